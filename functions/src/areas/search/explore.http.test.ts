import type { Exif } from '@aperture-byline/contract/image/wire';
import type { ExploredImages, ExploredPrints } from '@aperture-byline/contract/search/wire';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../test-support/project/eventually.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { byline, putImage, putProduct } from '../../../test-support/works/fixtures.ts';

const MIRA = byline({ firstName: 'Mira', lastName: 'Pillai' });
const ZOYA = byline({ firstName: 'Zoya', lastName: 'Khan' });

const CAMERAS = [
  { make: 'NIKON CORPORATION', model: 'NIKON D850', name: 'Nikon D850' },
  { make: 'Canon', model: 'Canon EOS R5', name: 'Canon EOS R5' },
  { make: 'FUJIFILM', model: 'X-T4', name: 'Fujifilm X-T4' },
];
const LENSES = ['NIKKOR Z 24-70mm f/2.8 S', 'RF50mm F1.2 L USM'];
const FOCALS = [20, 28, 35, 50, 85, 200, 400];
const APERTURES = [1.4, 2.8, 4, 8, 16];
const ISOS = [64, 200, 800, 3200, 12_800];
const YEARS = [2019, 2021, 2024];
const TAGS = ['monsoon', 'street', 'ghats', 'portrait'];
const COLOURS = { blue: '#3a5a8c', green: '#3f7a45', black: '#0b0b0c', brown: '#6b4a2a' };

interface Photograph {
  camera: string;
  lens: string;
  focal: number;
  aperture: number;
  iso: number;
  year: number;
  tags: string[];
  colour: string;
  photographer: number;
  title: string;
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const photographs = Array.from({ length: 200 }, (_, index): Photograph & { exif: Exif } => {
  const camera = at(CAMERAS, index);
  const facts = {
    focal: at(FOCALS, index * 3),
    aperture: at(APERTURES, index * 7 + 1),
    iso: at(ISOS, index * 11),
    year: at(YEARS, Math.floor(index / 5)),
    lens: at(LENSES, Math.floor(index / 2)),
  };
  return {
    ...facts,
    camera: camera.name,
    tags: [at(TAGS, index), at(TAGS, Math.floor(index / 4))],
    colour: at(Object.keys(COLOURS), Math.floor(index / 3)),
    photographer: index % 4 === 0 ? ZOYA.userId : MIRA.userId,
    title: index % 10 === 0 ? `Fog at dawn ${index}` : `Harbour ${index}`,
    exif: {
      cameraMake: camera.make,
      cameraModel: camera.model,
      lensModel: facts.lens,
      focalLength: facts.focal,
      aperture: facts.aperture,
      iso: facts.iso,
      createdDate: `${facts.year}-03-01T10:00:00.000Z`,
    },
  };
});

beforeAll(async () => {
  for (const { exif, tags, colour, photographer, title } of photographs)
    await putImage({
      owner: photographer === ZOYA.userId ? ZOYA : MIRA,
      title,
      tags,
      exif,
      picture: { colour: COLOURS[colour as keyof typeof COLOURS] },
    });
  await putImage({ privacyStatus: 'Private', tags: ['monsoon'] });
  await putImage({ status: 'submitted', tags: ['monsoon'] });
  await eventually('all photographs are found', async () => {
    const { pagination } = await get<ExploredImages>('/search/images');
    return pagination.total === photographs.length;
  });
});

const between = (from: number, to: number) => (number: number) => number >= from && number <= to;

/** Queries of the address, and what they mean. */
const COMBINATIONS: readonly [query: string, isFound: (photograph: Photograph) => boolean][] = [
  ['', () => true],
  ['camera=Nikon D850', ({ camera }) => camera === 'Nikon D850'],
  ['camera=Canon EOS R5', ({ camera }) => camera === 'Canon EOS R5'],
  ['lens=RF50mm F1.2 L USM', ({ lens }) => lens === 'RF50mm F1.2 L USM'],
  ['focal=35-50', ({ focal }) => between(35, 50)(focal)],
  ['focal=50', ({ focal }) => focal === 50],
  ['focal=301-', ({ focal }) => focal >= 301],
  ['focal=-28', ({ focal }) => focal <= 28],
  ['aperture=2-2.8', ({ aperture }) => between(2, 2.8)(aperture)],
  ['aperture=1.4', ({ aperture }) => aperture === 1.4],
  ['iso=101-400', ({ iso }) => between(101, 400)(iso)],
  ['iso=6401-', ({ iso }) => iso > 6400],
  ['year=2021', ({ year }) => year === 2021],
  ['tag=monsoon', ({ tags }) => tags.includes('monsoon')],
  ['tag=street', ({ tags }) => tags.includes('street')],
  ['colour=blue', ({ colour }) => colour === 'blue'],
  ['colour=black', ({ colour }) => colour === 'black'],
  ['colour=brown', ({ colour }) => colour === 'brown'],
  [`photographer=${ZOYA.userId}`, ({ photographer }) => photographer === ZOYA.userId],
  ['q=fog', ({ title }) => title.startsWith('Fog')],
  ['q=fog dawn', ({ title }) => title.startsWith('Fog')],
  ['q=monsoon', ({ tags }) => tags.includes('monsoon')],
  ['q=zoya', ({ photographer }) => photographer === ZOYA.userId],
  ['q=nikon', ({ camera }) => camera.startsWith('Nikon')],
  ['camera=Nikon D850&focal=35-50', (p) => p.camera === 'Nikon D850' && between(35, 50)(p.focal)],
  ['camera=Nikon D850&year=2024', (p) => p.camera === 'Nikon D850' && p.year === 2024],
  [
    'camera=Fujifilm X-T4&iso=101-400&tag=ghats',
    (p) => p.camera === 'Fujifilm X-T4' && p.iso === 200 && p.tags.includes('ghats'),
  ],
  ['tag=monsoon&colour=green', (p) => p.tags.includes('monsoon') && p.colour === 'green'],
  [`tag=portrait&photographer=${MIRA.userId}`, (p) => p.tags.includes('portrait') && p.photographer === MIRA.userId],
  ['year=2019&aperture=2.9-5.6', (p) => p.year === 2019 && p.aperture === 4],
  ['year=2019&aperture=2.9-5.6&focal=51-84', () => false],
  ['q=fog&camera=Canon EOS R5', (p) => p.title.startsWith('Fog') && p.camera === 'Canon EOS R5'],
  [
    'q=harbour&tag=street&year=2021',
    (p) => p.title.startsWith('Harbour') && p.tags.includes('street') && p.year === 2021,
  ],
  ['camera=Nikon D850&lens=RF50mm F1.2 L USM', (p) => p.camera === 'Nikon D850' && p.lens.startsWith('RF50')],
  ['camera=Olympus', () => false],
  ['tag=constructor', () => false],
  // What is not understood is ignored.
  ['focal=wide', () => true],
  ['focal=50-35', () => true],
  ['iso=9999999999', () => true],
  ['camera=Nikon D850&camera=Canon EOS R5', () => true],
  ['unknown=1&colour=blue', ({ colour }) => colour === 'blue'],
];

const explore = (query: string) => get<ExploredImages>(`/search/images?${encodeURI(query)}`);

test.each(COMBINATIONS)(
  'When photographs are explored by "%s", then exactly those are counted',
  async (query, isFound) => {
    const { pagination, data } = await explore(query);
    const expected = photographs.filter(isFound);
    expect(pagination.total).toBe(expected.length);
    const titles = new Set(expected.map(({ title }) => title));
    for (const { title } of data) expect(titles).toContain(title);
  },
);

describe('the counts of facets', () => {
  test('When values are selected, then each option counts what it would leave in place of the one of its facet', async () => {
    const { facets, selected } = await explore('camera=Nikon D850&year=2021');
    expect(selected).toEqual([
      { facet: 'camera', value: 'Nikon D850', label: 'Nikon D850' },
      { facet: 'year', value: '2021', label: '2021' },
    ]);
    for (const { value, count } of facets.camera)
      expect(count, value).toBe(photographs.filter(({ camera, year }) => camera === value && year === 2021).length);
    for (const { value, count } of facets.year)
      expect(count, value).toBe(
        photographs.filter((p) => p.camera === 'Nikon D850' && String(p.year) === value).length,
      );
    for (const { value, count } of facets.tag)
      expect(count, value).toBe(
        photographs.filter((p) => p.camera === 'Nikon D850' && p.year === 2021 && p.tags.includes(value)).length,
      );
    expect(facets.photographer.map(({ label }) => label).sort()).toEqual(['Mira Pillai', 'Zoya Khan']);
  });

  test('When an option is selected, then as many are found as it counted', async () => {
    const { facets } = await explore('q=harbour');
    for (const [facet, options] of Object.entries(facets))
      for (const { value, count } of options.slice(0, 3))
        expect((await explore(`q=harbour&${facet}=${value}`)).pagination.total, `${facet} ${value}`).toBe(count);
  });
});

test('When the pages are turned, then each photograph comes once, and past the end is the last page', async () => {
  const { pagination } = await explore('tag=monsoon');
  const pages = Array.from({ length: pagination.totalPages }, (_, page) => page + 1);
  const found = [];
  for (const page of pages) found.push(...(await explore(`tag=monsoon&page=${page}`)).data);
  expect(new Set(found.map(({ image_id }) => image_id)).size).toBe(pagination.total);
  expect((await explore('tag=monsoon&page=999')).pagination.page).toBe(pagination.totalPages);
});

test('When photographs are explored, then at most three documents are read', async () => {
  expect((await call('/search/images?tag=monsoon')).reads).toBeLessThanOrEqual(3);
});

test('When prints are explored, then by price, size, orientation, category, colour and artist', async () => {
  const size = { id: 's', price: 2000, edition: null, sold: 0, ppi: null, issued: 0, returned: [] };
  await putProduct({
    owner: ZOYA,
    title: 'Small boat',
    minPrice: 2500,
    categories: ['Sea'],
    sizes: [{ ...size, width: 30, height: 20 }],
  });
  await putProduct({
    owner: MIRA,
    title: 'Large boat',
    minPrice: 12_000,
    categories: ['Sea', 'Night'],
    sizes: [
      { ...size, width: 60, height: 90 },
      { ...size, width: 80, height: 120 },
    ],
  });
  await putProduct({ owner: MIRA, title: 'Boat that waits', status: 'submitted', categories: ['Sea'] });
  const find = async (query: string) => {
    const { products } = await get<ExploredPrints>(`/search/prints?${query}`);
    return products.map(({ title }) => title).sort();
  };
  await eventually('both prints are found', async () => (await find('q=boat')).length === 2);
  expect(await find('price=-2999')).toEqual(['Small boat']);
  expect(await find('price=10000-19999')).toEqual(['Large boat']);
  expect(await find('size=71-100')).toEqual(['Large boat']);
  expect(await find('category=Sea')).toEqual(['Large boat', 'Small boat']);
  expect(await find('category=Sea&size=-40')).toEqual(['Small boat']);
  expect(await find(`artist=${MIRA.userId}`)).toEqual(['Large boat']);
  expect(await find('orientation=landscape')).toEqual(['Large boat', 'Small boat']);
  expect(await find('orientation=portrait')).toEqual([]);
  const { facets } = await get<ExploredPrints>('/search/prints');
  expect(facets.price).toEqual([
    { value: '0-2999', label: 'Up to Rs. 2,999', count: 1 },
    { value: '10000-19999', label: 'Rs. 10,000–Rs. 19,999', count: 1 },
  ]);
});
