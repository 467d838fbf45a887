import { createHash, randomUUID } from 'node:crypto';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { sampleImage } from '@aperture-byline/contract/samples/stored-documents';
import { ORIGINALS_MAX, UPLOAD_FILE_MAX, UPLOADS_PER_DAY } from '@aperture-byline/contract/upload/limits';
import type { StoredUpload } from '@aperture-byline/contract/upload/stored';
import type { Upload } from '@aperture-byline/contract/upload/wire';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signIn } from '../../../test-support/accounts.ts';
import { cleanUp, db, put, uniqueId } from '../../../test-support/database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import {
  filesBelow,
  putFile,
  removeFiles,
  storedFile,
  uploadPhotograph,
} from '../../../test-support/files.ts';
import { byline } from '../../../test-support/fixtures.ts';
import { FORBIDDEN_BYTES, HOSTILE } from '../../../test-support/hostile-files.ts';
import { changeUser, joinAs, type Member, removeMembers } from '../../../test-support/members.ts';
import { jpeg, jpegWithNotes, realFiles, secrets } from '../../../test-support/pictures.ts';
import { call, get } from '../../../test-support/suite.ts';
import { expectUnchanged } from '../../../test-support/unchanged.ts';
import { counterPathOf, uploadIdOf } from '../../data/uploads.ts';
import { type FileCreated, processUpload, STEPS } from './process-upload.ts';

let photograph: Buffer;
let artist: Member;

beforeAll(async () => {
  photograph = await jpegWithNotes();
  artist = await joinAs({ isArtist: true });
});
afterAll(async () => {
  for (const id of made.splice(0)) await forget(id);
  await cleanUp();
  await removeMembers();
});

const made: string[] = [];

async function forget(id: string): Promise<void> {
  for (const collection of ['uploads', 'images']) await db.recursiveDelete(db.doc(`${collection}/${id}`));
  await removeFiles(`unpublished/${id}`, `photos/${id}`);
}

/** A file as its event tells of it, which only the steps know: the suite's own trigger does not see it. */
function arrive(member: Member, data: Buffer, change: Partial<FileCreated> = {}) {
  const file: FileCreated = {
    path: `uploads/${member.uid}/${randomUUID()}.jpg`,
    generation: String(Date.now()),
    size: data.length,
    createdAt: new Date(),
    fileName: '',
    hasDownloadUrl: false,
    ...change,
  };
  let isThere = true;
  const steps: typeof STEPS = {
    ...STEPS,
    describeFile: async () =>
      isThere ? { size: data.length, generation: file.generation, createdAt: file.createdAt } : null,
    readFile: async () => (isThere ? data : null),
    deleteFile: async (path, generation) => {
      if (path === file.path) isThere = false;
      else await STEPS.deleteFile(path, generation);
    },
  };
  const id = uploadIdOf(file);
  made.push(id);
  return { file, id, steps, isThere: () => isThere };
}

const upload = async (id: string) => (await db.doc(`uploads/${id}`).get()).data() as StoredUpload | undefined;
const image = async (id: string) => (await db.doc(`images/${id}`).get()).data() as StoredImage | undefined;
const notices = async ({ userId }: Member) =>
  (await db.collection(`users/${userId}/notices`).get()).docs.map((notice) => notice.data());

async function filesOf(id: string): Promise<string[]> {
  const originals = (await filesBelow('originals')).filter((path) => path === `originals/${id}`);
  return [...originals, ...(await filesBelow(`photos/${id}`)), ...(await filesBelow(`unpublished/${id}`))];
}

/** One image with exactly the files it names, and nothing else of it anywhere. */
async function expectOneImage(id: string): Promise<StoredImage> {
  const stored = await image(id);
  if (!stored) throw new Error(`There is no image ${id}`);
  const { path, widths, formats } = stored.picture;
  const variants = widths.flatMap((width) => formats.map((format) => `${path}/${width}.${format}`));
  expect(await filesOf(id)).toEqual([`originals/${id}`, ...[...variants, `${path}/share.jpeg`].sort()]);
  expect(await upload(id)).toMatchObject({ state: 'ready', reason: null, imageId: id });
  const twins = await db.collection('images').where('hash', '==', stored.hash).get();
  expect(twins.docs.filter((twin) => twin.get('owner.userId') === stored.owner.userId)).toHaveLength(1);
  return stored;
}

async function expectNothing(id: string): Promise<void> {
  expect(await image(id)).toBeUndefined();
  expect(await filesOf(id)).toEqual([]);
}

const finished = (member: Member, name: string) =>
  eventually('the upload ends', async () => {
    const [found] = await get<Upload[]>(`/studio/upload?names=${name}`, { token: member.token });
    return found?.state === 'processing' ? undefined : found;
  });

describe('a photograph that was uploaded', () => {
  test('When it has arrived, then it is a private draft, and nothing that is served tells where it was taken', async () => {
    const fileName = 'नदी \u202eDSC_2041.jpg\n';
    const { path, address, name } = await uploadPhotograph(artist, photograph, { metadata: { fileName } });
    const { id, ...answer } = await finished(artist, name);
    made.push(id);
    expect(answer).toMatchObject({ state: 'ready', image_id: id, file_name: 'नदी DSC_2041.jpg' });
    const stored = await expectOneImage(id);
    expect(stored).toMatchObject({
      owner: { userId: artist.userId },
      title: '',
      fileName: 'नदी DSC_2041.jpg',
      status: 'draft',
      privacyStatus: 'Private',
      hash: createHash('sha256').update(photograph).digest('hex'),
      originalSize: photograph.length,
      picture: { path: `unpublished/${id}`, width: 900, height: 600 },
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
    expect(await notices(artist)).toEqual([
      expect.objectContaining({ kind: 'upload', state: 'ready', subjectId: id, read: false }),
    ]);
  });

  test('When it is there already, then the second one is refused and names the first', async () => {
    const member = await joinAs({ isArtist: true });
    const data = await jpeg(420, 280);
    const first = arrive(member, data);
    await processUpload(first.file, first.steps);
    await expectOneImage(first.id);
    const second = arrive(member, data);
    await processUpload(second.file, second.steps);
    expect(await upload(second.id)).toMatchObject({
      state: 'refused',
      reason: 'duplicate',
      imageId: first.id,
    });
    await expectNothing(second.id);
    const other = await joinAs({ isArtist: true });
    const theirs = arrive(other, data);
    await processUpload(theirs.file, theirs.steps);
    await expectOneImage(theirs.id);
  });

  test('When two of the same bytes are processed at once, then one becomes an image', async () => {
    const member = await joinAs({ isArtist: true });
    const data = await jpeg(430, 280);
    const both = [arrive(member, data), arrive(member, data)];
    await Promise.all(both.map(({ file, steps }) => processUpload(file, steps)));
    const states = await Promise.all(both.map(async ({ id }) => (await upload(id))?.state));
    expect(states.sort()).toEqual(['ready', 'refused']);
    for (const { id } of both)
      await ((await upload(id))?.state === 'ready' ? expectOneImage(id) : expectNothing(id));
  });
});

describe('a run that broke off', () => {
  /** The steps, of which one fails the first time that `isDue`. */
  function failing(
    steps: typeof STEPS,
    name: keyof typeof STEPS,
    isDue: (call: number) => boolean,
    after = false,
  ) {
    let calls = 0;
    const step = async (...args: never[]) => {
      calls += 1;
      const work = () => (steps[name] as (...all: never[]) => Promise<unknown>)(...args);
      if (after) await work();
      if (isDue(calls)) throw new Error(`The process was killed at ${name}`);
      return after ? undefined : work();
    };
    return { ...steps, [name]: step };
  }

  test.each<[string, keyof typeof STEPS, (call: number) => boolean, boolean]>([
    ['after the download', 'readFile', () => true, true],
    ['after the first variant', 'publishFile', (calls) => calls === 1, true],
    ['after all variants', 'writePrivateFile', () => true, false],
    ['after the original', 'finishUpload', () => true, false],
    ['after the record', 'deleteFile', () => true, false],
  ])(
    'When it was %s and the event comes again, then there is one image and no orphan',
    async (_when, name, isDue, after) => {
      const member = await joinAs({ isArtist: true });
      const { file, id, steps, isThere } = arrive(member, await jpeg(500, 300));
      await expect(processUpload(file, failing(steps, name, isDue, after))).rejects.toThrow('killed');
      expect(isThere()).toBe(true);
      if (name !== 'deleteFile') expect(await image(id)).toBeUndefined();
      await processUpload(file, steps);
      await expectOneImage(id);
      expect(isThere()).toBe(false);
      expect(await notices(member)).toHaveLength(1);
    },
  );

  test('When Storage is down between the variants and the record, then no list shows anything before the retry', async () => {
    const member = await joinAs({ isArtist: true });
    const { file, id, steps } = arrive(member, await jpeg(510, 300));
    const down = failing(steps, 'publishFile', (calls) => calls > 3);
    for (let tries = 0; tries < 3; tries += 1) await expect(processUpload(file, down)).rejects.toThrow();
    const list = () => get<{ data: object[] }>('/studio/image', { token: member.token });
    expect((await list()).data).toEqual([]);
    expect(await upload(id)).toMatchObject({ state: 'processing' });
    await processUpload(file, steps);
    await expectOneImage(id);
    expect((await list()).data).toHaveLength(1);
  });
});

describe('an event', () => {
  test('When it comes five times in turn and five times at once, then there is one image, and one notice', async () => {
    const member = await joinAs({ isArtist: true });
    const { file, id, steps } = arrive(member, await jpeg(520, 300));
    await processUpload(file, steps);
    const { updatedAt } = await expectOneImage(id);
    const [notice] = await notices(member);
    await expectUnchanged(async () => {
      for (let round = 0; round < 4; round += 1) await processUpload(file, steps);
      const again = arrive(member, await jpeg(520, 300), file);
      await Promise.all(Array.from({ length: 5 }, () => processUpload(file, again.steps)));
    });
    expect((await expectOneImage(id)).updatedAt).toEqual(updatedAt);
    expect(await notices(member)).toEqual([notice]);
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
    expect(await upload(first.id)).toBeUndefined();
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
    expect(await upload(late.id)).toMatchObject({ state: 'refused', reason: 'failed' });
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

describe('a file that somebody may not upload', () => {
  test('When the role was taken away and the token still has it, then there is no image, and the API says 403', async () => {
    const member = await joinAs({ isArtist: true });
    await changeUser(member, { isArtist: false });
    const { name } = await uploadPhotograph(member, await jpeg(570, 300));
    const note = await eventually('it is refused', async () => (await notices(member))[0]);
    const id = String(note.subjectId);
    made.push(id);
    expect(await upload(id)).toMatchObject({ state: 'refused', reason: 'notArtist', name });
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
    expect(await upload(id)).toMatchObject({ state: 'refused', reason: 'notArtist' });
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
    expect(await upload(next.id)).toMatchObject({ state: 'refused', reason: 'tooManyToday' });
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
    expect(await upload(id)).toMatchObject({ state: 'refused', reason: 'storageFull' });
    await expectNothing(id);
  });

  test('When it is too large, then it is refused unread', async () => {
    const member = await joinAs({ isArtist: true });
    const { file, id, steps } = arrive(member, photograph, { size: UPLOAD_FILE_MAX + 1 });
    await processUpload(file, { ...steps, readFile: () => Promise.reject(new Error('It was read')) });
    expect(await upload(id)).toMatchObject({ state: 'refused', reason: 'tooLarge' });
  });
});

describe('a hostile file', () => {
  test.each(HOSTILE)(
    'When it is %s, then it is refused or made safe, and nothing stays',
    async (_what, make, ends) => {
      const member = await joinAs({ isArtist: true });
      const { file, id, steps, isThere } = arrive(member, await make());
      await processUpload(file, steps);
      expect(isThere()).toBe(false);
      const { state, reason } = (await upload(id)) ?? {};
      expect(state === 'ready' ? state : reason).toBe(ends);
      if (ends !== 'ready') {
        await expectNothing(id);
        return;
      }
      await expectOneImage(id);
      for (const path of await filesBelow(`unpublished/${id}`)) {
        const { data } = await storedFile(path);
        for (const bytes of FORBIDDEN_BYTES) expect(data.includes(bytes), `${path}: ${bytes}`).toBe(false);
      }
    },
  );

  test('When the encoder fails, then it is refused, and nothing stays', async () => {
    const member = await joinAs({ isArtist: true });
    const { file, id, steps, isThere } = arrive(member, await jpeg(590, 300));
    const avif = vi.spyOn(sharp.prototype, 'avif').mockImplementation(() => {
      throw new Error('Processed image is too large for the HEIF format');
    });
    await processUpload(file, steps).finally(() => avif.mockRestore());
    expect(await upload(id)).toMatchObject({ state: 'refused', reason: 'notEncoded' });
    await expectNothing(id);
    expect(isThere()).toBe(false);
  });

  test('When its bytes are damaged in thirty ways, then each ends, and none stays in processing', async () => {
    const member = await joinAs({ isArtist: true });
    const whole = await jpeg(200, 140);
    for (let round = 0; round < 30; round += 1) {
      const data = Buffer.from(whole);
      for (let hit = 0; hit < 8; hit += 1)
        data.writeUInt8(hit * 31, (round * 7919 + hit * 104_729) % data.length);
      const { file, id, steps } = arrive(member, data);
      await processUpload(file, steps);
      const { state } = (await upload(id)) ?? {};
      expect(['ready', 'refused'], `round ${round}`).toContain(state);
      await (state === 'ready' ? expectOneImage(id) : expectNothing(id));
    }
  });

  test.each(realFiles('exif/'))(
    'When it is the real file $name, then it ends, without a place',
    async ({ name, file: data }) => {
      const member = await joinAs({ isArtist: true });
      const { file, id, steps } = arrive(member, data);
      await processUpload(file, steps);
      expect((await upload(id))?.state).toBe(/corrupted|heic/i.test(name) ? 'refused' : 'ready');
      expect(JSON.stringify(await image(id)) ?? '').not.toMatch(/gps|latitude|serial/i);
    },
  );

  test('When it comes by the trigger itself, then the next upload is processed all the same', async () => {
    const member = await joinAs({ isArtist: true });
    const [, make] = HOSTILE.find(([what]) => what.startsWith('a PNG of 16,000')) ?? [];
    const bad = await uploadPhotograph(member, (await make?.()) ?? Buffer.alloc(1), {
      metadata: { fileName: 'DSC_2041.png' },
    });
    const good = await uploadPhotograph(member, await jpeg(620, 300));
    const refused = await finished(member, bad.name);
    const ready = await finished(member, good.name);
    made.push(refused.id, ready.id);
    expect([refused.reason, ready.state]).toEqual(['tooManyPixels', 'ready']);
    expect(await filesBelow(`uploads/${member.uid}`)).toEqual([]);
    const told = (await notices(member)).map(({ state, title }) => [state, title]);
    expect(told).toContainEqual(['refused', 'DSC_2041.png']);
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
