import { heicReason, uploadReasons } from '@aperture-byline/contract/upload/upload-messages';
import { UPLOAD_FILE_MAX } from '@aperture-byline/contract/upload/wire';
import { expect, it, vi } from 'vitest';
import { openQueue, photograph } from '../../../../test-support/studio/upload-queue.ts';
import { queueTexts } from './queue-item.ts';

const heic = (name: string) => photograph(name, { type: '', text: `\0\0\0\x24ftypheic${name}`, start: [] });

it('When there are HEIC photographs, then one is converted at a time while others are sent, and sent as its JPEG', async () => {
  const { queue, sentBytes, expectStates, convert, keep } = openQueue();
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
  const { queue, sentBytes, expectStates, convert, drop } = openQueue();
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
  const { queue, sentBytes, expectStates, convert } = openQueue();
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
