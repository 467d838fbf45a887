import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import type { SearchKind, SearchPage, SearchResult } from '@aperture-byline/contract/search/wire';
import { QUERY_MAX } from '@aperture-byline/contract/search/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../test-support/project/eventually.ts';
import { joinAs } from '../../../test-support/project/members.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { byline, putBlog, putExhibition, putImage, putProduct, putUser } from '../../../test-support/works/fixtures.ts';
import { find } from '../../../test-support/works/search.ts';

const MIRA = byline({ firstName: 'Mira', lastName: 'Pillai' });
const ANJALI = byline({ firstName: 'Añjali', lastName: 'Krüger' });

beforeAll(async () => {
  for (const title of [
    'Fog',
    'Fog over the ghats',
    'Café at midnight',
    'The lighthouse',
    'Monsoon clouds',
    'नदी की सुबह',
    'पुराना बाज़ार',
  ])
    await putImage({ owner: MIRA, title, description: '<p>Kept <b>plainly</b>.</p>' });
  await putImage({
    owner: ANJALI,
    title: 'Harbour at six',
    tags: ['monsoon', 'boats'],
    exif: { cameraMake: 'NIKON CORPORATION', cameraModel: 'NIKON Z 9' },
  });
  await putImage({ owner: ANJALI, title: 'O’Brien’s stairs', description: '<p>Umbrellas in Jodhpur</p>' });
  await putBlog({
    creator: MIRA,
    title: 'Waiting for the fog',
    description: 'A winter in Varanasi',
    tags: ['winter'],
    categories: ['Travel'],
  });
  await putBlog({ creator: ANJALI, title: 'पहाड़ों में एक हफ़्ता', description: 'Himalaya' });
  await putExhibition({
    owner: MIRA,
    title: 'Tides',
    genre: 'Underwater',
    startDate: inDays(-1),
    endDate: inDays(5),
  });
  await putExhibition({
    owner: ANJALI,
    title: 'Smörgåsbord of light',
    startDate: inDays(3),
    endDate: inDays(9),
  });
  await putProduct({ owner: MIRA, title: 'Old lighthouse', place: 'Kochi', categories: ['Sea'] });
  await putUser({
    userId: MIRA.userId,
    firstName: 'Mira',
    lastName: 'Pillai',
    isArtist: true,
    bio: '<p>Works in Chennai.</p>',
  });
  await putUser({ userId: ANJALI.userId, firstName: 'Añjali', lastName: 'Krüger', isArtist: true });
  await eventually('everything is found', async () =>
    (await find('kruger')).some(({ kind }) => kind === 'photographer'),
  );
});

/** All results of the page of all kinds, in its order. */
/** Queries with the kind and the title of what is to come first of that kind. */
const EXPECTED: readonly [query: string, kind: SearchKind, title: string][] = [
  ['fog', 'image', 'Fog'],
  ['FOG', 'image', 'Fog'],
  ['fog ghats', 'image', 'Fog over the ghats'],
  ['ghats fog', 'image', 'Fog over the ghats'],
  ['ghat', 'image', 'Fog over the ghats'],
  ['gh fo', 'image', 'Fog over the ghats'],
  ['waiting', 'story', 'Waiting for the fog'],
  ['varanasi', 'story', 'Waiting for the fog'],
  ['varansi', 'story', 'Waiting for the fog'],
  ['travel winter', 'story', 'Waiting for the fog'],
  ['cafe', 'image', 'Café at midnight'],
  ['café', 'image', 'Café at midnight'],
  ['midnigth', 'image', 'Café at midnight'],
  ['midnght', 'image', 'Café at midnight'],
  ['lighthose', 'print', 'Old lighthouse'],
  ['lighthouse', 'image', 'The lighthouse'],
  ['kochi', 'print', 'Old lighthouse'],
  ['monsoon', 'image', 'Monsoon clouds'],
  ['boats', 'image', 'Harbour at six'],
  ['nikon z 9', 'image', 'Harbour at six'],
  ['krüger harbour', 'image', 'Harbour at six'],
  ['anjali', 'photographer', 'Añjali Krüger'],
  ['mira', 'photographer', 'Mira Pillai'],
  ['chennai', 'photographer', 'Mira Pillai'],
  ['smorgasbord', 'exhibition', 'Smörgåsbord of light'],
  ['underwater', 'exhibition', 'Tides'],
  ['umbrellas jodhpur', 'image', 'O’Brien’s stairs'],
  ['नदी', 'image', 'नदी की सुबह'],
  ['सुब', 'image', 'नदी की सुबह'],
  ['बाजार', 'image', 'पुराना बाज़ार'],
  ['पहाड़', 'story', 'पहाड़ों में एक हफ़्ता'],
  ['हिमालय', 'story', ''],
];

test.each(EXPECTED)('When somebody searches for "%s", then the first %s is "%s"', async (query, kind, title) => {
  const [first] = (await find(query)).filter((result) => result.kind === kind);
  expect(first?.title ?? '').toBe(title);
});

test('When a word of another spelling is found, then the words that match are named as they are compared', async () => {
  const [cafe] = await find('cafe');
  expect(cafe).toMatchObject({
    kind: 'image',
    name: 'Mira Pillai',
    text: 'Kept plainly.',
    matches: ['cafe'],
  });
  const { groups } = await get<SearchPage>('/search?q=midnigth');
  expect(groups[0]?.results[0]?.matches).toEqual(['midnight']);
});

test('When words stand late in a description, or in works that show a photograph, then it is found by them', async () => {
  const said = await putImage({
    owner: ANJALI,
    title: 'Steps',
    description: `<p>${'Stone and dust. '.repeat(40)}A kiosk.</p>`,
  });
  const shown = await putImage({ owner: ANJALI, title: 'Stairs' });
  const later = await putImage({ owner: ANJALI, title: 'Ramp' });
  await putBlog({
    creator: ANJALI,
    title: 'Kiosks',
    description: 'Of a kiosk',
    tags: ['benches'],
    content: `<img src="/api/image/${shown}">`,
  });
  await putExhibition({
    owner: ANJALI,
    title: 'A kiosk a day',
    startDate: inDays(2),
    endDate: inDays(3),
    imageIds: [later],
  });
  await eventually('both works and two photographs are found', async () => (await find('kiosk')).length === 4);
  const images = (await find('kiosk')).filter(({ kind }) => kind === 'image');
  expect(images.map(({ address }) => address)).toEqual([said, shown]);
});

test('When a name fits, then photographers come first, in suggestions too, and else last', async () => {
  const kinds = async (q: string) => (await get<SearchPage>(`/search?q=${q}`)).groups.map(({ kind }) => kind);
  expect((await kinds('mira')).slice(0, 2)).toEqual(['photographer', 'image']);
  expect((await kinds('chennai')).at(-1)).toBe('photographer');
  const [first] = await get<SearchResult[]>('/search/suggestions?q=mir');
  expect(first).toMatchObject({ kind: 'photographer', title: 'Mira Pillai' });
});

test('When a kind is named, then its pages come, and a kind that is unknown counts as none', async () => {
  const { groups, pagination } = await get<SearchPage>('/search?q=fog&kind=image&page=9');
  expect(groups.map(({ kind, total }) => [kind, total])).toEqual([['image', 2]]);
  expect(pagination).toMatchObject({ page: 1, total: 2, totalPages: 1 });
  expect((await call('/search?q=fog&kind=__proto__')).text).toBe((await call('/search?q=fog')).text);
});

test('When a photographer writes, then the words of public works of that kind are suggested, and of no other', async () => {
  const { token } = await joinAs({ isArtist: true });
  expect(await get<string[]>('/studio/words/blog', { token })).toEqual(expect.arrayContaining(['Travel', 'winter']));
  const ofPrints = await get<string[]>('/studio/words/product', { token });
  expect(ofPrints).toContain('Sea');
  expect(ofPrints).not.toContain('Travel');
  expect(await get<string[]>('/studio/words/other', { token })).toEqual([]);
});

test('When somebody is typing, then at most eight are suggested, of all kinds', async () => {
  const suggested = await get<SearchResult[]>('/search/suggestions?q=lighthou');
  expect(suggested.map(({ kind }) => kind).sort()).toEqual(['image', 'print']);
  expect(suggested.length).toBeLessThanOrEqual(8);
  expect(await get<SearchResult[]>('/search/suggestions?q=')).toEqual([]);
});

describe('what is not public', () => {
  const STATES = ['draft', 'submitted', 'rejected'] as const;
  const QUERIES = ['zanzibar', 'zanz', 'zanzibra', 'clandestine zanzibar', 'secretgenre', 'hiddentag'];
  let ids: string[];

  beforeAll(async () => {
    const words = { title: 'Clandestine Zanzibar' };
    const put = STATES.flatMap((status) => [
      putImage({ ...words, tags: ['hiddentag'], status }),
      putBlog({ ...words, tags: ['hiddentag'], status }).then(({ id }) => id),
      putExhibition({ ...words, genre: 'Secretgenre', status }),
      putProduct({ ...words, categories: ['Hiddentag'], status }).then(({ id }) => id),
    ]);
    const others = [
      putImage({ ...words, tags: ['hiddentag'], privacyStatus: 'Private' }),
      putUser({ firstName: 'Zanzibar', lastName: 'Clandestine', isArtist: false }).then(String),
      putUser({ firstName: 'Zanzibar', lastName: 'Clandestine', isArtist: true, anonymous: true }).then(String),
    ];
    ids = await Promise.all([...put, ...others]);
    const seen = await putImage({ title: 'Seen after Zanzibar' });
    await eventually('what was written last is found', async () =>
      (await find('seen')).some(({ address }) => address === seen),
    );
  });

  test.each([...QUERIES, 'its id'])(
    'When somebody searches for %s, then nothing of it is answered nor counted',
    async (query) => {
      for (const q of query === 'its id' ? ids : [query]) {
        const path = `q=${encodeURIComponent(q)}`;
        const texts = await Promise.all(
          [
            `/search?${path}`,
            `/search/suggestions?${path}`,
            `/search/images?${path}`,
            `/search/prints?${path}`,
            '/search/images?tag=hiddentag',
            '/search/prints?category=Hiddentag',
          ].map(async (address) => (await call(address)).text),
        );
        for (const text of texts) {
          // What was asked for is named in the answer.
          const { query: _query, selected: _selected, ...answered } = Object(JSON.parse(text).data);
          const found = JSON.stringify(answered);
          expect(found).not.toMatch(/clandestine|hiddentag|secretgenre/i);
          for (const id of ids) expect(found).not.toContain(id);
        }
      }
    },
  );
});

describe('hostile queries', () => {
  const QUERIES: readonly [name: string, query: string][] = [
    ['10,000 characters', 'fog'.repeat(3334)],
    ['500 words', Array.from({ length: 500 }, (_, index) => `word${index}`).join(' ')],
    ['a regular expression', '(a+)+$ [a-z]{1,99999} .*.*.*.*'],
    ['control characters', '\u0000\u0007fog\u001b[31m\u007f'],
    ['right-to-left marks', '\u202e\u2066fog\u2069\u200f'],
    ['prototype names', '__proto__ constructor toString hasOwnProperty'],
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['half a surrogate pair', '\ud83d fog'],
    ['signs alone', '!!! ??? ---'],
    ['one emoji many times', '🌊'.repeat(300)],
    ['long fuzzy words', Array.from({ length: 8 }, (_, index) => `${'ab'.repeat(16)}${index}`).join(' ')],
    ['combining marks', `f\u0300${'\u0301'.repeat(900)}og`],
  ];

  test.each(QUERIES)('When a query is %s, then every call of search answers', async (_name, query) => {
    const path = `q=${encodeURIComponent(query.toWellFormed())}`;
    for (const address of ['/search', '/search/suggestions', '/search/images', '/search/prints']) {
      const { status, text } = await call(`${address}?${path}`);
      expect(status, address).toBe(200);
      expect(text).not.toContain('__proto__":');
    }
    const { query: cut } = await get<SearchPage>(`/search?${path}`);
    expect(cut.length).toBeLessThanOrEqual(QUERY_MAX.characters);
  });

  test('When a query hides marks between its letters, then it is read without them', async () => {
    const [first] = await find('\u202ef\u200bo\u200dg\u202c');
    expect(first?.title).toBe('Fog');
  });

  test.each([
    `camera=${'x'.repeat(5000)}`,
    Array.from({ length: 200 }, (_, index) => `tag=${index}`).join('&'),
    Array.from({ length: 200 }, (_, index) => `facet${index}=1`).join('&'),
    'focal=1e9-2e9&iso=-1--5&aperture=NaN&year=Infinity&page=-1',
    'tag[]=a&tag[$gt]=&camera[constructor]=x',
    'photographer=../../etc&colour=constructor&orientation=__proto__',
  ])('When facets are written as %s, then an answer comes', async (query) => {
    for (const address of ['/search/images', '/search/prints'])
      expect((await call(`${address}?${encodeURI(query)}`)).status, address).toBe(200);
  });
});

test('When titles hold markup, then results hold it as text', async () => {
  const title = '<img src=x onerror=alert(1)> xylograph';
  await putImage({ title, description: '<p>x <script>alert(1)</script></p>' });
  await eventually('it is found', async () => (await find('xylograph')).length === 1);
  const [found] = await find('xylograph');
  expect(found?.title).toBe(title);
  const { data } = await get<{ data: { description: string }[] }>('/search/images?q=xylograph');
  expect(data[0]?.description).not.toMatch(/<script/);
});
