import { uploadReasons } from '@aperture-byline/contract/upload/upload-messages';
import { UPLOAD_FILE_MAX, UPLOAD_FILES_MAX, type Upload } from '@aperture-byline/contract/upload/wire';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api.ts';
import { openQueue, photograph } from '../../../../test-support/studio/upload-queue.ts';
import { hashFile, queueTexts } from './queue-item.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47];

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
    const { queue, sentBytes, expectStates } = openQueue();
    queue.add(['a', 'b', 'c', 'd', 'e'].map((name) => photograph(name)));
    await expectStates(['sending', 'sending', 'sending', 'waiting', 'waiting']);
    await expect.poll(() => sentBytes).toHaveLength(3);
    sentBytes[1]?.arrive();
    await expectStates(['sending', 'processing', 'sending', 'sending', 'waiting']);
  });

  it('When files cannot be photographs, then they are refused with a reason and never sent', async () => {
    const { queue, sentBytes, expectStates, keep } = openQueue();
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

  it('When a picture has an odd extension or none, then it is sent as what its bytes are', async () => {
    const { queue, sentBytes, keep } = openQueue();
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

  it('When bytes stand behind the start of a JPEG, over which decoders pass, then it is sent', async () => {
    const { queue, sentBytes } = openQueue();
    queue.add([photograph('gap', { type: '', start: [0xff, 0xd8, 0, 7, 0xff, 0xdb] })]);
    await expect.poll(() => sentBytes.map(({ file }) => file.type)).toEqual(['image/jpeg']);
  });

  it('When a file is there already, or twice in the list, then it is not sent', async () => {
    const { queue, sentBytes, expectStates, listKnown } = openQueue({ known: ['old'] });
    queue.add([photograph('a', { text: 'old' }), photograph('b', { text: 'new' }), photograph('c', { text: 'new' })]);
    await expectStates(['known', 'sending', 'known']);
    expect(queue.get().map(({ problem }) => problem)).toEqual([uploadReasons.duplicate, null, queueTexts.twice]);
    await expect.poll(() => sentBytes).toHaveLength(1);
    expect(listKnown).toHaveBeenCalledTimes(1);
  });

  it('When the house is read-only, then nothing is sent, the list says why, and it may be tried again', async () => {
    const { queue, expectStates, listKnown, sentBytes } = openQueue();
    listKnown.mockRejectedValueOnce(new ApiError(503, 'Open for looking only', { code: 'READ_ONLY' }));
    queue.add([photograph('a'), photograph('b')]);
    await expectStates(['failed', 'failed']);
    expect(queue.get().map(({ problem }) => problem)).toEqual(Array(2).fill('Open for looking only'));
    expect(sentBytes).toHaveLength(0);
    queue.retry(queue.get()[0]?.id ?? '');
    await expectStates(['sending', 'failed']);
  });

  it('When nobody can be asked, then files are sent all the same', async () => {
    const { queue, expectStates, listKnown } = openQueue();
    listKnown.mockRejectedValue(new Error('No connection'));
    queue.add([photograph('a')]);
    await expectStates(['sending']);
  });

  it('When all are paused and go on, then nothing is sent in between', async () => {
    const { queue, sentBytes, expectStates } = openQueue();
    queue.add([photograph('a'), photograph('b')]);
    await expect.poll(() => sentBytes).toHaveLength(2);
    queue.pauseAll();
    await expectStates(['paused', 'paused']);
    queue.add([photograph('c')]);
    await expectStates(['paused', 'paused', 'paused']);
    expect(sentBytes[0]?.transfer.pause).toHaveBeenCalledOnce();
    queue.resumeAll();
    await expectStates(['sending', 'sending', 'sending']);
    expect(sentBytes[0]?.transfer.resume).toHaveBeenCalledOnce();
  });

  it('When all are paused, then those that wait stay behind those that were sent, and arrive after them', async () => {
    const { queue, sentBytes, expectStates } = openQueue();
    queue.add(['a', 'b', 'c', 'd'].map((name) => photograph(name)));
    await expectStates(['sending', 'sending', 'sending', 'waiting']);
    queue.pauseAll();
    queue.remove(queue.get()[0]?.id ?? '');
    await expectStates(['paused', 'paused', 'paused']);
    await expect.poll(() => sentBytes[0]?.transfer.cancel).toHaveBeenCalledOnce();
    expect(sentBytes).toHaveLength(3);
    queue.resumeAll();
    await expectStates(['sending', 'sending', 'sending']);
    await expect.poll(() => sentBytes).toHaveLength(4);
    for (const one of sentBytes) one.arrive();
    await expectStates(['processing', 'processing', 'processing']);
  });

  it('When the last file that a pause holds is cancelled, then the pause ends', async () => {
    const { queue, sentBytes, expectStates } = openQueue();
    queue.add([photograph('a')]);
    await expect.poll(() => sentBytes).toHaveLength(1);
    queue.pauseAll();
    expect(queue.isPaused()).toBe(true);
    queue.remove(queue.get()[0]?.id ?? '');
    expect(queue.isPaused()).toBe(false);
    queue.add([photograph('b')]);
    await expectStates(['sending']);
  });

  it('When all are paused before one is sent, then the list is told, and sends nothing', async () => {
    const { queue, sentBytes, expectStates } = openQueue();
    queue.add([photograph('a')]);
    const before = queue.get();
    queue.pauseAll();
    expect(queue.get()).not.toBe(before);
    await expectStates(['paused']);
    expect(sentBytes).toHaveLength(0);
  });

  it('When all are paused and go on while the code is loading, then each is sent once, and one that is cancelled is stopped', async () => {
    const loading = Promise.withResolvers<void>();
    const { queue, sentBytes, expectStates } = openQueue({ loading: loading.promise });
    queue.add([photograph('a'), photograph('b')]);
    await expectStates(['sending', 'sending']);
    queue.pauseAll();
    queue.resumeAll();
    queue.remove(queue.get()[1]?.id ?? '');
    loading.resolve();
    await expect.poll(() => sentBytes).toHaveLength(2);
    await expect.poll(() => sentBytes[1]?.transfer.cancel).toHaveBeenCalledOnce();
    expect(sentBytes[0]?.transfer.resume).toHaveBeenCalledOnce();
    sentBytes[0]?.arrive();
    await expectStates(['processing']);
    expect(sentBytes).toHaveLength(2);
  });

  it('When one does not arrive, then it can be tried again under another name', async () => {
    const { queue, sentBytes, expectStates } = openQueue();
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
    const { queue, expectStates, hash } = openQueue();
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
    const { queue, sentBytes, expectStates, drop } = openQueue();
    queue.add([photograph('a')]);
    await expect.poll(() => sentBytes).toHaveLength(1);
    const [item] = queue.get();
    queue.remove(item?.id ?? '');
    await expectStates([]);
    expect(sentBytes[0]?.transfer.cancel).toHaveBeenCalledOnce();
    expect(drop).toHaveBeenCalledWith(item?.id);
  });

  it('When the server says what became of them, then the list says so, and clearing leaves what is open', async () => {
    const { queue, sentBytes, expectStates, drop } = openQueue();
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
    const { queue } = openQueue();
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
