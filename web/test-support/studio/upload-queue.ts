import type { KnownFile } from '@aperture-byline/contract/upload/wire';
import { expect, vi } from 'vitest';
import type { Transfer } from '../../src/entities/image/uploads/send-file.ts';
import { createUploadQueue, type QueueServices } from '../../src/entities/image/uploads/upload-queue.ts';

const JPEG = [0xff, 0xd8, 0xff];

/** A file that begins as a photograph does. */
export const photograph = (name: string, { type = 'image/jpeg', text = name, start = JPEG } = {}) =>
  new File([new Uint8Array(start), text], name, { type });

/** A queue whose files arrive when the test says so. */
export function openQueue({ known = [] as string[], loading = Promise.resolve() } = {}) {
  const sentBytes: { file: File; name: string; arrive: () => void; break: () => void; transfer: Transfer }[] = [];
  const keep = vi.fn(async (_pending: { id: string; file: File }) => undefined);
  const drop = vi.fn(async () => undefined);
  const listKnown = vi.fn(
    async (hashes: string[]): Promise<KnownFile[]> =>
      hashes.filter((hash) => known.includes(hash)).map((hash) => ({ hash, imageId: 'one' })),
  );
  const hash = vi.fn(async (file: File) => file.slice(JPEG.length).text());
  const convert = vi.fn(async (_file: File): ReturnType<QueueServices['convert']> => 'unreadable');
  const queue = createUploadQueue({
    send: async ({ file, name }, onProgress) => {
      await loading;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      onProgress(1);
      const transfer = {
        done: promise,
        pause: vi.fn(),
        resume: vi.fn(),
        cancel: vi.fn(() => reject(new Error('Cancelled'))),
      };
      sentBytes.push({
        file,
        name,
        arrive: resolve,
        break: () => reject(new Error('The network is gone')),
        transfer,
      });
      return transfer;
    },
    listKnown,
    hash,
    convert,
    keep,
    drop,
  });
  const states = () => queue.get().map(({ state }) => state);
  const expectStates = (expected: string[]) => expect.poll(states).toEqual(expected);
  return { queue, sentBytes, states, expectStates, keep, drop, listKnown, hash, convert };
}
