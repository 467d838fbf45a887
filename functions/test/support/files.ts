import { getStorage } from 'firebase-admin/storage';
import { config } from '../../src/platform/config.ts';
import { auth } from '../../src/platform/firebase.ts';
import { uniqueId } from './database.ts';

function bucket() {
  return getStorage(auth().app).bucket(config().bucket);
}

/** Puts a file where a client uploads an avatar; its path. */
export async function uploadAvatar(
  { uid }: { uid: string },
  data: Buffer,
  name = uniqueId('face'),
): Promise<string> {
  const path = `avatars/${uid}/in/${name}`;
  await bucket()
    .file(path)
    .save(data, { resumable: false, metadata: { contentType: 'image/jpeg' } });
  return path;
}

/** Paths below a folder, in order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const [files] = await bucket().getFiles({ prefix: `${folder}/` });
  return files.map(({ name }) => name).sort();
}

/** Content and headers of a stored file. */
export async function storedFile(path: string) {
  const file = bucket().file(path);
  const [[data], [{ contentType, cacheControl }]] = await Promise.all([file.download(), file.getMetadata()]);
  return { data, contentType, cacheControl };
}

export async function removeFiles(...folders: string[]): Promise<void> {
  for (const folder of folders) await bucket().deleteFiles({ prefix: `${folder}/` });
}
