import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type { PhotographersPage } from '@aperture-byline/contract/user/wire';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { get } from '../../../test-support/servers/suite.ts';
import { takeEvents } from '../../../test-support/triggers/run-triggers.ts';
import { byline, putBlog, putExhibition, putImage, putProduct, putUser } from '../../../test-support/works/fixtures.ts';
import { runAllTriggers } from '../../../test-support/works/followers.ts';

// Without the queue of this process, triggers at once meet in the database as those of several instances do.
vi.mock(import('../../lib/concurrency.ts'), async (load) => ({
  ...(await load()),
  serialize: (_key, work) => work(),
}));

const IMAGES = 4;

/** Works of one photographer, nothing of which is public. */
async function putWorld() {
  const userId = await putUser({ firstName: 'Mira', lastName: 'Pillai' });
  const owner = byline({ userId });
  const draft = { status: 'draft', publishedAt: null } as const;
  const images: string[] = [];
  for (let index = 0; index < IMAGES; index += 1) images.push(await putImage({ owner, ...draft }));
  const shown = { imageIds: images.slice(0, 2), shownImageIds: images.slice(0, 2) };
  const works = [
    `exhibitions/${await putExhibition({ owner, ...draft, ...shown })}`,
    `blogs/${(await putBlog({ creator: owner, ...draft })).id}`,
    `products/${(await putProduct({ owner, ...draft })).id}`,
  ];
  await runAllTriggers();
  return { userId, images, works, documents: [...images.map((id) => `images/${id}`), ...works] };
}
type World = Awaited<ReturnType<typeof putWorld>>;

/** Random change of one of the documents. */
const write = fc.record({
  index: fc.nat({ max: IMAGES + 2 }),
  change: fc.constantFrom('approve', 'withdraw', 'hide', 'show'),
  shown: fc.subarray([...Array(IMAGES).keys()]),
});

async function apply(
  { documents, images }: World,
  { index, change, shown }: { index: number; change: string; shown: number[] },
): Promise<void> {
  const path = documents[index] ?? '';
  const imageIds = shown.map((place) => images[place] ?? '');
  const changes: Record<string, object> = {
    approve: { status: 'approved', publishedAt: new Date() },
    withdraw: { status: 'draft' },
    hide: { privacyStatus: 'Private' },
    show: { privacyStatus: 'Public' },
  };
  const hangs = path.startsWith('exhibitions/') && { imageIds, shownImageIds: imageIds };
  await db.doc(path).update({ ...changes[change], ...hangs });
}

/**
 * Runs what is due in this order, some of it twice and so many at a time, and what follows from it. What fails comes
 * again.
 */
async function deliver({ order, width }: { order: readonly number[]; width: number }): Promise<void> {
  for (let due = takeEvents(); due.length > 0; due = takeEvents()) {
    const events = [...due, ...due.filter((_, index) => index % 3 === 0)];
    const places = new Map(events.map((event, index) => [event, order[index % order.length] ?? 0]));
    events.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
    for (let start = 0; start < events.length; start += width)
      await Promise.all(events.slice(start, start + width).map((event) => event().catch(event)));
  }
}

const read = async <T>(path: string) => (await db.doc(path).get()).data() as T;

/** Reads the stored values that are derived of the photographer's works, and counts them anew. */
async function countAnew({ userId, images, works }: World) {
  const stored = await Promise.all(images.map((id) => read<StoredImage>(`images/${id}`)));
  const isPublic = ({ status, privacyStatus }: StoredImage) => status === 'approved' && privacyStatus === 'Public';
  const publicIds = images.filter((_, index) => isPublic(stored[index] as StoredImage));
  const [exhibition, ...others] = await Promise.all(works.map((path) => read<StoredExhibition>(path)));
  const [exhibitions, stories, prints] = [exhibition, ...others].map((work) => Number(work?.status === 'approved'));
  const counts = { photographs: publicIds.length, exhibitions, stories, prints };
  const isListed = Object.values(counts).some((count) => count !== 0);
  const { photographers } = await get<PhotographersPage>('/user/photographers');
  const listed = photographers.find((photographer) => photographer.userId === userId);
  const total = async (name: string) => (await read<{ total: number } | undefined>(`listings/${name}`))?.total ?? 0;
  return {
    derived: {
      listed: listed && pickCounts(listed),
      gallery: await total(`images-of-${userId}`),
      shop: await total(`prints-of-${userId}`),
      hanging: exhibition && exhibition.imageIds.length - exhibition.hiddenImageIds.length,
      used: stored.map(({ isUsed }) => isUsed === true),
    },
    counted: {
      listed: isListed ? counts : undefined,
      gallery: publicIds.length,
      shop: prints,
      hanging: exhibition?.imageIds.filter((id) => publicIds.includes(id)).length,
      used: images.map((id) => exhibition?.shownImageIds.includes(id)),
    },
  };
}

const pickCounts = ({ photographs, exhibitions, stories, prints }: PhotographersPage['photographers'][number]) => ({
  photographs,
  exhibitions,
  stories,
  prints,
});

test('When events of works come in any order, twice and at once, then all that is derived of them agrees with what is counted anew', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(write, { minLength: 3, maxLength: 12 }),
      fc.array(fc.nat({ max: 99 }), { minLength: 5, maxLength: 30 }),
      fc.integer({ min: 1, max: 6 }),
      async (writes, order, width) => {
        const world = await putWorld();
        for (const one of writes) await apply(world, one);
        await deliver({ order, width });
        const { derived, counted } = await countAnew(world);
        expect(derived).toEqual(counted);
      },
    ),
    { numRuns: 4, endOnFailure: true },
  );
});

test('When an earlier event finds a photograph public already, then its photographer’s number follows with the list', async () => {
  const world = await putWorld();
  const [id = ''] = world.images;
  const document = db.doc(`images/${id}`);
  await document.update({ status: 'approved', publishedAt: new Date() });
  await document.update({ privacyStatus: 'Public' });
  const [approved] = takeEvents();
  await approved?.();
  await runAllTriggers();
  expect((await countAnew(world)).derived).toMatchObject({ listed: { photographs: 1 }, gallery: 1 });
});
