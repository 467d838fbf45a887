import { isDeepStrictEqual } from 'node:util';
import {
  inDays,
  sampleBlog,
  sampleComment,
  sampleExhibition,
  sampleImage,
  samplePicture,
  sampleProduct,
} from '@aperture-byline/contract/samples/stored-documents';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import { type DocumentData, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { outlastServing } from '../../test-support/pictures/outlast-serving.ts';
import { jpeg } from '../../test-support/pictures/sample-pictures.ts';
import { db, putAll, uniqueId } from '../../test-support/project/database.ts';
import { eventually } from '../../test-support/project/eventually.ts';
import { putFile } from '../../test-support/project/files.ts';
import { joinForTests } from '../../test-support/project/members.ts';
import { call, get } from '../../test-support/servers/suite.ts';
import { runTriggers } from '../../test-support/triggers/run-triggers.ts';
import { byline } from '../../test-support/works/fixtures.ts';
import {
  namesPicture,
  readExhibitionSurfaces,
  readImageSurfaces,
  readPrintSurfaces,
  readStorySurfaces,
  type Surfaces,
  searchFor,
} from '../../test-support/works/surfaces.ts';
import { SCHEDULED_WORK } from '../scheduled-work.ts';

const { artist, writer } = joinForTests({
  artist: { isArtist: true, firstName: 'Mira', lastName: 'Pillai' },
  writer: { isArtist: true, firstName: 'Leela', lastName: 'Varma' },
});

const [imageId, secondId, hiddenId] = [uniqueId('image'), uniqueId('image'), uniqueId('image')];
const [openId, closedId, upcomingId] = [uniqueId('open'), uniqueId('closed'), uniqueId('upcoming')];
const [slug, printSlug] = [uniqueId('story'), uniqueId('print')];
const [exhibitionId, storyId, printId] = [uniqueId('exhibition'), uniqueId('story'), uniqueId('print')];
const IMAGE = `images/${imageId}`;
const EXHIBITION = `exhibitions/${exhibitionId}`;
const STORY = `blogs/${storyId}`;
const STORY_COMMENT = `${STORY}/comments/one`;
const PRINT = `products/${printId}`;

const putFiles = async (id: string) => putFile(`photos/${id}/320.jpeg`, await jpeg(320, 213));

beforeAll(async () => {
  const owner = byline({ userId: artist.userId });
  const other = byline({ userId: writer.userId });
  const shown = { owner, imageIds: [imageId, secondId] };
  const banner = samplePicture(imageId);
  const second = samplePicture(secondId);
  const image = (id: string, title: string) => sampleImage({ owner, title, picture: samplePicture(id) });
  await Promise.all([imageId, secondId, hiddenId].map(putFiles));
  await putAll({
    [IMAGE]: image(imageId, 'Kingfisher'),
    [`${IMAGE}/comments/one`]: sampleComment(),
    [`images/${secondId}`]: image(secondId, 'Heron'),
    [`images/${hiddenId}`]: { ...image(hiddenId, 'Bittern'), privacyStatus: 'Private' },
    // Works that show the first image.
    [`exhibitions/${openId}`]: sampleExhibition({ ...shown, banner }),
    [`exhibitions/${closedId}`]: sampleExhibition({ ...shown, banner, startDate: inDays(-9), endDate: inDays(-5) }),
    [`exhibitions/${upcomingId}`]: sampleExhibition({ ...shown, banner, startDate: inDays(5), endDate: inDays(9) }),
    [`blogs/${slug}`]: sampleBlog({ slug, creator: owner, banner }),
    [`products/${printSlug}`]: sampleProduct({ slug: printSlug, owner, pictures: [banner, second] }),
    'settings/home': { carousel: [imageId, secondId] },
    // Works that are edited, of another photographer.
    [EXHIBITION]: sampleExhibition({
      owner: other,
      title: 'Estuary',
      imageIds: [secondId],
      banner: second,
      startDate: inDays(-0.5),
    }),
    [STORY]: sampleBlog({ slug: storyId, creator: other, title: 'Estuary', banner: second }),
    [STORY_COMMENT]: sampleComment(),
    [PRINT]: sampleProduct({ slug: printId, owner: other, title: 'Estuary', pictures: [second] }),
  });
  await runTriggers();
});

type Fields = Record<string, unknown>;
const GONE = FieldValue.delete();
/** No owner, and one of whom no document can be. */
const NOBODIES = [GONE, byline({ userId: 7 })];
const hasOwner = (owner: DocumentData | undefined): boolean => isUserId(String(owner?.userId));
const STATUSES: Fields[] = ['submitted', 'draft', 'rejected', 'nonsense', GONE].map((status) => ({ status }));

/** Writes fields as the console does; the document once what follows from it is done. */
async function edit(path: string, fields: Fields): Promise<DocumentData> {
  await db.doc(path).update(fields);
  await runTriggers();
  return read(path);
}

const read = async (path: string): Promise<DocumentData> => (await db.doc(path).get()).data() ?? {};

const remove = async (path: string) => {
  await db.doc(path).delete();
  await runTriggers();
};

const restore = async (path: string, document: DocumentData) => {
  await db.doc(path).set(document);
  await runTriggers();
};

const allOf = (surfaces: Surfaces, isFound: (name: string) => boolean): Surfaces =>
  Object.fromEntries(Object.keys(surfaces).map((name) => [name, isFound(name)]));

const toWords = (value: unknown): string =>
  value instanceof Date ? `in ${((value.getTime() - Date.now()) / DAY).toFixed(1)} days` : JSON.stringify(value);

/** Words for a title of a test. */
const toCase = (fields: Fields): [string, Fields] => [
  Object.entries(fields)
    .map(([name, value]) => `${name} ${value === GONE ? 'removed' : toWords(value)}`)
    .join(', ')
    .replace(/t\w+-(\w+)-\d{4}/g, '$1'),
  fields,
];

/** Runs each test of a block from the document as it was put. */
function startFrom(path: string): { document: DocumentData } {
  const original = { document: {} };
  beforeEach(async () => {
    original.document = await read(path);
  });
  afterEach(() => restore(path, original.document));
  return original;
}

describe('an image', () => {
  const original = startFrom(IMAGE);

  /** Approved, set to Public, and waiting for nothing. */
  const isPublic = (image: DocumentData): boolean =>
    image.status === 'approved' && image.privacyStatus === 'Public' && (image.embargoedBy ?? null) === null;
  /** With what nobody can read it without. */
  const isWhole = ({ picture, owner }: DocumentData): boolean => picture !== null && hasOwner(owner);

  async function expectEverywhere(image: DocumentData): Promise<void> {
    const owner = isWhole(image) ? image.owner.userId : artist.userId;
    const other = owner === artist.userId ? writer.userId : artist.userId;
    const isEverywhere = isPublic(image) && isWhole(image);
    // A file outlasts its image by four seconds.
    if (!isEverywhere) outlastServing();
    const surfaces = await readImageSurfaces(imageId, { owner, other }, { openId, closedId, slug, printSlug });
    vi.useRealTimers();
    expect(surfaces).toEqual(allOf(surfaces, (name) => name !== 'ofOther' && isEverywhere));
  }

  test.each(
    [
      ...STATUSES,
      { privacyStatus: 'Private' },
      { privacyStatus: 'nonsense' },
      { privacyStatus: GONE },
      { status: 'draft', privacyStatus: 'Private' },
      { embargoedBy: upcomingId },
      { embargoedBy: uniqueId('nowhere') },
      { embargoedBy: GONE },
      { hold: 'sample', publishedAt: GONE },
      { picture: null },
      ...NOBODIES.map((owner) => ({ owner })),
    ].map(toCase),
  )('When it has %s, then every surface follows', async (_words, fields) => {
    await expectEverywhere(await edit(IMAGE, fields));
  });

  test('When it waits for an exhibition that is open, then it is everywhere once the schedule has run', async () => {
    await edit(IMAGE, { embargoedBy: openId });
    await SCHEDULED_WORK.openings(new Date());
    await runTriggers();
    const image = await read(IMAGE);
    expect(image.embargoedBy).toBeNull();
    await expectEverywhere(image);
  });

  test('When it becomes another photographer’s, then it is among their images alone', async () => {
    await expectEverywhere(await edit(IMAGE, { owner: byline({ userId: writer.userId }) }));
  });

  test('When it is deleted, then it is nowhere, and everywhere once it is restored', async () => {
    await remove(IMAGE);
    await expectEverywhere({});
    await restore(IMAGE, original.document);
    await expectEverywhere(original.document);
  });

  test('When it is restored before the event of its deletion comes, then it is everywhere', async () => {
    await db.doc(IMAGE).delete();
    await restore(IMAGE, original.document);
    await expectEverywhere(original.document);
  });
});

describe('an exhibition', () => {
  const original = startFrom(EXHIBITION);

  const AT_TIMES: Readonly<Record<string, readonly string[]>> = {
    upcoming: ['upcoming', 'upcomingOfOwner'],
    open: ['ongoing', 'ongoingOfOwner', 'ongoingDetail', 'images', 'ofImage', 'comments'],
    closed: ['past', 'pastOfOwner', 'archive', 'catalogue', 'catalogueFile', 'comments'],
  };

  /** Returns whether it is upcoming, open or closed; null where it is not approved or lacks a date. */
  function findPublicState({ status, startDate, endDate, owner }: DocumentData): string | null {
    const now = Timestamp.now();
    if (!hasOwner(owner)) return null;
    if (status !== 'approved' || !(startDate instanceof Timestamp) || !(endDate instanceof Timestamp)) return null;
    if (now < startDate) return 'upcoming';
    return now < endDate ? 'open' : 'closed';
  }

  async function expectEverywhere(exhibition: DocumentData, owner = writer.userId): Promise<void> {
    const subject = { id: exhibitionId, imageId: secondId };
    const surfaces = await readExhibitionSurfaces(subject, owner);
    const state = findPublicState(exhibition);
    const timed = Object.values(AT_TIMES).flat();
    expect(surfaces).toEqual(
      allOf(surfaces, (name) => state !== null && (!timed.includes(name) || AT_TIMES[state]?.includes(name) === true)),
    );
  }

  test.each(
    [
      ...STATUSES,
      { startDate: inDays(0.5) },
      { startDate: inDays(3), endDate: inDays(5) },
      { startDate: inDays(3) },
      { endDate: inDays(-0.1) },
      { startDate: inDays(-9), endDate: inDays(-5) },
      { startDate: inDays(-1), endDate: inDays(-3) },
      { startDate: GONE },
      { startDate: 'nonsense' },
      { endDate: null },
      { endDate: 'nonsense' },
      { publishedAt: GONE },
      ...NOBODIES.map((owner) => ({ owner })),
    ].map(toCase),
  )('When it has %s, then every surface follows', async (_words, fields) => {
    await expectEverywhere(await edit(EXHIBITION, fields));
  });

  test('When it shows other images, then those are there that everybody may see, and they are counted', async () => {
    await edit(EXHIBITION, { imageIds: [hiddenId, imageId, secondId] });
    const images = await get<{ image_id: string }[]>(`/exhibition/images/${exhibitionId}`);
    expect(images.map((image) => image.image_id)).toEqual([imageId, secondId]);
    expect(await get(`/exhibition/${exhibitionId}`)).toMatchObject({ image_count: 2 });
  });

  test('When it has another banner, then it is shown where everybody may see that', async () => {
    const paths = [
      `/api/exhibition/${exhibitionId}`,
      `/exhibition/${exhibitionId}`,
      '/api/exhibition/approved/ongoing',
    ];
    await edit(EXHIBITION, { banner: samplePicture(hiddenId) });
    expect(await namesPicture(hiddenId, paths)).toEqual([false, false, false]);
    await edit(EXHIBITION, { banner: samplePicture(imageId) });
    expect(await namesPicture(imageId, paths)).toEqual([true, true, true]);
  });

  test('When it becomes another photographer’s, then it is theirs', async () => {
    await edit(EXHIBITION, { owner: byline({ userId: artist.userId }) });
    const counts = {
      artist: await get(`/user/works/${artist.userId}`),
      writer: await get(`/user/works/${writer.userId}`),
    };
    expect(counts).toMatchObject({ artist: { exhibitions: 4 }, writer: { exhibitions: 0 } });
  });

  test('When it is deleted, then it is nowhere, and everywhere once it is restored', async () => {
    await remove(EXHIBITION);
    await expectEverywhere({});
    await restore(EXHIBITION, original.document);
    await expectEverywhere(original.document);
  });
});

describe('a story', () => {
  const original = startFrom(STORY);

  async function expectEverywhere(story: DocumentData): Promise<void> {
    const subject = { id: storyId, slug: story.slug || storyId, imageId: secondId };
    const surfaces = await readStorySurfaces(subject, writer.userId);
    expect(surfaces).toEqual(allOf(surfaces, () => story.status === 'approved' && hasOwner(story.creator)));
  }

  test.each(
    [...STATUSES, { publishedAt: GONE }, { publishedAt: 'nonsense' }, ...NOBODIES.map((creator) => ({ creator }))].map(
      toCase,
    ),
  )('When it has %s, then every surface follows', async (_words, fields) => {
    await expectEverywhere(await edit(STORY, fields));
  });

  test.each([{ slug: '' }, { slug: GONE }, { slug: 'No Slug/' }].map(toCase))(
    'When it has %s, then it has an address of its title, and is at no other',
    async (_words, fields) => {
      const story = await edit(STORY, fields);
      expect(story.slug).toMatch(/^estuary/);
      await expectEverywhere(story);
      expect((await call(`/blog/${storyId}`)).body.data).toEqual([]);
    },
  );

  test('When it has another banner and text, then only what everybody may see of them is shown', async () => {
    const content = `<p>New words.</p><img src="/api/image/${hiddenId}" alt=""><img src="/api/image/${imageId}" alt="">`;
    await edit(STORY, { content, banner: samplePicture(hiddenId) });
    const paths = [`/api/blog/${storyId}`, `/stories/${storyId}`, '/api/blog', '/stories/feed.xml'];
    expect(await namesPicture(hiddenId, paths)).toEqual([false, false, false, false]);
    const [story] = await get<{ content: string }[]>(`/blog/${storyId}`);
    expect(story?.content).toContain('New words.');
    expect(story?.content).not.toContain(hiddenId);
    expect(story?.content).toContain(imageId);
  });

  test('When it is deleted, then it is nowhere, and everywhere once it is restored', async () => {
    await remove(STORY);
    await expectEverywhere({});
    // It is restored with what was below it.
    await db.doc(STORY_COMMENT).set(sampleComment());
    await restore(STORY, original.document);
    await expectEverywhere(original.document);
  });
});

describe('a print', () => {
  const original = startFrom(PRINT);

  async function expectEverywhere(print: DocumentData): Promise<void> {
    const subject = { slug: print.slug || printId, imageId: secondId };
    const surfaces = await readPrintSurfaces(subject, writer.userId);
    expect(surfaces).toEqual(
      allOf(surfaces, () => print.status === 'approved' && print.minPrice !== undefined && hasOwner(print.owner)),
    );
  }

  test.each(
    [...STATUSES, { publishedAt: GONE }, { minPrice: GONE }, ...NOBODIES.map((owner) => ({ owner }))].map(toCase),
  )('When it has %s, then every surface follows', async (_words, fields) => {
    await expectEverywhere(await edit(PRINT, fields));
  });

  test('When its slug is emptied, then it has an address of its title, and is at no other', async () => {
    const print = await edit(PRINT, { slug: '' });
    expect(print.slug).toMatch(/^estuary/);
    await expectEverywhere(print);
    expect((await call(`/product/${printId}`)).status).toBe(404);
  });

  test('When it has other pictures, then those are shown that everybody may see', async () => {
    const imageIds = [imageId, hiddenId];
    const pictures = imageIds.map((id) => samplePicture(id));
    await edit(PRINT, { pictures, imageIds, printedImageId: imageId });
    const paths = [`/api/product/${printId}`, `/shop/${printId}`, '/api/product'];
    expect(await namesPicture(hiddenId, paths)).toEqual([false, false, false]);
    expect(await namesPicture(imageId, paths)).toEqual([true, true, true]);
  });

  test('When the image that is printed is hidden, then the print is nowhere', async () => {
    const imageIds = [hiddenId, imageId];
    await edit(PRINT, { pictures: imageIds.map((id) => samplePicture(id)), imageIds, printedImageId: hiddenId });
    await expectEverywhere({});
  });

  test('When it is deleted, then it is nowhere, and everywhere once it is restored', async () => {
    await remove(PRINT);
    await expectEverywhere({});
    await restore(PRINT, original.document);
    await expectEverywhere(original.document);
  });
});

describe('the search', () => {
  const paths = [IMAGE, EXHIBITION, STORY, PRINT];
  const ALL = [`exhibition ${exhibitionId}`, `print ${printId}`, `story ${storyId}`];
  const originals = paths.map(startFrom);

  const SUBJECTS = [`image ${imageId}`, ...ALL];
  const finds = (words: string, expected: readonly string[]) =>
    eventually(`${words} finds ${expected.join(', ')}`, async () => {
      const found = await searchFor(words);
      return isDeepStrictEqual(
        found.filter((name) => SUBJECTS.includes(name)),
        expected,
      );
    });

  const followsEdits = async (editAll: () => Promise<unknown>) => {
    await Promise.all([finds('Kingfisher', [`image ${imageId}`]), finds('Estuary', ALL)]);
    await editAll();
    await runTriggers();
    await Promise.all([finds('Kingfisher', []), finds('Estuary', [])]);
  };

  test.each(STATUSES.slice(2, 4).map(toCase))(
    'When works have %s, then it finds none of them',
    async (_words, fields) => {
      await followsEdits(() => Promise.all(paths.map((path) => db.doc(path).update(fields))));
    },
  );

  test('When works are deleted, then it finds none of them, and all once they are restored', async () => {
    await followsEdits(() => Promise.all(paths.map((path) => db.doc(path).delete())));
    await Promise.all(paths.map((path, index) => db.doc(path).set(originals[index]?.document ?? {})));
    await Promise.all([finds('Kingfisher', [`image ${imageId}`]), finds('Estuary', ALL)]);
  });

  test('When an image is private, an exhibition lacks a date and a print its pictures, then it finds what can be shown', async () => {
    await edit(IMAGE, { privacyStatus: 'Private' });
    await edit(EXHIBITION, { endDate: 'nonsense' });
    await edit(PRINT, { pictures: [] });
    await Promise.all([finds('Kingfisher', []), finds('Estuary', [`story ${storyId}`])]);
  });
});

test('When the account of a photographer is deleted, then their works are nowhere', async () => {
  const { status } = await call('/user', { method: 'DELETE', token: writer.token });
  expect(status).toBe(200);
  await runTriggers();
  const subject = { imageId: secondId };
  for (const surfaces of [
    await readExhibitionSurfaces({ ...subject, id: exhibitionId }, artist.userId),
    await readStorySurfaces({ ...subject, id: storyId, slug: storyId }, artist.userId),
    await readPrintSurfaces({ ...subject, slug: printId }, artist.userId),
  ])
    expect({ ...surfaces, count: false }).toEqual(allOf(surfaces, () => false));
});
