/** A portrait on its way in: `avatars/{uid}/in/{name}`. */
export interface IncomingFile {
  path: string;
  uid: string;
  name: string;
}

const PATH = /^avatars\/([^/]+)\/in\/([A-Za-z0-9_-][A-Za-z0-9._-]{0,127})$/;

/** Null for a path that is anything else. */
export function toIncomingFile(path: string): IncomingFile | null {
  const [, uid, name] = PATH.exec(path) ?? [];
  return uid === undefined || name === undefined ? null : { path, uid, name };
}
