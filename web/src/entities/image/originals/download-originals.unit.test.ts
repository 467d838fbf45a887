// @vitest-environment jsdom

import { Blob } from 'node:buffer';
import { ReadableStream } from 'node:stream/web';
import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveBlob } from '#lib/save-file.ts';
import { toastStore } from '#lib/toast.ts';
import { answerCalls, failure } from '../../../../test-support/pages/answer-calls.ts';
import { draftImage } from '../../../../test-support/studio/studio-image.ts';
import { downloadOriginals, endDownload } from './download-originals.ts';
import { downloadStore } from './download-store.ts';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));
vi.mock('#lib/save-file.ts', () => ({ saveBlob: vi.fn() }));

const MEGABYTE = 1024 * 1024;
/** Bytes of a file that comes in two pieces. */
const SIZE = 10 * MEGABYTE;

const dunes = { ...draftImage('dunes', 'Dunes'), fileName: 'DSC 1.HEIC' };
const harbour = { ...draftImage('harbour', 'Harbour'), fileName: 'dsc 1.jpg' };

/** A JPEG, by its first bytes. */
const bytes = new Uint8Array(SIZE).fill(7);
bytes.set([0xff, 0xd8]);

const piece = ({ headers }: { headers: Headers }) => {
  const [, start = '0', end = '0'] = /^bytes=(\d+)-(\d+)$/.exec(headers.get('Range') ?? '') ?? [];
  return new Response(bytes.slice(Number(start), Number(end) + 1), { status: 206 });
};
const original = (id: string) => ({ address: `/api/file/${id}`, size: SIZE });
const saved = () => vi.mocked(saveBlob).mock.calls.map(([name, blob]) => ({ name, size: blob.size }));

beforeEach(() => {
  // jsdom's own is none to `fetch`, and it has no streams.
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('ReadableStream', ReadableStream);
  vi.stubGlobal('setTimeout', (run: () => void) => setImmediate(run));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  endDownload();
  vi.clearAllMocks();
});

test('When one is wanted, then its file is saved under its own name, put together from its pieces', async () => {
  answerCalls({ 'GET /studio/image/dunes/original': original('dunes'), 'GET /file/dunes': piece });
  await downloadOriginals('asha', [dunes]);
  // As a file of this type is called, since a HEIC was converted when it was sent.
  expect(saved()).toEqual([{ name: 'DSC 1.jpg', size: SIZE }]);
  expect(toastStore.get()).toMatchObject({ status: 'success', text: studioImageMessages.originalsSaved(1) });
  expect(downloadStore.get()).toBeNull();
});

test('When one of several is gone and another fails twice, then the zip has all others, and the one is named', async () => {
  let failures = 0;
  answerCalls({
    'GET /studio/image/dunes/original': original('dunes'),
    'GET /file/dunes': (made: { headers: Headers }) => {
      failures += 1;
      return failures < 3 ? failure(503, 'UNAVAILABLE') : piece(made);
    },
    'GET /studio/image/gone/original': failure(404, 'NOT_FOUND'),
    'GET /studio/image/harbour/original': original('harbour'),
    'GET /file/harbour': piece,
  });
  const gone = draftImage('gone', 'Gone');
  await downloadOriginals('asha', [dunes, gone, harbour]);
  const [zip] = saved();
  expect(zip?.name).toBe('Originals.zip');
  expect(zip?.size).toBeGreaterThan(2 * SIZE);
  const names = await vi.mocked(saveBlob).mock.calls[0]?.[1].text();
  // The same name in another case would overwrite it on many disks.
  for (const name of ['DSC 1.jpg', 'dsc 1 (2).jpg']) expect(names).toContain(name);
  expect(downloadStore.get()).toMatchObject({ isRunning: false, failed: [{ id: 'gone' }] });
});

test('When nothing comes, then nothing is saved; when it is cancelled, then nothing is said', async () => {
  answerCalls({});
  await downloadOriginals('asha', [dunes, harbour]);
  expect(downloadStore.get()).toMatchObject({ isRunning: false, failed: [{ id: 'dunes' }, { id: 'harbour' }] });
  answerCalls({ 'GET /studio/image/dunes/original': original('dunes'), 'GET /file/dunes': () => endDownload() });
  await downloadOriginals('asha', [dunes, harbour]);
  expect(downloadStore.get()).toBeNull();
  expect(saved()).toEqual([]);
});
