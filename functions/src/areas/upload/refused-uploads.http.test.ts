import { sampleImage } from '@aperture-byline/contract/samples/stored-documents';
import { ORIGINALS_MAX, UPLOAD_FILE_MAX, UPLOADS_PER_DAY } from '@aperture-byline/contract/upload/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../../test-support/accounts.ts';
import { cleanUp, db, put, uniqueId } from '../../../test-support/database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { filesBelow, uploadPhotograph } from '../../../test-support/files.ts';
import { byline } from '../../../test-support/fixtures.ts';
import { changeUser, joinAs, removeMembers } from '../../../test-support/members.ts';
import { jpeg, jpegWithNotes } from '../../../test-support/pictures.ts';
import { call } from '../../../test-support/suite.ts';
import {
  arrive,
  expectNothing,
  expectOneImage,
  noticesTo,
  removeLater,
  removeUploads,
  storedUpload,
} from '../../../test-support/uploads.ts';
import { counterPathOf } from '../../data/uploads.ts';
import { processUpload } from './process-upload.ts';

let photograph: Buffer;

beforeAll(async () => {
  photograph = await jpegWithNotes();
});
afterAll(async () => {
  await removeUploads();
  await cleanUp();
  await removeMembers();
});

describe('a file that somebody may not upload', () => {
  test('When the role was taken away and the token still has it, then there is no image, and the API says 403', async () => {
    const member = await joinAs({ isArtist: true });
    await changeUser(member, { isArtist: false });
    const { name } = await uploadPhotograph(member, await jpeg(570, 300));
    const note = await eventually('it is refused', async () => (await noticesTo(member))[0]);
    const id = String(note.subjectId);
    removeLater(id);
    expect(await storedUpload(id)).toMatchObject({ state: 'refused', reason: 'notArtist', name });
    await expectNothing(id);
    await eventually(
      'the file is gone',
      async () => (await filesBelow(`uploads/${member.uid}`)).length === 0,
    );
    for (const path of ['/studio/upload', '/studio/image', `/studio/image/${id}`])
      expect((await call(path, { token: member.token })).status, path).toBe(403);
  });

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

  test('When there is no profile, then the file goes without a record', async () => {
    const account = await signIn({ isArtist: true });
    await uploadPhotograph(account, await jpeg(60, 40));
    await eventually(
      'the file is gone',
      async () => (await filesBelow(`uploads/${account.uid}`)).length === 0,
    );
    expect((await db.collection('uploads').where('uid', '==', account.uid).get()).size).toBe(0);
  });

  test('When it is the 501st of a day, then it is refused', async () => {
    const member = await joinAs({ isArtist: true });
    const { file, id, steps } = arrive(member, await jpeg(590, 300));
    await put(counterPathOf(member.uid, file.createdAt), { uploads: UPLOADS_PER_DAY - 1 });
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
