import { getOriginal } from '@aperture-byline/contract/endpoints/studio/studio-image';
import { messages } from '@aperture-byline/contract/shared/messages';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { ApiError, fetchOrFail } from '#lib/api/api.ts';
import { isFinal } from '#lib/api/autosave.ts';

/** Bytes that are fetched at once: servers end an answer that is larger, or takes longer, than they allow. */
const PIECE = 8 * 1024 * 1024;
/** Milliseconds before a piece is asked for again. */
const PAUSES = [1000, 5000] as const;

interface Options {
  signal: AbortSignal;
  /** Called with the part of the file that is there, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** Fetches the file that one of the caller's photographs was uploaded as. Throws where a piece fails repeatedly. */
export async function fetchOriginal(imageId: string, { signal, onProgress }: Options): Promise<Blob> {
  const pieces: Blob[] = [];
  let read = 0;
  let size: number;
  do {
    const piece = await insistently(signal, async () => {
      // Each time: an address lasts for some minutes only.
      const original = await callAuthenticated(getOriginal, { params: { imageId } }, { signal });
      const range = `bytes=${read}-${Math.min(read + PIECE, original.size) - 1}`;
      const response = await fetchOrFail(original.address, { headers: { Range: range }, signal });
      if (response.status !== 206) throw new ApiError(response.status, messages.somethingWrongLater);
      return { size: original.size, blob: await response.blob() };
    });
    pieces.push(piece.blob);
    read += piece.blob.size;
    ({ size } = piece);
    onProgress(read / size);
  } while (read < size);
  return new Blob(pieces);
}

async function insistently<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || isFinal(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal.throwIfAborted();
  }
  return work();
}
