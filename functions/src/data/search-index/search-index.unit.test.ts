import { describe, expect, it } from 'vitest';
import { entryKey, type SearchEntry } from './entries.ts';
import { SearchIndex } from './search-index.ts';
import { serializeIndex } from './serialize-index.ts';

const TITLES = [
  'Harbour at dawn',
  'The harbour wall',
  'Boats',
  'बनारस की सुबह',
  'Harbor master',
  'Wall of boats',
] as const;

function entry(id: number, title: string, text = ''): SearchEntry {
  return {
    kind: 'image',
    id: `image-${id}`,
    address: `image-${id}`,
    title,
    text,
    words: ['sea', `tag${id % 3}`],
    ownerId: 1 + (id % 4),
    firstName: 'Meera',
    lastName: `Rao ${id % 4}`,
    picture: null,
    time: 1_000 - id,
  };
}

const all = Array.from({ length: 60 }, (_, id) => entry(id, TITLES[id % TITLES.length] ?? '', 'boats '.repeat(id % 5)));
const key = (id: number) => entryKey('image', `image-${id}`);

const QUERIES = ['harbour', 'harb', 'harbuor', 'boats wall', 'sea tag1', 'बनारस', 'meera rao', 'nothing'];

const answersOf = (index: SearchIndex) =>
  QUERIES.map((query) => index.search(query).map(({ entry: { id }, matches, score }) => ({ id, matches, score })));

const store = async ({ entries }: SearchIndex): Promise<string> =>
  (await Array.fromAsync(serializeIndex(entries))).join('');

/** Copies an index through its snapshot, written and read again. */
const copyOf = async (index: SearchIndex): Promise<SearchIndex> => SearchIndex.parse(JSON.parse(await store(index)));

describe('an index that was stored', () => {
  it('When it is read, then it finds the same with the same scores', async () => {
    const index = SearchIndex.build(all);
    const answers = answersOf(index);
    expect(answers.slice(0, -1).every((found) => found.length > 0)).toBe(true);
    expect(answersOf(await copyOf(index))).toEqual(answers);
  });

  it('When entries were taken out and replaced before, then nothing of them is stored', async () => {
    const index = SearchIndex.build(all);
    for (const id of [0, 7, 30]) index.change(key(id), null);
    index.change(key(1), entry(1, 'Unmistakable'));
    index.change(key(1), entry(1, 'Lighthouse'));
    const stored = await store(index);
    expect(stored).not.toContain('unmistakable');
    for (const id of [0, 7, 30]) expect(stored).not.toContain(`image-${id}"`);
    const copy = await copyOf(index);
    expect(copy.search('lighthouse').map(({ entry: { id } }) => id)).toEqual(['image-1']);
    expect(copy.search('unmistakable')).toEqual([]);
    const ids = (one: SearchIndex) => answersOf(one).map((found) => found.map(({ id }) => id).sort());
    expect(ids(copy)).toEqual(ids(index));
  });

  it('When entries change after it was read, then they are found as they are', async () => {
    const copy = await copyOf(SearchIndex.build(all));
    copy.change(key(3), entry(3, 'Monsoon'));
    copy.change(key(100), entry(100, 'Monsoon clouds'));
    copy.change(key(9), null);
    expect(
      copy
        .search('monsoon')
        .map(({ entry: { id } }) => id)
        .sort(),
    ).toEqual(['image-100', 'image-3']);
    expect(copy.search('बनारस').map(({ entry: { id } }) => id)).not.toContain('image-3');
    expect(copy.list('image')).toHaveLength(60);
    expect(answersOf(await copyOf(copy)).at(0)).toHaveLength(answersOf(copy)[0]?.length ?? -1);
  });

  it('When nothing was ever in it, then it is empty', async () => {
    const copy = await copyOf(SearchIndex.build([]));
    copy.change(key(1), entry(1, 'Lighthouse'));
    expect(copy.search('lighthouse')).toHaveLength(1);
  });

  it('When its words are those of fewer entries, then it is refused', async () => {
    const { entries, words } = JSON.parse(await store(SearchIndex.build(all)));
    await expect(SearchIndex.parse({ entries: entries.slice(1), words })).rejects.toThrow('other entries');
  });
});

describe('the order of what was found', () => {
  const titled = (id: number, changes: Partial<SearchEntry>): SearchEntry => ({
    ...entry(id, `Photograph ${id}`),
    words: [],
    ...changes,
  });
  const addresses = (index: SearchIndex, query: string) => index.search(query).map(({ entry: { address } }) => address);
  const [HOUR, now] = [3_600_000, Date.now()];

  it('When a short word stands in a description, at its end too, then it comes before words that begin with it', () => {
    const index = SearchIndex.build([
      titled(1, { title: 'Season of seals', words: ['seaside'] }),
      titled(2, { text: 'A wall that looks at the sea' }),
      titled(3, { text: 'A wall', rest: 'behind which is sea' }),
      titled(4, { text: 'Seasonal work' }),
    ]);
    const found = addresses(index, 'sea');
    expect(found.slice(0, 2).sort()).toEqual(['image-2', 'image-3']);
    expect(found.slice(2)).toEqual(['image-1']);
  });

  it.each(['sea', 'mira', 'mira sea', 'mir', 'sea mi'])(
    'When a photographer has every word of "%s" in the name, then they come first',
    (query) => {
      const person = titled(5, {
        kind: 'photographer',
        address: 'person',
        title: 'Mira Sea',
        firstName: 'Mira',
        lastName: 'Sea',
      });
      const works = [1, 2].map((id) =>
        titled(id, { title: 'Sea', words: ['sea', 'mira'], firstName: 'Mira', lastName: 'Sea' }),
      );
      expect(addresses(SearchIndex.build([...works, person]), query)[0]).toBe('person');
    },
  );

  it('When only a beginning of a name fits, or another text of a photographer, then who has the word comes first', () => {
    const people = [
      titled(5, { kind: 'photographer', address: 'sean', title: 'Sean Rao' }),
      titled(6, { kind: 'photographer', address: 'sailor', title: 'Tara Nair', text: 'Works at the sea' }),
    ];
    const found = SearchIndex.build([...people, titled(1, { title: 'Sea' })]).search('sea');
    expect(found.map(({ entry: { address } }) => address)).toEqual(['image-1', 'sailor', 'sean']);
    expect(found.map(({ isNamed }) => isNamed)).toEqual([false, false, true]);
  });

  it('When stories and exhibitions have a word, then the photographs that they show now are found after those that have it', async () => {
    const index = SearchIndex.build([
      titled(1, {}),
      titled(2, {}),
      titled(3, {}),
      titled(4, { text: 'In the monsoon' }),
      titled(5, {}),
      titled(6, { title: 'Monsoonlike' }),
      titled(20, {
        kind: 'story',
        address: 'story',
        title: 'Monsoon',
        shows: [{ from: 0, imageIds: ['image-1', 'gone'] }],
      }),
      titled(21, {
        kind: 'exhibition',
        address: 'exhibition',
        words: ['Monsoon'],
        shows: [
          { from: 0, imageIds: ['image-2'] },
          { from: now + HOUR, imageIds: ['image-2', 'image-3'] },
        ],
      }),
    ]);
    for (const one of [index, await copyOf(index)]) {
      const images = addresses(one, 'monsoon').filter((address) => address.startsWith('image'));
      expect(images[0]).toBe('image-4');
      expect(images.slice(1).sort()).toEqual(['image-1', 'image-2', 'image-6']);
      expect(images.at(-1)).toBe('image-6');
      one.change(entryKey('story', 'image-20'), null);
      expect(addresses(one, 'monsoon')).not.toContain('image-1');
      one.change(key(2), titled(2, { title: 'Renamed' }));
      expect(addresses(one, 'monsoon renamed')).toEqual(['image-2']);
    }
  });
});
