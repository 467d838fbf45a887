import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FORBIDDEN_BYTES } from '../../../test-support/pictures/hostile-files.ts';
import { jpeg, jpegWithNotes, secrets } from '../../../test-support/pictures/sample-pictures.ts';
import {
  arrive,
  expectNothing,
  expectOneImage,
  finished,
  noticesTo,
  storedUpload,
} from '../../../test-support/pictures/uploads.ts';
import { put, uniqueId } from '../../../test-support/project/database.ts';
import {
  describeCreation,
  filesBelow,
  putFile,
  storedFile,
  uploadPhotograph,
} from '../../../test-support/project/files.ts';
import { joinAs, joinForTests } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { processUpload } from './process-upload.ts';

const photograph = await jpegWithNotes();

const { artist } = joinForTests({ artist: { isArtist: true } });

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

  test('When it is of a photograph, then that is a private draft, and nothing that is served tells where it was taken', async () => {
    const member = await joinAs({ isArtist: true });
    const fileName = 'नदी DSC_2041.jpg';
    const { path, address, name } = await uploadPhotograph(member, photograph);
    await processUpload(await describeCreation(path, { fileName: 'नदी \u202eDSC_2041.jpg\n', hasDownloadUrl: true }));
    const { id, ...answer } = await finished(member, name);
    expect(answer).toMatchObject({ state: 'ready', imageId: id, fileName });
    const stored = await expectOneImage(id);
    expect(stored).toMatchObject({
      owner: { userId: member.userId },
      title: 'नदी',
      fileName,
      status: 'draft',
      privacyStatus: 'Private',
      hash: createHash('sha256').update(photograph).digest('hex'),
      originalSize: photograph.length,
      picture: { imageId: id, width: 900, height: 600 },
      exif: { cameraMake: 'Test Maker', aperture: 2.8 },
    });
    expect((await fetch(address)).status).not.toBe(200);
    expect(await filesBelow(`uploads/${member.uid}`)).toEqual([]);
    expect(JSON.stringify(stored)).not.toContain(secrets.serial);
    for (const file of await filesBelow(`photos/${id}`)) {
      const { data, contentType } = await storedFile(file);
      for (const marker of [...FORBIDDEN_BYTES, 'Exif', 'http://ns.adobe.com', 'Photoshop 3.0'])
        expect(data.includes(marker), `${file}: ${marker}`).toBe(false);
      expect(contentType).toBe(`image/${file.slice(file.lastIndexOf('.') + 1)}`);
    }
    const original = await storedFile(`originals/${id}`);
    expect(original.data.equals(photograph)).toBe(true);
    expect(original.cacheControl).toBe('private, no-store');
    expect(original.metadata?.firebaseStorageDownloadTokens).toBeUndefined();
    expect(await noticesTo(member)).toEqual([
      expect.objectContaining({ kind: 'upload', state: 'ready', subjectId: id, read: false }),
    ]);
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
        'photos/one/share.jpeg',
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
  await putFile(`photos/${id}/160.jpeg`, await jpeg(16, 16));
  await expectUnchanged(() => processUpload({ ...arrive(artist, photograph).file, path: `photos/${id}/160.jpeg` }));
});
