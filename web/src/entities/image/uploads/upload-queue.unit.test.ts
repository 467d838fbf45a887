import { UPLOAD_FILE_MAX, UPLOAD_FILES_MAX } from '@aperture-byline/contract/upload/limits';
import { heicReason, uploadReasons } from '@aperture-byline/contract/upload/upload-messages';
import type { KnownFile, Upload } from '@aperture-byline/contract/upload/wire';
import { describe, expect, it, vi } from 'vitest';
import { hashFile, queueTexts } from './queue-item.ts';
import type { Transfer } from './send-file.ts';
import { createUploadQueue, type QueueServices } from './upload-queue.ts';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47];

const photograph = (name: string, { type = 'image/jpeg', text = name, start = JPEG } = {}) =>
  new File([new Uint8Array(start), text], name, { type });

const heic = (name: string) => photograph(name, { type: '', text: `\0\0\0\x24ftypheic${name}`, start: [] });

/** A queue whose files arrive when the test says so. */
function open({ known = [] as string[], loading = Promise.resolve() } = {}) {
  const sentBytes: { file: File; name: string; arrive: () => void; break: () => void; transfer: Transfer }[] =
    [];
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

const uploadOf = (name: string, fields: Partial<Upload>): Upload => ({
  id: name,
  name,
  fileName: '',
  state: 'ready',
  reason: null,
  imageId: name,
  createdAt: '2026-11-22T08:00:00.000Z',
  ...fields,
});

describe('the queue of uploads', () => {
  it('When files are added, then three are sent at a time, and each one that arrives makes room', async () => {
    const { queue, sentBytes, expectStates } = open();
    queue.add(['a', 'b', 'c', 'd', 'e'].map((name) => photograph(name)));
    await expectStates(['sending', 'sending', 'sending', 'waiting', 'waiting']);
    await expect.poll(() => sentBytes).toHaveLength(3);
    sentBytes[1]?.arrive();
    await expectStates(['sending', 'processing', 'sending', 'sending', 'waiting']);
  });

  it('When files cannot be photographs, then they are refused with a reason and never sent', async () => {
    const { queue, sentBytes, expectStates, keep } = open();
    const large = photograph('large');
    Object.defineProperty(large, 'size', { value: UPLOAD_FILE_MAX + 1 });
    queue.add([
      photograph('x.jpg', { text: '<!doctype html><script>', start: [] }),
      photograph('empty', { text: '', start: [] }),
      large,
    ]);
    await expectStates(['refused', 'refused', 'refused']);
    expect(queue.get().map(({ problem }) => problem)).toEqual([
      uploadReasons.wrongType,
      uploadReasons.unreadable,
      uploadReasons.tooLarge,
    ]);
    expect(sentBytes).toEqual([]);
    expect(keep).not.toHaveBeenCalled();
  });

  it('When there are HEIC photographs, then one is converted at a time while others are sent, and sent as its JPEG', async () => {
    const { queue, sentBytes, expectStates, convert, keep } = open();
    const jpegs = [Promise.withResolvers<File>(), Promise.withResolvers<File>()];
    for (const { promise } of jpegs) convert.mockReturnValueOnce(promise);
    queue.add([heic('IMG_1.HEIC'), heic('IMG_2.HEIC'), photograph('a.jpg')]);
    await expectStates(['converting', 'converting', 'sending']);
    expect(convert).toHaveBeenCalledTimes(1);
    jpegs[0]?.resolve(photograph('IMG_1.jpg'));
    await expectStates(['sending', 'converting', 'sending']);
    expect(convert).toHaveBeenCalledTimes(2);
    await expect.poll(() => sentBytes.map(({ file }) => file.name)).toEqual(['a.jpg', 'IMG_1.jpg']);
    expect(keep.mock.lastCall?.[0].file.name).toBe('IMG_1.jpg');
  });

  it('When a HEIC photograph cannot be converted, then it says why, is not sent, and not offered again', async () => {
    const { queue, sentBytes, expectStates, convert, drop } = open();
    const large = photograph('large.jpg');
    Object.defineProperty(large, 'size', { value: UPLOAD_FILE_MAX + 1 });
    convert.mockResolvedValueOnce('unreadable').mockResolvedValueOnce('tooManyPixels');
    convert.mockResolvedValueOnce(large);
    queue.add(['1.heic', '2.heic', '3.heic'].map(heic));
    await expectStates(['refused', 'refused', 'refused']);
    const reasons = [heicReason, uploadReasons.tooManyPixels, uploadReasons.tooLarge];
    expect(queue.get().map(({ problem }) => problem)).toEqual(reasons);
    expect(sentBytes).toEqual([]);
    expect(drop).toHaveBeenCalledTimes(3);
  });

  it('When the conversion does not load, then it can be tried again; when it is cancelled, then nothing is sent', async () => {
    const { queue, sentBytes, expectStates, convert } = open();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const jpeg = Promise.withResolvers<File>();
    convert.mockRejectedValueOnce(new Error('The network is gone')).mockReturnValueOnce(jpeg.promise);
    queue.add([heic('IMG_1.HEIC')]);
    await expectStates(['failed']);
    expect(queue.get()[0]?.problem).toBe(queueTexts.notConverted);
    queue.retry(queue.get()[0]?.id ?? '');
    await expectStates(['converting']);
    await expect.poll(() => convert.mock.calls).toHaveLength(2);
    queue.remove(queue.get()[0]?.id ?? '');
    jpeg.resolve(photograph('IMG_1.jpg'));
    queue.add([photograph('a.jpg')]);
    await expect.poll(() => sentBytes.map(({ file }) => file.name)).toEqual(['a.jpg']);
    expect(queue.get()).toHaveLength(1);
  });

  it('When a picture has an odd extension or none, then it is sent as what its bytes are', async () => {
    const { queue, sentBytes, keep } = open();
    queue.add([
      photograph('DSC0001', { type: '' }),
      photograph('scan.jpg_large', { type: 'application/octet-stream', start: PNG }),
      new File(['RIFF\u0001\u0002\u0003\u0004WEBPVP8 '], 'misnamed.png', { type: 'image/png' }),
    ]);
    await expect.poll(() => sentBytes).toHaveLength(3);
    const types = ['image/jpeg', 'image/png', 'image/webp'];
    expect(sentBytes.map(({ file }) => file.type)).toEqual(types);
    expect(sentBytes.map(({ file }) => file.name)).toEqual(['DSC0001', 'scan.jpg_large', 'misnamed.png']);
    const kept: { file: File }[][] = keep.mock.calls;
    expect(kept.map(([pending]) => pending?.file.type)).toEqual(types);
  });

  it('When a file is there already, or twice in the list, then it is not sent', async () => {
    const { queue, sentBytes, expectStates, listKnown } = open({ known: ['old'] });
    queue.add([
      photograph('a', { text: 'old' }),
      photograph('b', { text: 'new' }),
      photograph('c', { text: 'new' }),
    ]);
    await expectStates(['known', 'sending', 'known']);
    expect(queue.get().map(({ problem }) => problem)).toEqual([
      uploadReasons.duplicate,
      null,
      queueTexts.twice,
    ]);
    await expect.poll(() => sentBytes).toHaveLength(1);
    expect(listKnown).toHaveBeenCalledTimes(1);
  });

  it('When nobody can be asked, then files are sent all the same', async () => {
    const { queue, expectStates, listKnown } = open();
    listKnown.mockRejectedValue(new Error('No connection'));
    queue.add([photograph('a')]);
    await expectStates(['sending']);
  });

  it('When one is paused, then another takes its place, and it goes on where it was', async () => {
    const { queue, sentBytes, expectStates } = open();
    queue.add(['a', 'b', 'c', 'd'].map((name) => photograph(name)));
    await expect.poll(() => sentBytes).toHaveLength(3);
    const [first] = queue.get();
    queue.pause(first?.id ?? '');
    await expectStates(['paused', 'sending', 'sending', 'sending']);
    expect(sentBytes[0]?.transfer.pause).toHaveBeenCalledOnce();
    queue.resume(first?.id ?? '');
    await expectStates(['waiting', 'sending', 'sending', 'sending']);
    await expect.poll(() => sentBytes).toHaveLength(4);
    sentBytes[1]?.arrive();
    await expectStates(['sending', 'processing', 'sending', 'sending']);
    expect(sentBytes[0]?.transfer.resume).toHaveBeenCalledOnce();
    expect(sentBytes).toHaveLength(4);
  });

  it('When all are paused and go on, then nothing is sent in between', async () => {
    const { queue, sentBytes, expectStates } = open();
    queue.add([photograph('a'), photograph('b')]);
    await expect.poll(() => sentBytes).toHaveLength(2);
    queue.pauseAll();
    await expectStates(['paused', 'paused']);
    queue.add([photograph('c')]);
    await expectStates(['paused', 'paused', 'paused']);
    queue.resumeAll();
    await expectStates(['sending', 'sending', 'sending']);
    expect(sentBytes[0]?.transfer.resume).toHaveBeenCalledOnce();
  });

  it('When all are paused and one goes on, then the others stay paused until the last of them goes on', async () => {
    const { queue, sentBytes, expectStates } = open();
    queue.add([photograph('a'), photograph('b')]);
    await expect.poll(() => sentBytes).toHaveLength(2);
    queue.pauseAll();
    queue.resume(queue.get()[1]?.id ?? '');
    await expectStates(['paused', 'sending']);
    expect(queue.isPaused()).toBe(true);
    expect(sentBytes[0]?.transfer.resume).not.toHaveBeenCalled();
    queue.resume(queue.get()[0]?.id ?? '');
    await expectStates(['sending', 'sending']);
    expect(queue.isPaused()).toBe(false);
  });

  it('When all are paused before one is sent, then the list is told, and sends nothing', async () => {
    const { queue, sentBytes, expectStates } = open();
    queue.add([photograph('a')]);
    const before = queue.get();
    queue.pauseAll();
    expect(queue.get()).not.toBe(before);
    await expectStates(['paused']);
    expect(sentBytes).toHaveLength(0);
  });

  it('When one is paused, goes on and is cancelled while the code is loading, then it is sent once, and stopped', async () => {
    const loading = Promise.withResolvers<void>();
    const { queue, sentBytes, expectStates } = open({ loading: loading.promise });
    queue.add([photograph('a'), photograph('b')]);
    await expectStates(['sending', 'sending']);
    const [a, b] = queue.get();
    for (const { id } of [a, b].filter((item) => item !== undefined)) {
      queue.pause(id);
      queue.resume(id);
    }
    queue.remove(b?.id ?? '');
    loading.resolve();
    await expect.poll(() => sentBytes).toHaveLength(2);
    await expect.poll(() => sentBytes[1]?.transfer.cancel).toHaveBeenCalledOnce();
    expect(sentBytes[0]?.transfer.resume).toHaveBeenCalledOnce();
    sentBytes[0]?.arrive();
    await expectStates(['processing']);
    expect(sentBytes).toHaveLength(2);
  });

  it('When one does not arrive, then it can be tried again under another name', async () => {
    const { queue, sentBytes, expectStates } = open();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    queue.add([photograph('a')]);
    await expect.poll(() => sentBytes).toHaveLength(1);
    sentBytes[0]?.break();
    await expectStates(['failed']);
    expect(queue.get()[0]?.problem).toBe(queueTexts.notArrived);
    queue.retry(queue.get()[0]?.id ?? '');
    await expectStates(['sending']);
    await expect.poll(() => sentBytes).toHaveLength(2);
    expect(sentBytes[1]?.name).not.toBe(sentBytes[0]?.name);
  });

  it('When one cannot be read, then it alone fails, and is read again when it is tried again', async () => {
    const { queue, expectStates, hash } = open();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    hash.mockRejectedValueOnce(new DOMException('The file is gone', 'NotReadableError'));
    queue.add([photograph('a'), photograph('b')]);
    await expectStates(['failed', 'sending']);
    expect(queue.get()[0]?.problem).toBe(queueTexts.notRead);
    queue.add([photograph('c')]);
    await expectStates(['failed', 'sending', 'sending']);
    queue.retry(queue.get()[0]?.id ?? '');
    await expectStates(['sending', 'sending', 'sending']);
    expect(queue.get()[0]?.problem).toBeNull();
  });

  it('When one is cancelled, then it leaves the list, and is not offered again', async () => {
    const { queue, sentBytes, expectStates, drop } = open();
    queue.add([photograph('a')]);
    await expect.poll(() => sentBytes).toHaveLength(1);
    const [item] = queue.get();
    queue.remove(item?.id ?? '');
    await expectStates([]);
    expect(sentBytes[0]?.transfer.cancel).toHaveBeenCalledOnce();
    expect(drop).toHaveBeenCalledWith(item?.id);
  });

  it('When the server says what became of them, then the list says so, and clearing leaves what is open', async () => {
    const { queue, sentBytes, expectStates, drop } = open();
    queue.add(['a', 'b', 'c', 'd'].map((name) => photograph(name)));
    await expect.poll(() => sentBytes).toHaveLength(3);
    for (const one of sentBytes) one.arrive();
    await expectStates(['processing', 'processing', 'processing', 'sending']);
    const [a, b, c] = sentBytes.map(({ name }) => name);
    queue.settle([
      uploadOf(a ?? '', {}),
      uploadOf(b ?? '', { state: 'refused', reason: 'duplicate' }),
      uploadOf(c ?? '', { state: 'refused', reason: 'tooManyPixels' }),
      uploadOf('another', {}),
    ]);
    await expectStates(['ready', 'known', 'refused', 'sending']);
    expect(queue.get()[2]?.problem).toBe(uploadReasons.tooManyPixels);
    expect(drop).toHaveBeenCalledTimes(3);
    queue.removeEnded();
    await expectStates(['sending']);
  });

  it('When there are more than a hundred, then the rest is left out and said', async () => {
    const { queue } = open();
    const files = Array.from({ length: UPLOAD_FILES_MAX + 1 }, (_, index) => photograph(`photo ${index}`));
    expect(queue.add(files)).toBe(true);
    expect(queue.get()).toHaveLength(UPLOAD_FILES_MAX);
  });
});

it('When a file is hashed, then it is SHA-256 in hexadecimal', async () => {
  expect(await hashFile(new File(['abc'], 'abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
