import { sampleImage } from '@aperture-byline/contract/samples/stored-documents';
import { ORIGINALS_MAX, UPLOAD_FILE_MAX, UPLOADS_PER_DAY } from '@aperture-byline/contract/upload/wire';
import { afterAll, describe, expect, test } from 'vitest';
import { put, uniqueId } from '../../../test-support/database.ts';
import { byline } from '../../../test-support/fixtures.ts';
import { changeUser, joinAs, removeFixtures } from '../../../test-support/members.ts';
import { jpeg, jpegWithNotes } from '../../../test-support/pictures.ts';
import {
  arrive,
  expectNothing,
  expectOneImage,
  removeUploads,
  storedUpload,
} from '../../../test-support/uploads.ts';
import { buildCounterPath } from '../../data/images/uploads.ts';
import { processUpload } from './process-upload.ts';

const photograph = await jpegWithNotes();

afterAll(async () => {
  await removeUploads();
  await removeFixtures();
});

describe('a file that somebody may not upload', () => {
  test('When the role ends while the picture is processed, then nothing stays of it', async () => {
    const member = await joinAs({ isArtist: true });
    const { file, id, steps } = arrive(member, await jpeg(580, 300));
    const writePrivateFile: typeof steps.writePrivateFile = async (path, data) => {
      await steps.writePrivateFile(path, data);
      await changeUser(member, { isArtist: false });
    };
    await processUpload(file, { ...steps, writePrivateFile });
    expect(await storedUpload(id)).toMatchObject({ state: 'refused', reason: 'notArtist' });
    await expectNothing(id);
  });

  test('When it is the 501st of a day, then it is refused', async () => {
    const member = await joinAs({ isArtist: true });
    const { file, id, steps } = arrive(member, await jpeg(590, 300));
    await put(buildCounterPath(member.uid, file.createdAt), { uploads: UPLOADS_PER_DAY - 1 });
    await processUpload(file, steps);
    await expectOneImage(id);
    const next = arrive(member, await jpeg(600, 300));
    await processUpload(next.file, next.steps);
    expect(await storedUpload(next.id)).toMatchObject({ state: 'refused', reason: 'tooManyToday' });
    await expectNothing(next.id);
    expect(next.isThere()).toBe(false);
  });

  test('When the originals fill 20 GB, then it is refused', async () => {
    const member = await joinAs({ isArtist: true });
    const { userId } = member;
    const { file, id, steps } = arrive(member, await jpeg(610, 300));
    const originalSize = ORIGINALS_MAX - file.size + 1;
    const owner = byline({ userId });
    await put(`images/${uniqueId('image')}`, sampleImage({ owner, originalSize, status: 'draft' }));
    await processUpload(file, steps);
    expect(await storedUpload(id)).toMatchObject({ state: 'refused', reason: 'storageFull' });
    await expectNothing(id);
  });

  test('When it is too large, then it is refused unread', async () => {
    const member = await joinAs({ isArtist: true });
    const { file, id, steps } = arrive(member, photograph, { size: UPLOAD_FILE_MAX + 1 });
    await processUpload(file, { ...steps, readFile: () => Promise.reject(new Error('It was read')) });
    expect(await storedUpload(id)).toMatchObject({ state: 'refused', reason: 'tooLarge' });
  });
});
