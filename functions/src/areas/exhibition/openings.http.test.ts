import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionDetail, ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { isEvening } from '@aperture-byline/contract/shared/dates';
import { HOUR, MINUTE, SECOND } from '@aperture-byline/contract/shared/durations';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { putFile } from '../../../test-support/project/files.ts';
import { call, get, SUITE_URL } from '../../../test-support/servers/suite.ts';
import {
  byline,
  imagesListed,
  putExhibition,
  putImage,
  putProduct,
  putUser,
} from '../../../test-support/works/fixtures.ts';

const opening = Date.now() + 20 * MINUTE;
const end = opening + 30 * MINUTE;
const owner = byline({ firstName: 'Leela', lastName: 'Varma' });
const title = uniqueId('Saltroads');

/** Public by themselves; the first one is shown before the opening. */
let shown: string[];
/** Not public by themselves, the first of them in the teaser too. */
let hidden: string[];
let exhibition: string;

beforeAll(async () => {
  await putUser({ ...owner, isArtist: true });
  shown = [await putImage({ owner }), await putImage({ owner })];
  hidden = [await putImage({ owner, privacyStatus: 'Private' }), await putImage({ owner, status: 'draft' })];
  await imagesListed(owner, shown.length);
  const [first = '', second = ''] = shown;
  const [secret = ''] = hidden;
  for (const id of hidden) await putFile(`photos/${id}/480.jpeg`, Buffer.from('secret'));
  await putProduct({ owner, imageIds: [second], pictures: [samplePicture(second)] });
  exhibition = await putExhibition({
    owner,
    title,
    imageIds: [secret, first, ...hidden.slice(1), second],
    teaserImageIds: [first, secret],
    startDate: new Date(opening),
    endDate: new Date(end),
  });
  await eventually('the exhibition is found', async () => (await read(`/search?q=${title}`)).includes(exhibition));
});

afterEach(() => vi.useRealTimers());

const at = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });

async function read(path: string): Promise<string> {
  return (await fetch(`${SUITE_URL}${path}`, { redirect: 'manual' })).text();
}

const cachingOf = async (path: string) => (await fetch(`${SUITE_URL}${path}`)).headers.get('cache-control') ?? '';

const images = async () =>
  (await get<ExhibitionImage[]>(`/exhibition/images/${exhibition}`)).map(({ image_id }) => image_id);

describe.each([
  ['one second before the opening', opening - SECOND],
  ['at the opening', opening],
  ['at the end', end],
])('%s', (_name, now) => {
  test('nothing that anybody may read tells of photographs that are not public by themselves', async () => {
    at(now);
    const [first] = shown;
    const addresses = [
      ...['', '/images', '/ongoing'].map((part) => `/api/exhibition${part}/${exhibition}`),
      `/api/exhibition/${exhibition}/prints`,
      ...['ongoing', 'upcoming', 'past'].map((state) => `/api/exhibition/approved/${state}?userId=${owner.userId}`),
      `/api/image/${first}/works`,
      `/api/search?q=${title}`,
      `/exhibition/${exhibition}`,
      '/exhibitions',
      '/',
      `/profile/${owner.userId}?tab=exhibitions`,
      `/search?q=${title}`,
      `/profile/${owner.userId}/feed.json`,
      '/gallery/feed.xml',
      `/exhibition/${exhibition}/calendar.ics`,
      `/exhibition/${exhibition}/last-day.ics`,
      '/sitemaps/exhibitions.xml',
      '/sitemaps/gallery-1.xml',
    ];
    for (const address of addresses) {
      const response = await fetch(`${SUITE_URL}${address}`);
      const text = await response.text();
      expect(response.status, address).toBe(200);
      for (const id of hidden) expect(text, address).not.toContain(id);
    }
    for (const id of hidden) {
      for (const path of [`/photos/${id}/480.jpeg`, `/api/image/${id}`])
        expect((await fetch(`${SUITE_URL}${path}`, { redirect: 'manual' })).status, path).toBe(404);
      expect((await call(`/image/details/${id}`)).status).toBe(404);
    }
  });
});

describe('the opening', () => {
  test('When it is a second away, then the teaser alone is shown, and no copy lasts beyond it', async () => {
    at(opening - SECOND);
    const detail = await get<ExhibitionDetail>(`/exhibition/${exhibition}`);
    expect(detail).toMatchObject({ state: 'upcoming', days_left: null });
    expect(detail.teaser.map(({ image_id }) => image_id)).toEqual([shown[0]]);
    expect(Date.parse(detail.as_of ?? '')).toBe(Math.floor((opening - SECOND) / MINUTE) * MINUTE);
    expect(await images()).toEqual([]);
    expect(await get(`/exhibition/ongoing/${exhibition}`)).toEqual([]);
    const page = await read(`/exhibition/${exhibition}`);
    expect(page).toMatch(/role="timer"[^>]*>Opens in 1 min</);
    expect(page).toContain(`/photos/${shown[0]}/`);
    expect(page).not.toContain(shown[1]);
    for (const path of ['', 'images/', 'ongoing/'].map((part) => `/api/exhibition/${part}${exhibition}`))
      expect(await cachingOf(path), path).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=0');
    expect(await cachingOf(`/exhibition/${exhibition}`)).toBe(
      'public, max-age=0, s-maxage=1, stale-while-revalidate=0',
    );
  });

  test('When it comes, then all that is public is there at once, and the countdown is gone', async () => {
    at(opening);
    const [detail] = await get<ExhibitionDetail[]>(`/exhibition/ongoing/${exhibition}`);
    expect(detail).toMatchObject({ state: 'ongoing', days_left: 1, as_of: null, teaser: [] });
    expect(await images()).toEqual(shown);
    const page = await read(`/exhibition/${exhibition}`);
    expect(page).not.toContain('role="timer"');
    expect(page).toContain(`/photos/${shown[1]}/`);
    const { openingDay, openingEvening } = exhibitionMessages;
    expect(page).toContain(isEvening(new Date(opening).toISOString()) ? openingEvening : openingDay);
    expect(await read(`/profile/${owner.userId}?tab=exhibitions`)).toContain('Closing soon');
    const [listed] = await get<ExhibitionListItem[]>(`/exhibition/approved/ongoing?userId=${owner.userId}`);
    expect(listed).toMatchObject({ id: exhibition, days_left: 1 });
  });

  test('When it is over, then nothing is shown any more but what it was', async () => {
    at(end - SECOND);
    expect(await cachingOf(`/exhibition/${exhibition}`)).toContain('s-maxage=1, stale-while-revalidate=0');
    at(end);
    expect(await get(`/exhibition/${exhibition}`)).toMatchObject({
      state: 'past',
      days_left: null,
      teaser: [],
    });
    expect(await images()).toEqual([]);
  });

  test('When a cache keeps what says which exhibitions are open, then it is right again within a minute', async () => {
    at(opening - 12 * HOUR);
    const addresses = [
      '/',
      '/exhibitions',
      `/exhibition/${exhibition}`,
      `/exhibition?image=${shown[1]}`,
      `/profile/${owner.userId}?tab=exhibitions`,
      ...['ongoing', 'upcoming', 'past'].map((state) => `/api/exhibition/approved/${state}`),
      `/api/exhibition/${exhibition}`,
      `/api/image/details/${shown[1]}`,
      `/api/image/${shown[1]}/works`,
      '/gallery',
      `/profile/${owner.userId}`,
      '/api/image',
      '/gallery/feed.xml',
      `/profile/${owner.userId}/feed.json`,
    ];
    for (const address of addresses) {
      const caching = await cachingOf(address);
      const [fresh, stale] = ['s-maxage', 'stale-while-revalidate'].map((name) =>
        Number(caching.split(`${name}=`)[1]?.split(',')[0]),
      );
      expect((fresh ?? Number.NaN) + (stale ?? Number.NaN), `${address} ${caching}`).toBeLessThanOrEqual(60);
      expect(caching, address).toContain('max-age=0,');
    }
  });
});
