import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signIn } from '../../../test-support/accounts.ts';
import { db } from '../../../test-support/database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { filesBelow, storedFile, uploadPhotograph } from '../../../test-support/files.ts';
import { FORBIDDEN_BYTES, HOSTILE } from '../../../test-support/hostile-files.ts';
import { changeUser, joinAs, joinForTests } from '../../../test-support/members.ts';
import { jpeg, jpegWithNotes, secrets } from '../../../test-support/sample-pictures.ts';
import { call } from '../../../test-support/suite.ts';
import {
  expectNothing,
  expectOneImage,
  finished,
  noticesTo,
  removeLater,
  removeUploads,
  storedUpload,
} from '../../../test-support/uploads.ts';

const photograph = await jpegWithNotes();

const { artist } = joinForTests({ artist: { isArtist: true } }, removeUploads);

describe('a file whose event comes from Storage', () => {
  test('When it is a photograph, then it is a private draft, and nothing that is served tells where it was taken', async () => {
    const fileName = 'नदी \u202eDSC_2041.jpg\n';
    const { path, address, name } = await uploadPhotograph(artist, photograph, { metadata: { fileName } });
    const { id, ...answer } = await finished(artist, name);
    removeLater(id);
    expect(answer).toMatchObject({ state: 'ready', imageId: id, fileName: 'नदी DSC_2041.jpg' });
    const stored = await expectOneImage(id);
    expect(stored).toMatchObject({
      owner: { userId: artist.userId },
      title: 'नदी DSC 2041',
      fileName: 'नदी DSC_2041.jpg',
      status: 'draft',
      privacyStatus: 'Private',
      hash: createHash('sha256').update(photograph).digest('hex'),
      originalSize: photograph.length,
      picture: { imageId: id, width: 900, height: 600 },
      exif: { cameraMake: 'Test Maker', aperture: 2.8 },
    });
    expect((await fetch(address)).status).not.toBe(200);
    expect(await filesBelow(`uploads/${artist.uid}`)).toEqual([]);
    expect(path).toContain(name);
    expect(JSON.stringify(stored)).not.toContain(secrets.serial);
    for (const file of await filesBelow(`unpublished/${id}`)) {
      const { data, contentType } = await storedFile(file);
      for (const marker of [...FORBIDDEN_BYTES, 'Exif', 'http://ns.adobe.com', 'Photoshop 3.0'])
        expect(data.includes(marker), `${file}: ${marker}`).toBe(false);
      expect(contentType).toBe(`image/${file.slice(file.lastIndexOf('.') + 1)}`);
    }
    const original = await storedFile(`originals/${id}`);
    expect(original.data.equals(photograph)).toBe(true);
    expect(original.cacheControl).toBe('private, no-store');
    expect(original.metadata?.firebaseStorageDownloadTokens).toBeUndefined();
    expect(await noticesTo(artist)).toEqual([
      expect.objectContaining({ kind: 'upload', state: 'ready', subjectId: id, read: false }),
    ]);
  });

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

  test('When there is no profile, then the file goes without a record', async () => {
    const account = await signIn({ isArtist: true });
    await uploadPhotograph(account, await jpeg(60, 40));
    await eventually(
      'the file is gone',
      async () => (await filesBelow(`uploads/${account.uid}`)).length === 0,
    );
    expect((await db.collection('uploads').where('uid', '==', account.uid).get()).size).toBe(0);
  });

  test('When it is hostile, then the next one is processed all the same', async () => {
    const member = await joinAs({ isArtist: true });
    const [, make] = HOSTILE.find(([what]) => what.startsWith('a PNG of 16,000')) ?? [];
    const bad = await uploadPhotograph(member, (await make?.()) ?? Buffer.alloc(1), {
      metadata: { fileName: 'DSC_2041.png' },
    });
    const good = await uploadPhotograph(member, await jpeg(620, 300));
    const refused = await finished(member, bad.name);
    const ready = await finished(member, good.name);
    removeLater(refused.id, ready.id);
    expect([refused.reason, ready.state]).toEqual(['tooManyPixels', 'ready']);
    expect(await filesBelow(`uploads/${member.uid}`)).toEqual([]);
    const notified = (await noticesTo(member)).map(({ state, title }) => [state, title]);
    expect(notified).toContainEqual(['refused', 'DSC_2041.png']);
  });
});
