import { randomUUID } from 'node:crypto';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { pictureFolder } from '@aperture-byline/contract/shared/picture';
import type { StoredUpload } from '@aperture-byline/contract/upload/stored';
import type { Upload } from '@aperture-byline/contract/upload/wire';
import { expect } from 'vitest';
import { STEPS } from '../../src/areas/upload/process-upload.ts';
import { buildUploadId } from '../../src/data/images/uploads.ts';
import type { FileCreated } from '../../src/lib/storage-event.ts';
import { db } from '../project/database.ts';
import { eventually } from '../project/eventually.ts';
import { filesBelow } from '../project/files.ts';
import type { Member } from '../project/members.ts';
import { get } from '../servers/suite.ts';

/** A file as its event tells of it, which only the steps know: nothing is stored of it. */
export function arrive(member: Pick<Member, 'uid'>, data: Buffer, change: Partial<FileCreated> = {}) {
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
  const id = buildUploadId(file);
  return { file, id, steps, isThere: () => isThere };
}

export const storedUpload = async (id: string) =>
  (await db.doc(`uploads/${id}`).get()).data() as StoredUpload | undefined;
export const storedImage = async (id: string) => (await db.doc(`images/${id}`).get()).data() as StoredImage | undefined;
export const noticesTo = async ({ userId }: Member) =>
  (await db.collection(`users/${userId}/notices`).get()).docs.map((notice) => notice.data());

/** Paths of all that is stored of an image. */
async function filesOf(id: string): Promise<string[]> {
  const originals = (await filesBelow('originals')).filter((path) => path === `originals/${id}`);
  return [...originals, ...(await filesBelow(pictureFolder(id)))];
}

/** Expects one image with exactly the files it names, and no other file of it anywhere. */
export async function expectOneImage(id: string): Promise<StoredImage> {
  const stored = await storedImage(id);
  if (!stored) throw new Error(`There is no image ${id}`);
  const { widths, formats } = stored.picture;
  const path = pictureFolder(id);
  const variants = widths.flatMap((width) => formats.map((format) => `${path}/${width}.${format}`));
  expect(await filesOf(id)).toEqual([`originals/${id}`, ...[...variants, `${path}/share.jpeg`].sort()]);
  expect(await storedUpload(id)).toMatchObject({ state: 'ready', reason: null, imageId: id });
  const twins = await db.collection('images').where('hash', '==', stored.hash).get();
  expect(twins.docs.filter((twin) => twin.get('owner.userId') === stored.owner.userId)).toHaveLength(1);
  return stored;
}

/** Neither an image nor a file of it. */
export async function expectNothing(id: string): Promise<void> {
  expect(await storedImage(id)).toBeUndefined();
  expect(await filesOf(id)).toEqual([]);
}

/** The upload of this name, as its artist sees it once it has ended. */
export const finished = (member: Member, name: string) =>
  eventually('the upload ends', async () => {
    const [found] = await get<Upload[]>(`/studio/upload?names=${name}`, { token: member.token });
    return found?.state === 'processing' ? undefined : found;
  });
