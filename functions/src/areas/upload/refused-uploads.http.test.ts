import { sampleImage } from '@aperture-byline/contract/samples/stored-documents';
import { ORIGINALS_MAX, UPLOAD_FILE_MAX, UPLOADS_PER_DAY } from '@aperture-byline/contract/upload/wire';
import { describe, expect, test } from 'vitest';
import { jpeg, jpegWithNotes } from '../../../test-support/pictures/sample-pictures.ts';
import {
  arrive,
  expectNothing,
  expectOneImage,
  noticesTo,
  storedUpload,
} from '../../../test-support/pictures/uploads.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { put, uniqueId } from '../../../test-support/project/database.ts';
import { changeUser, joinAs } from '../../../test-support/project/members.ts';
import { call } from '../../../test-support/servers/suite.ts';
import { byline } from '../../../test-support/works/fixtures.ts';
import { buildCounterPath } from '../../data/images/uploads.ts';
import { processUpload } from './process-upload.ts';

const photograph = await jpegWithNotes();

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

  test('When the role was taken away and the token still has it, then there is no image, and the API says 403', async () => {
    const member = await joinAs({ isArtist: true });
    await changeUser(member, { isArtist: false });
    const { file, id, steps, isThere } = arrive(member, await jpeg(570, 300));
    await processUpload(file, steps);
    expect(await storedUpload(id)).toMatchObject({ state: 'refused', reason: 'notArtist' });
    expect(await noticesTo(member)).toMatchObject([{ state: 'refused', subjectId: id }]);
    await expectNothing(id);
    expect(isThere()).toBe(false);
    for (const path of ['/studio/upload', '/studio/image', `/studio/image/${id}`])
      expect((await call(path, { token: member.token })).status, path).toBe(403);
  });

  test('When its sender has no profile, then the file goes without a record', async () => {
    const { file, id, steps, isThere } = arrive(await signIn({ isArtist: true }), await jpeg(60, 40));
    await processUpload(file, steps);
    expect(isThere()).toBe(false);
    expect(await storedUpload(id)).toBeUndefined();
  });

  test('When it is the 501st of a day, then it is refused', async () => {
    const member = await joinAs({ isArtist: true });
    const { file, id, steps } = arrive(member, await jpeg(590, 300));
    await put(buildCounterPath(member.uid, file.createdAt), { uploads: UPLOADS_PER_DAY - 1 });
    await processUpload(file, steps);
    await expectOneImage(id);
    const { createdAt } = file;
    const next = arrive(member, await jpeg(600, 300), { createdAt });
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
