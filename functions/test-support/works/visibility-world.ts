import { randomBytes } from 'node:crypto';
import { exhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type { ImageReview, ReviewPage } from '@aperture-byline/contract/review/wire';
import { samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { HOUR } from '@aperture-byline/contract/shared/durations';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { syncDocuments } from '../../src/data/page-index/page-indexes.ts';
import { isPublicImage, isShownInExhibition } from '../../src/publication/visibility.ts';
import { db } from '../project/database.ts';
import { putFile } from '../project/files.ts';
import { joinAs, type Member } from '../project/members.ts';
import { askUntilAnswered } from '../servers/instances.ts';
import { get } from '../servers/suite.ts';
import { settleDocuments } from '../triggers/due-triggers.ts';
import { observeDocuments } from '../triggers/run-triggers.ts';
import { byline, putBlog, putExhibition, putImage, putProduct } from './fixtures.ts';
import { send } from './studio.ts';

export const WORLD_IMAGES = 5;
/** Places of the photographs that the exhibition, the story and the print show. */
export const HUNG = [0, 1, 2] as const;
export const TOLD = [2, 3] as const;
export const PRINTED = [3] as const;
/** Milliseconds from the beginning of a world until its exhibition opens. */
const SOON = 1000;

/** Photographs of one artist, the works that show them, and all that is not public yet. */
export interface World {
  artist: Member;
  admin: Member;
  /** In the titles of all its works, and of no other one. */
  word: string;
  images: string[];
  exhibition: string;
  story: { id: string; slug: string };
  product: { id: string; slug: string };
  /** Paths of its documents that have triggers. */
  documents: ReadonlySet<string>;
  deleted: Map<string, StoredImage>;
  opensSoon: boolean;
}

const imagePath = (id: string) => `images/${id}`;
export const filePath = (id: string) => `photos/${id}/160.jpeg`;
const BYTES = Buffer.from('a photograph');

export async function putWorld(admin: Member, { opensSoon }: { opensSoon: boolean }): Promise<World> {
  const word = randomBytes(12)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  const artist = await joinAs({ isArtist: true, firstName: 'Mira', lastName: 'Pillai' });
  const owner = byline({ userId: artist.userId });
  const draft = { title: word, status: 'draft', publishedAt: null } as const;
  const publicImageIds: string[] = [];
  const picture = { widths: [160], formats: ['jpeg' as const] };
  const images = await Promise.all(
    Array.from({ length: WORLD_IMAGES }, () =>
      putImage({ owner, title: word, status: 'draft', publishedAt: null, privacyStatus: 'Public', picture }),
    ),
  );
  await Promise.all(images.map((id) => putFile(filePath(id), BYTES)));
  const [first = '', second = '', third = '', fourth = ''] = images;
  const startDate = new Date(Date.now() + (opensSoon ? SOON : HOUR));
  const exhibition = await putExhibition({
    ...draft,
    publicImageIds,
    owner,
    imageIds: [first, second, third],
    banner: samplePicture(first, picture),
    startDate,
    endDate: new Date(startDate.getTime() + 10 * HOUR),
  });
  const story = await putBlog({
    ...draft,
    publicImageIds,
    creator: owner,
    banner: samplePicture(third, picture),
    pictures: [samplePicture(fourth, picture)],
  });
  const product = await putProduct({
    ...draft,
    publicImageIds,
    owner,
    imageIds: [fourth],
    pictures: [samplePicture(fourth, picture)],
  });
  const paths = [
    ...images.map(imagePath),
    `exhibitions/${exhibition}`,
    `blogs/${story.id}`,
    `products/${product.id}`,
    `users/${artist.userId}`,
  ];
  await syncDocuments(
    'images',
    images.map((id) => ({ id, known: [] })),
  );
  // Of what else is put up nothing is derived: nothing is public.
  settleDocuments(paths);
  const documents = new Set(paths);
  return {
    artist,
    admin,
    word,
    images,
    exhibition,
    story,
    product,
    documents,
    deleted: new Map(),
    opensSoon,
  };
}

export interface Visibility {
  isPublic: boolean;
  /** Public by itself, or from the opening on in the exhibition that it waited for. */
  isVisible: boolean;
  /** Whether the exhibition shows it once it is open. */
  isHung: boolean;
  privacyStatus: StoredImage['privacyStatus'] | undefined;
  embargoedBy: string | null;
  /** Versions of the documents that this was read of. */
  version: string;
}

/** Reads what the stored documents say of each of these images. */
export async function readVisibility({ exhibition }: World, ids: readonly string[]): Promise<Visibility[]> {
  const [hung, ...images] = await db.getAll(
    ...[`exhibitions/${exhibition}`, ...ids.map(imagePath)].map((path) => db.doc(path)),
  );
  return images.map((snapshot) => {
    const image = snapshot.data() as StoredImage | undefined;
    const isPublic = image !== undefined && isPublicImage(image);
    return {
      isPublic,
      isVisible: isPublic || (image !== undefined && hung !== undefined && isOpenedBy(hung, snapshot.id, image)),
      isHung: image !== undefined && isShownInExhibition(image, exhibition),
      privacyStatus: image?.privacyStatus,
      embargoedBy: image?.embargoedBy ?? null,
      version: [hung, snapshot].map((document) => document?.updateTime?.valueOf()).join(),
    };
  });
}

function isOpenedBy(hung: DocumentSnapshot, id: string, image: StoredImage): boolean {
  const { status, imageIds, startDate, endDate } = { ...hung.data(), ...dates(hung) } as StoredExhibition;
  if (image.embargoedBy !== hung.id || status !== 'approved' || !imageIds.includes(id)) return false;
  if (startDate === null || endDate === null) return false;
  return isShownInExhibition(image, hung.id) && exhibitionState({ startDate, endDate }, new Date()) !== 'upcoming';
}

/** Milliseconds until the exhibition opens; 0 where it has, and where that is not soon. */
export async function readTimeToOpening({ exhibition, opensSoon }: World): Promise<number> {
  const { startDate } = dates(await db.doc(`exhibitions/${exhibition}`).get());
  return opensSoon ? Math.max(0, startDate.getTime() - Date.now()) : 0;
}

const dates = (hung: DocumentSnapshot) => ({
  startDate: (hung.get('startDate') as { toDate: () => Date }).toDate(),
  endDate: (hung.get('endDate') as { toDate: () => Date }).toDate(),
});

export const OPERATIONS = [
  'show',
  'hide',
  'approve by hand',
  'take back by hand',
  'reject by hand',
  'submit and approve',
  'unpublish',
  'delete',
  'delete by hand',
  'restore by hand',
  'hang',
  'withdraw the exhibition',
  'publish the story by hand',
  'withdraw the story by hand',
  'publish the print by hand',
] as const;
type Operation = (typeof OPERATIONS)[number];

/** Does one thing to these images, or to a work, at one instance, and makes events of what that has written. */
export async function operate(
  world: World,
  { operation, ids, at }: { operation: Operation; ids: readonly string[]; at: string },
): Promise<void> {
  const present = ids.filter((id) => !world.deleted.has(id));
  if (present.length > 0 || operation === 'restore by hand' || !IMAGE_OPERATIONS.has(operation))
    await RUN[operation](world, { ids: present, at });
  await observeDocuments([...world.documents]);
}

type Run = (world: World, on: { ids: string[]; at: string }) => Promise<unknown>;

const setPrivacy =
  (privacyStatus: StoredImage['privacyStatus']): Run =>
  ({ artist: { token } }, { ids, at }) =>
    sendDone('PUT', '/studio/image', { token, at }, { ids, changes: { privacyStatus } });

const setStatus =
  (status: StoredImage['status']): Run =>
  (_world, { ids }) =>
    Promise.all(
      ids.map((id) =>
        db.doc(imagePath(id)).update({ status, ...(status === 'approved' && { publishedAt: new Date() }) }),
      ),
    );

const setWorkStatus =
  (find: (world: World) => string, status: 'approved' | 'draft'): Run =>
  (world) =>
    db.doc(find(world)).update({ status, ...(status === 'approved' && { publishedAt: new Date() }) });

const toStory = ({ story }: World) => `blogs/${story.id}`;
const toProduct = ({ product }: World) => `products/${product.id}`;

const RUN: Readonly<Record<Operation, Run>> = {
  show: setPrivacy('Public'),
  hide: setPrivacy('Private'),
  'approve by hand': setStatus('approved'),
  'take back by hand': setStatus('draft'),
  'reject by hand': setStatus('rejected'),
  'submit and approve': submitAndApprove,
  unpublish: unpublishImages,
  delete: ({ artist: { token }, deleted }, { ids: [id = ''], at }) => deleteOwn({ token, at }, id, deleted),
  'delete by hand': async ({ deleted }, { ids: [id = ''] }) => {
    const document = db.doc(imagePath(id));
    deleted.set(id, (await document.get()).data() as StoredImage);
    await document.delete();
  },
  'restore by hand': async ({ deleted }) => {
    const [[id, image] = []] = deleted;
    if (id === undefined || image === undefined) return;
    deleted.delete(id);
    // They went with the call where its owner deleted it.
    await putFile(filePath(id), BYTES);
    await db.doc(imagePath(id)).set(image);
  },
  hang,
  'withdraw the exhibition': withdrawExhibition,
  'publish the story by hand': setWorkStatus(toStory, 'approved'),
  'withdraw the story by hand': setWorkStatus(toStory, 'draft'),
  'publish the print by hand': setWorkStatus(toProduct, 'approved'),
};

const IMAGE_OPERATIONS = new Set(OPERATIONS.slice(0, OPERATIONS.indexOf('restore by hand')));

/** Sends a call that must succeed, or be refused with one of these, until the server is not too busy. */
async function sendDone(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  sender: { token: string; at: string },
  body?: object,
  refusals: readonly number[] = [],
): Promise<number> {
  const { status, text } = await askUntilAnswered(() => send(method, path, sender, body));
  if (status >= 300 && !refusals.includes(status)) expect.fail(`${method} ${path} was answered ${status}: ${text}`);
  return status;
}

async function submitAndApprove({ artist, admin }: World, { ids, at }: { ids: string[]; at: string }): Promise<void> {
  await sendDone('POST', '/studio/image/submit', { token: artist.token, at }, { ids });
  const query = `?kind=image&photographer=${artist.userId}`;
  const { items } = await get<ReviewPage>(`/studio/review${query}`, { token: admin.token, at });
  const reviews = (items as ImageReview[]).map(({ id, createdAt, fingerprint }) => ({ id, createdAt, fingerprint }));
  if (reviews.length > 0)
    await sendDone('POST', '/studio/review', { token: admin.token, at }, { decision: 'approve', reviews });
}

async function unpublishImages({ admin: { token } }: World, { ids, at }: { ids: string[]; at: string }): Promise<void> {
  for (const id of ids) {
    const body = { address: `/exhibition?image=${id}`, reason: 'Not ours' };
    await sendDone('POST', '/studio/unpublish', { token, at }, body, [404]);
  }
}

async function deleteOwn(
  sender: { token: string; at: string },
  id: string,
  deleted: Map<string, StoredImage>,
): Promise<void> {
  const image = (await db.doc(imagePath(id)).get()).data() as StoredImage;
  if ((await sendDone('DELETE', `/studio/image/${id}`, sender, undefined, [409])) < 300) deleted.set(id, image);
}

/** Submits the exhibition and approves it, where it is a draft with all its photographs. */
async function hang({ exhibition, artist, admin, deleted, images }: World, { at }: { at: string }): Promise<void> {
  const work = await db.doc(`exhibitions/${exhibition}`).get();
  if (work.get('status') !== 'draft' || HUNG.some((place) => deleted.has(images[place] ?? ''))) return;
  const path = `/studio/exhibition/${exhibition}/submit`;
  const version = work.get('version');
  // Refused where one of its photographs is private.
  if ((await sendDone('POST', path, { token: artist.token, at }, { version }, [400])) === 400) return;
  const review = `/studio/review/exhibition-${exhibition}`;
  const { fingerprint } = await get<{ fingerprint: string }>(review, { token: admin.token, at });
  // Refused where a trigger has changed it meanwhile.
  await sendDone('POST', `${review}/approve`, { token: admin.token, at }, { fingerprint }, [400, 409]);
}

async function withdrawExhibition({ exhibition, artist: { token } }: World, { at }: { at: string }): Promise<void> {
  const work = await db.doc(`exhibitions/${exhibition}`).get();
  if (work.get('status') === 'draft') return;
  await sendDone(
    'POST',
    `/studio/exhibition/${exhibition}/withdraw`,
    { token, at },
    { version: work.get('version') },
    [409],
  );
}
