import { attachmentMessages } from '@aperture-byline/contract/attachment/attachment-messages';
import { ATTACHMENT_FILE_MAX, ATTACHMENT_FILE_TYPES, ATTACHMENTS_MAX } from '@aperture-byline/contract/attachment/wire';
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
  /** Object URL. */
  preview: string;
  /** `failed` may be tried again, `refused` not. */
  status: 'sending' | 'ready' | 'failed' | 'refused';
  problem?: string;
  id?: string;
}

export interface AttachmentsControl {
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

/** Scales, uploads and attaches each picture of a message or claim as soon as it is chosen. */
export function useAttachments({
  uid,
  orderId,
  artistId,
}: {
  uid: string;
  orderId: string;
  artistId: number;
}): AttachmentsControl {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
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
      const params = { orderId, artistId: String(artistId) };
      const { id } = await callAuthenticated(addAttachment, { params, body: { file } }, { signal });
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
    pictures,
    problem,
    ids: pictures.every(({ id }) => id !== undefined) ? pictures.flatMap(({ id }) => id ?? []) : null,
    add: (chosen) => {
      const room = ATTACHMENTS_MAX - pictures.length;
      setProblem(chosen.length > room ? attachmentMessages.tooMany : null);
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
