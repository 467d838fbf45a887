import { describe, expect, test } from 'vitest';
import { put, uniqueId } from '../../../test-support/database.ts';
import { putFile, removeFiles } from '../../../test-support/files.ts';
import { joinAs, joinForTests } from '../../../test-support/members.ts';
import { jpeg, jpegWithNotes } from '../../../test-support/sample-pictures.ts';
import { expectUnchanged } from '../../../test-support/unchanged.ts';
import {
  arrive,
  expectNothing,
  expectOneImage,
  noticesTo,
  removeUploads,
  storedUpload,
} from '../../../test-support/uploads.ts';
import { processUpload } from './process-upload.ts';

const photograph = await jpegWithNotes();

const { artist } = joinForTests({ artist: { isArtist: true } }, removeUploads);

describe('an event', () => {
  test('When it comes five times in turn and five times at once, then there is one image, and one notice', async () => {
    const member = await joinAs({ isArtist: true });
    const { file, id, steps } = arrive(member, await jpeg(520, 300));
    await processUpload(file, steps);
    const { updatedAt } = await expectOneImage(id);
    const [notice] = await noticesTo(member);
    await expectUnchanged(async () => {
      for (let round = 0; round < 4; round += 1) await processUpload(file, steps);
      const again = arrive(member, await jpeg(520, 300), file);
      await Promise.all(Array.from({ length: 5 }, () => processUpload(file, again.steps)));
    });
    expect((await expectOneImage(id)).updatedAt).toEqual(updatedAt);
    expect(await noticesTo(member)).toEqual([notice]);
    const other = arrive(member, await jpeg(530, 300));
    await Promise.all(Array.from({ length: 5 }, () => processUpload(other.file, other.steps)));
    await expectOneImage(other.id);
  });

  test('When the file is gone before it comes, then nothing is noted', async () => {
    const { file } = arrive(artist, photograph);
    await expectUnchanged(() => processUpload(file));
  });

  test('When the path holds a newer file, then only that one becomes an image', async () => {
    const member = await joinAs({ isArtist: true });
    const first = arrive(member, await jpeg(540, 300));
    const second = arrive(member, await jpeg(550, 300), {
      path: first.file.path,
      generation: '9999999999999',
    });
    await processUpload(first.file, second.steps);
    expect(await storedUpload(first.id)).toBeUndefined();
    await processUpload(second.file, second.steps);
    await processUpload(first.file, second.steps);
    await expectOneImage(second.id);
    await expectNothing(first.id);
  });

  test('When it is older than a day, then it is dropped, and the file with it', async () => {
    const member = await joinAs({ isArtist: true });
    const createdAt = new Date(Date.now() - 25 * 60 * 60 * 1000);
    const late = arrive(member, await jpeg(560, 300), { createdAt });
    await put(`uploads/${late.id}`, {
      ownerId: member.userId,
      uid: member.uid,
      state: 'processing',
      createdAt,
    });
    await processUpload(late.file, late.steps);
    expect(await storedUpload(late.id)).toMatchObject({ state: 'refused', reason: 'failed' });
    await expectNothing(late.id);
    expect(late.isThere()).toBe(false);
  });

  test('When it is about any other file, then it is left alone', async () => {
    await expectUnchanged(async () => {
      for (const path of [
        `photos/${uniqueId('image')}/320.jpeg`,
        'unpublished/one/share.jpeg',
        'originals/one',
        `uploads/${artist.uid}/deep/${'a'.repeat(24)}.jpg`,
        `uploads/${artist.uid}/${'a'.repeat(24)}.svg`,
        `avatars/${artist.uid}/in/${'a'.repeat(24)}.jpg`,
        'uploads',
        '',
      ])
        await processUpload({ ...arrive(artist, photograph).file, path });
    });
  });
});

test('When outputs are written, then their events return at once', async () => {
  const id = uniqueId('image');
  await putFile(`unpublished/${id}/160.jpeg`, await jpeg(16, 16));
  await expectUnchanged(() =>
    processUpload({ ...arrive(artist, photograph).file, path: `unpublished/${id}/160.jpeg` }),
  );
  await removeFiles(`unpublished/${id}`);
});
