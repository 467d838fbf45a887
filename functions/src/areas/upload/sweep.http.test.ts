import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inDays, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { beforeEach, expect, test } from 'vitest';
import { db, put, uniqueId, uniqueUserId } from '../../../test-support/project/database.ts';
import { filesBelow, putFile, removeAllFiles } from '../../../test-support/project/files.ts';
import { joinAs } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { byline, putExhibition, putImage } from '../../../test-support/works/fixtures.ts';
import { sweepFiles } from './sweep.ts';

const command = fileURLToPath(new URL('../../operator-commands.ts', import.meta.url));
const bytes = Buffer.from('x');
/** A day and more after what the test writes. */
const later = () => inDays(1.01);

beforeEach(removeAllFiles);

async function putFiles(id: string): Promise<string[]> {
  return Promise.all([`photos/${id}/160.jpeg`, `originals/${id}`].map((path) => putFile(path, bytes)));
}

async function left(paths: readonly string[]): Promise<string[]> {
  const all = (await Promise.all(['photos', 'originals', 'uploads'].map(filesBelow))).flat();
  return paths.filter((path) => all.includes(path));
}

test('When a day has passed, then what no image names goes, and nothing else', async () => {
  const used = await putImage({ owner: byline() });
  const orphan = uniqueId('orphan');
  const kept = await putFiles(used);
  const lost = await putFiles(orphan);
  const { incoming, orphans } = await sweepFiles();
  expect({ incoming, orphans }).toEqual({ incoming: 0, orphans: 0 });
  expect(await left(lost)).toEqual(lost);
  expect((await sweepFiles(later())).orphans).toBe(1);
  expect(await left(lost)).toEqual([]);
  expect(await left(kept)).toEqual(kept);
  await expectUnchanged(async () => {
    expect(await sweepFiles(later())).toEqual({ incoming: 0, orphans: 0, attachments: 0 });
  });
});

test('When an image was edited by hand so that it can’t be read, then its files stay until it is mended', async () => {
  const id = await putImage({ owner: byline() });
  const files = await putFiles(id);
  await db.doc(`images/${id}`).update({ owner: null });
  expect((await sweepFiles(later())).orphans).toBe(0);
  expect(await left(files)).toEqual(files);
});

test('When an order shows the image, then its variants stay for the buyer, and the original goes', async () => {
  const id = uniqueId('ordered');
  const files = await putFiles(id);
  await put(`orders/${uniqueId('order')}`, { imageIds: [id] });
  expect((await sweepFiles(later())).orphans).toBe(0);
  expect(await left(files)).toEqual([`photos/${id}/160.jpeg`]);
});

test('When a work or its revision shows the picture of an image that is not there, then its files stay', async () => {
  const [shown, revised, lost] = [uniqueId('shown'), uniqueId('revised'), uniqueId('lost')];
  const kept = [...(await putFiles(shown)), ...(await putFiles(revised))];
  const gone = await putFiles(lost);
  const workId = await putExhibition({ banner: samplePicture(shown), imageIds: [] });
  const fields = { title: 'Tides', banner: samplePicture(revised) };
  const revision = { kind: 'exhibition', workId, state: 'draft', fields, shownImageIds: [revised] };
  await put(`exhibitions/${workId}/revisions/current`, revision);
  expect((await sweepFiles(later())).orphans).toBe(1);
  expect(await left([...kept, ...gone])).toEqual(kept);
});

test('When an upload is under way, then its files stay for the day that its event may take, and then it ends', async () => {
  const { userId, uid } = await joinAs({ isArtist: true });
  const id = uniqueId('upload');
  const files = await putFiles(id);
  const upload = {
    ownerId: userId,
    uid,
    name: 'x',
    size: 1,
    state: 'processing',
    reason: null,
    imageId: null,
  };
  await put(`uploads/${id}`, { ...upload, createdAt: new Date(), updatedAt: new Date() });
  await sweepFiles();
  expect(await left(files)).toEqual(files);
  await sweepFiles(later());
  expect(await left(files)).toEqual([]);
  expect((await db.doc(`uploads/${id}`).get()).data()).toMatchObject({ state: 'refused', reason: 'failed' });
  const notices = await db.collection(`users/${userId}/notices`).get();
  expect(notices.docs.map((notice) => notice.get('state'))).toEqual(['refused']);
});

test('When a file came in and nothing processed it, then it goes after a day', async () => {
  // No such name is processed.
  const path = await putFile(`uploads/uid-${uniqueUserId()}/deep/${'a'.repeat(24)}.jpg`, bytes);
  expect((await sweepFiles()).incoming).toBe(0);
  expect((await sweepFiles(later())).incoming).toBe(1);
  expect(await left([path])).toEqual([]);
});

test('When an operator runs it by hand, then it says what it did', async () => {
  const lost = await putFiles(uniqueId('orphan'));
  const run = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [command, 'schedule', 'uploads', ...args])).stdout;
  expect(await run()).toMatch(
    /^uploads: \d+ files never processed, \d+ images without a document, \d+ attachments never shown\n$/,
  );
  expect(await left(lost)).toEqual(lost);
  await run('25');
  expect(await left(lost)).toEqual([]);
});
