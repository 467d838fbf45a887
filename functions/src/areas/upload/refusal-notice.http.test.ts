import type { Notice } from '@aperture-byline/contract/notice/wire';
import { UPLOAD_FILE_MAX } from '@aperture-byline/contract/upload/wire';
import { expect, test } from 'vitest';
import { jpeg } from '../../../test-support/pictures/sample-pictures.ts';
import { arrive } from '../../../test-support/pictures/uploads.ts';
import { changeUser, joinAs } from '../../../test-support/project/members.ts';
import { get, postJson } from '../../../test-support/servers/suite.ts';
import { processUpload } from './process-upload.ts';

test('When several files are refused before their owner reads of it, then one notice names the last and counts the others', async () => {
  const member = await joinAs({ isArtist: true });
  const { token } = member;
  const readNotices = () => get<Notice[]>('/user/notice', { token });
  const large = arrive(member, Buffer.from('x'), { size: UPLOAD_FILE_MAX + 1, fileName: 'large.jpg' });
  await processUpload(large.file, large.steps);
  const [first] = await readNotices();
  expect(first).toMatchObject({ kind: 'upload', state: 'refused', title: 'large.jpg' });
  expect(first).not.toHaveProperty('others');

  const text = arrive(member, Buffer.from('This is no picture'), { fileName: 'text.jpg' });
  await processUpload(text.file, text.steps);
  const late = arrive(member, await jpeg(400, 300), { fileName: 'late.jpg' });
  const writePrivateFile: typeof late.steps.writePrivateFile = async (path, data) => {
    await late.steps.writePrivateFile(path, data);
    await changeUser(member, { isArtist: false });
  };
  await processUpload(late.file, { ...late.steps, writePrivateFile });
  const all = await readNotices();
  expect(all).toMatchObject([{ id: first?.id, title: 'late.jpg', others: 2, read: false }]);
  // An event that comes again refuses nothing anew.
  await processUpload(late.file, late.steps);
  expect(await readNotices()).toEqual(all);

  const ids = all.map(({ id }) => id);
  expect((await postJson('/user/notice/read', { ids }, { token })).status).toBe(200);
  const last = arrive(member, await jpeg(410, 300), { fileName: 'last.jpg' });
  await processUpload(last.file, last.steps);
  const [fresh] = await readNotices();
  expect(fresh).toMatchObject({ title: 'last.jpg', read: false });
  expect(fresh).not.toHaveProperty('others');
});
