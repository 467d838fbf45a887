import type { Story } from '@aperture-byline/contract/blog/wire';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage, GalleryPage } from '@aperture-byline/contract/image/wire';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import type { SearchPage } from '@aperture-byline/contract/search/wire';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import type { Photographer, PhotographersPage, WorkCounts } from '@aperture-byline/contract/user/wire';
import fc from 'fast-check';
import pMap from 'p-map';
import { expect, test } from 'vitest';
import { joinForTests } from '../../test-support/project/members.ts';
import { startInstance, twoInstances } from '../../test-support/servers/instances.ts';
import { call, get, SUITE_URL } from '../../test-support/servers/suite.ts';
import { takeEvents } from '../../test-support/triggers/run-triggers.ts';
import {
  filePath,
  HUNG,
  OPERATIONS,
  operate,
  PRINTED,
  putWorld,
  readTimeToOpening,
  readVisibility,
  TOLD,
  type Visibility,
  WORLD_IMAGES,
  type World,
} from '../../test-support/works/visibility-world.ts';
import { openExhibitions } from '../areas/exhibition/open-images.ts';

const { admin } = joinForTests({ admin: { admin: true, firstName: 'Asha', lastName: 'Rao' } });

/** Worlds at a time, and how many follow one another: two hundred, with a thousand photographs. */
const LANES = 8;
const RUNS = 25;

/** Milliseconds: a busy machine takes minutes. */
const TIMEOUT = 900_000;

const step = fc.record({
  operation: fc.constantFrom(...OPERATIONS),
  chosen: fc.subarray([...Array(WORLD_IMAGES).keys()], { minLength: 1, maxLength: 3 }),
  instance: fc.nat({ max: 1 }),
  asked: fc.nat({ max: WORLD_IMAGES - 1 }),
  isTurned: fc.boolean(),
  /** Places of events that are run meanwhile, and whether they come once more later. */
  events: fc.array(fc.record({ place: fc.nat({ max: 99 }), comesAgain: fc.boolean() }), { maxLength: 2 }),
});

const scenario = fc.record({
  opensSoon: fc.boolean(),
  /** Whether the schedule runs before the late events, too. */
  opensFirst: fc.boolean(),
  steps: fc.array(step, { minLength: 3, maxLength: 5 }),
  order: fc.array(fc.nat({ max: 99 }), { minLength: 5, maxLength: 20 }),
  width: fc.integer({ min: 1, max: 4 }),
});
type Scenario = typeof scenario extends fc.Arbitrary<infer S> ? S : never;

/**
 * Ids of photographs that were public at some time: their files are served for four seconds more. Once all events have
 * come, none of those that are hidden is.
 */
type Served = Set<string>;

/** Asks one instance for a photograph and the other for its details: what is private all the while is not served. */
async function ask(world: World, { id, instances, served }: { id: string; instances: string[]; served: Served }) {
  const [before] = await readVisibility(world, [id]);
  const [one = '', other = ''] = instances;
  const [file, address, details] = await Promise.all([
    fetch(`${one}/${filePath(id)}`, { method: 'HEAD' }),
    fetch(`${other}/api/image/${id}`, { redirect: 'manual' }),
    fetch(`${other}/api/image/details/${id}`),
  ]);
  const [after] = await readVisibility(world, [id]);
  if (before?.isVisible || after?.isVisible || before?.version !== after?.version) {
    served.add(id);
    return;
  }
  expect(details.status, `the details of ${id}`).toBe(404);
  if (!served.has(id)) expect([file.status, address.status], `the file and the address of ${id}`).toEqual([404, 404]);
}

type Event = () => Promise<void>;

/** Runs it once more where it fails, as the service does. */
const runEvent = (event: Event) => event().catch(event);

/** Runs what is left in this order, some of it twice and so many at a time, and what follows from it. */
async function runEvents(world: World, late: Event[], { order, width }: Scenario): Promise<void> {
  for (let due = [...late, ...takeOwn(world)]; due.length > 0; due = takeOwn(world)) {
    const events = [...due, ...due.filter((_, index) => index % 5 === 0)];
    const places = new Map(events.map((event, index) => [event, order[index % order.length] ?? 0]));
    events.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
    await pMap(events, runEvent, { concurrency: width });
  }
}

const takeOwn = ({ documents }: World): Event[] => takeEvents((path) => documents.has(path));

async function play(world: World, played: Scenario): Promise<void> {
  const instances = await twoInstances();
  const served: Served = new Set();
  const late: Event[] = [];
  for (const { operation, chosen, instance, asked, isTurned, events } of played.steps) {
    late.push(...takeOwn(world));
    const states = await readVisibility(world, world.images);
    for (const [index, { isVisible }] of states.entries()) if (isVisible) served.add(world.images[index] ?? '');
    const ids = chosen.map((place) => world.images[place] ?? '');
    const arriving = events.flatMap(({ place, comesAgain }) => {
      const index = place % Math.max(1, late.length);
      const taken = comesAgain ? late.slice(index, index + 1) : late.splice(index, 1);
      return taken.map((event) => event().catch(() => late.push(event)));
    });
    await Promise.all([
      operate(world, { operation, ids, at: instances[instance] ?? '' }),
      ask(world, { id: world.images[asked] ?? '', instances: isTurned ? instances.toReversed() : instances, served }),
      ...arriving,
    ]);
  }
  const time = await readTimeToOpening(world);
  await new Promise((resolve) => setTimeout(resolve, time));
  if (played.opensSoon && played.opensFirst) await openExhibitions();
  await runEvents(world, late, played);
  if (played.opensSoon) await openExhibitions();
  await runEvents(world, [], played);
}

const idsOf = (pictures: readonly (Picture | null)[]) =>
  pictures.flatMap((picture) => picture?.src.split('/')[2] ?? []);

async function readList({ artist }: World, query: string, token?: string): Promise<string[]> {
  const { data } = await get<GalleryPage>(`/image?userId=${artist.userId}${query}`, token ? { token } : {});
  return data.map(({ image_id }) => image_id).sort();
}

const dataOf = async <T>(path: string): Promise<T | null> => {
  const { status, body } = await call(path);
  return status === 200 ? (body.data as T) : null;
};

/** Reads what each surface shows of a world, beside what it has to show by the stored documents. */
async function compare(world: World) {
  const { images, artist, exhibition, story, product } = world;
  const states = await readVisibility(world, images);
  const idsWhere = (fits: (state: Visibility) => boolean) =>
    images.filter((_, index) => fits(states[index] as Visibility));
  const publicIds = idsWhere(({ isPublic }) => isPublic);
  const pick = (places: readonly number[]) =>
    places.flatMap((place) => (states[place]?.isPublic ? (images[place] ?? '') : []));
  const [hung, stories, print, shown, counts, details] = await Promise.all([
    dataOf<ExhibitionDetail>(`/exhibition/${exhibition}`),
    dataOf<Story[]>(`/blog/${story.slug}`),
    dataOf<ProductDetail>(`/product/${product.slug}`),
    get<ExhibitionImage[]>(`/exhibition/images/${exhibition}`),
    get<{ photographs: number }>(`/user/works/${artist.userId}`),
    Promise.all(images.map((id) => dataOf(`/image/details/${id}`))),
  ]);
  const storyShown = stories?.[0];
  const isOpen = hung?.state === 'ongoing';
  return {
    publicIds,
    served: {
      list: await readList(world, ''),
      own: await readList(world, '', artist.token),
      ownPrivate: await readList(world, '&privacyStatus=Private', artist.token),
      counted: counts.photographs,
      details: images.filter((_, index) => details[index] !== null),
      hung: shown.map(({ image_id }) => image_id),
      hungCount: hung?.image_count,
      hungBanner: idsOf([hung?.banner ?? null]),
      story: idsOf([storyShown?.banner_picture ?? null, ...(storyShown?.pictures ?? [])]),
      print: idsOf((print?.images ?? []).map(({ picture }) => picture)),
    },
    stored: {
      list: publicIds,
      own: idsWhere(({ privacyStatus }) => privacyStatus !== undefined),
      ownPrivate: idsWhere(({ privacyStatus }) => privacyStatus === 'Private'),
      counted: publicIds.length,
      details: idsWhere(({ isVisible }) => isVisible),
      hung: isOpen ? pick(HUNG) : [],
      hungCount: hung === null ? undefined : HUNG.filter((place) => states[place]?.isHung).length,
      hungBanner: hung === null ? [] : pick(HUNG).slice(0, 1),
      story: storyShown ? pick(TOLD) : [],
      print: print ? pick(PRINTED) : [],
    },
    /** Photographs that wait for an opening that has been or does not come. */
    waitsInVain: idsWhere(({ embargoedBy }) => embargoedBy !== null && hung?.state !== 'upcoming'),
  };
}

interface Played {
  world: World;
  publicIds: string[];
}

async function playNew(played: Scenario): Promise<Played> {
  const world = await putWorld(admin, played);
  await play(world, played);
  const { served, stored, publicIds, waitsInVain } = await compare(world);
  expect(served).toEqual(stored);
  expect(waitsInVain).toEqual([]);
  return { world, publicIds };
}

test('When a thousand photographs are shown and hidden at two instances while events come late, twice and in any order, then nothing private is served and every surface agrees', {
  timeout: TIMEOUT,
}, async () => {
  const worlds: Played[] = [];
  let hasFailed = false;
  const property = fc.asyncProperty(scenario, async (played) => {
    // Of lanes that went on, the triggers would run in the next file's database.
    if (hasFailed) return;
    try {
      worlds.push(await playNew(played));
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  });
  const assertLane = () => fc.assert(property, { numRuns: RUNS, endOnFailure: true });
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, assertLane));
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
  await expectEverywhere(worlds);
});

/** Judges by an instance that remembers nothing: files, search, gallery, photographers and the sitemaps. */
async function expectEverywhere(worlds: readonly Played[]): Promise<void> {
  const { at } = await startInstance({});
  const publicIds = worlds.flatMap((one) => one.publicIds).sort();
  const all = worlds.flatMap(({ world }) => world.images);
  const statuses = await pMap(all, async (id) => (await fetch(`${at}/${filePath(id)}`, { method: 'HEAD' })).status, {
    concurrency: 10,
  });
  expect(all.filter((_, index) => statuses[index] === 200).sort()).toEqual(publicIds);
  expect((await readGallery(at)).sort()).toEqual(publicIds);
  const found = await pMap(worlds, ({ world }) => search(at, world), { concurrency: 4 });
  expect(found.flat().sort()).toEqual(publicIds);
  const listed = Map.groupBy(await readPhotographers(at), ({ userId }) => userId);
  for (const { world } of worlds) {
    const { userId } = world.artist;
    const counts = await get<WorkCounts>(`/user/works/${userId}`, { at });
    const isListed = Object.values(counts).some((count) => count > 0);
    expect(listed.get(userId) ?? [], String(userId)).toMatchObject(isListed ? [counts] : []);
  }
  const sitemap = await (await fetch(`${SUITE_URL}/sitemaps/gallery-1.xml`)).text();
  expect(all.filter((id) => sitemap.includes(`/api/image/${id}?`)).sort()).toEqual(publicIds);
  for (const file of ['stories', 'exhibitions', 'products']) {
    const text = await (await fetch(`${SUITE_URL}/sitemaps/${file}.xml`)).text();
    const named = all.filter((id) => text.includes(`/api/image/${id}?`));
    expect(
      named.filter((id) => !publicIds.includes(id)),
      file,
    ).toEqual([]);
  }
}

async function readGallery(at: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await get<GalleryPage>(`/image?page=${page}`, { at });
    ids.push(...data.map(({ image_id }) => image_id));
    if (page >= pagination.totalPages) return ids;
  }
}

async function readPhotographers(at: string): Promise<Photographer[]> {
  const all: Photographer[] = [];
  for (let page = 1; ; page += 1) {
    const { photographers, pagination } = await get<PhotographersPage>(`/user/photographers?page=${page}`, { at });
    all.push(...photographers);
    if (page >= pagination.totalPages) return all;
  }
}

async function search(at: string, { word }: World): Promise<string[]> {
  const { groups } = await get<SearchPage>(`/search?kind=image&q=${word}`, { at });
  return groups.flatMap(({ results }) => results.map(({ address }) => address));
}
