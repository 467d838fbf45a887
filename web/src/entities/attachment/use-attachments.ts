import { attachmentMessages } from '@aperture-byline/contract/attachment/attachment-messages';
import { ATTACHMENT_FILE_MAX, ATTACHMENT_FILE_TYPES } from '@aperture-byline/contract/attachment/wire';
import { addAttachment } from '@aperture-byline/contract/endpoints/mail/attachment';
import { useEffect, useRef, useState } from 'react';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { ApiError } from '#lib/api/api.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { InvalidPictureError, scalePicture } from '#lib/pictures/scale-picture.ts';

/** Pixels: the server keeps no longer side. */
const LONGEST_SIDE = 2000;

export interface ChosenPicture {
  key: string;
  name: string;
  /** Address of the picture, such as an object URL. */
  preview: string;
  /** `failed` may be tried again, `refused` not. */
  status: 'sending' | 'ready' | 'failed' | 'refused';
  problem?: string;
  id?: string;
}

export interface AttachmentsControl {
  /** Number of pictures that may be sent. */
  max: number;
  pictures: readonly ChosenPicture[];
  /** Why not all that was chosen is there. */
  problem: string | null;
  /** Ids of those that are there; null while one is on its way, or failed. */
  ids: string[] | null;
  add: (files: readonly File[]) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
  clear: () => void;
}

/** Attaches an uploaded file to a sub-order, for `useAttachments`. */
export const attachToSubOrder =
  ({ orderId, artistId }: { orderId: string; artistId: number }) =>
  async (file: string, signal: AbortSignal): Promise<string> => {
    const params = { orderId, artistId: String(artistId) };
    return (await callAuthenticated(addAttachment, { params, body: { file } }, { signal })).id;
  };

/**
 * Scales and uploads each chosen picture at once, and passes its path to `attach`, which returns what names it when it
 * is sent; without it, the path does. `initial` are pictures that were sent before.
 */
export function useAttachments({
  uid,
  max,
  initial = [],
  attach,
}: {
  uid: string;
  max: number;
  initial?: readonly ChosenPicture[];
  attach?: (file: string, signal: AbortSignal) => Promise<string>;
}): AttachmentsControl {
  const [pictures, setPictures] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const files = useRef(new Map<string, { file: File; ends: AbortController }>());

  function forget(keys: readonly string[]) {
    for (const key of keys) {
      files.current.get(key)?.ends.abort();
      files.current.delete(key);
    }
  }

  useEffect(() => {
    const known = files.current;
    return () => {
      for (const { ends } of known.values()) ends.abort();
    };
  }, []);

  const change = (key: string, fields: Partial<ChosenPicture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...fields } : one)));

  async function send(key: string) {
    const entry = files.current.get(key);
    if (!entry) return;
    const { signal } = entry.ends;
    change(key, { status: 'sending' });
    try {
      const picture = await scalePicture(entry.file, {
        types: ATTACHMENT_FILE_TYPES,
        bytesMax: ATTACHMENT_FILE_MAX,
        texts: attachmentMessages,
        toScale: (width, height) => LONGEST_SIDE / Math.max(width, height),
      });
      const { uploadPicture } = await import('#entities/session/firebase/upload-picture.ts');
      const file = await uploadPicture('attachments', uid, picture, { signal });
      const id = attach ? await attach(file, signal) : file;
      if (!signal.aborted) change(key, { status: 'ready', id });
    } catch (error) {
      if (signal.aborted) return;
      const known = toProblem(error);
      if (known === null) console.error('The picture could not be sent:', error);
      change(key, {
        status: known === null ? 'failed' : 'refused',
        problem: known ?? errorText(error, attachmentMessages.notAdded),
      });
    }
  }

  return {
    max,
    pictures,
    problem,
    ids: pictures.every(({ id }) => id !== undefined) ? pictures.flatMap(({ id }) => id ?? []) : null,
    add: (chosen) => {
      const room = max - pictures.length;
      setProblem(chosen.length > room ? attachmentMessages.tooMany(max) : null);
      const added = chosen.slice(0, room).map((file) => {
        const key = crypto.randomUUID();
        files.current.set(key, { file, ends: new AbortController() });
        return { key, name: file.name, preview: URL.createObjectURL(file), status: 'sending' as const };
      });
      setPictures((all) => [...all, ...added]);
      for (const { key } of added) send(key);
    },
    retry: send,
    remove: (key) => {
      forget([key]);
      setProblem(null);
      setPictures((all) => all.filter((one) => one.key !== key));
      revoke(pictures.filter((one) => one.key === key));
    },
    clear: () => {
      forget([...files.current.keys()]);
      setProblem(null);
      setPictures([]);
      revoke(pictures);
    },
  };
}

function revoke(pictures: readonly ChosenPicture[]): void {
  for (const { preview } of pictures) URL.revokeObjectURL(preview);
}

/** Returns the error of the picture itself, which would be refused again; null for any other error. */
function toProblem(error: unknown): string | null {
  if (error instanceof InvalidPictureError) return error.message;
  if (!(error instanceof ApiError)) return null;
  return error.fields.file ?? (error.status === 429 ? error.message : null);
}
