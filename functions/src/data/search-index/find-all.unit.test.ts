import { describe, expect, it } from 'vitest';
import { type Corpus, findAll, listMatches, type WordList } from './find-all.ts';

const ENTRIES = 2_000;
const corpus: Corpus = {
  size: ENTRIES,
  end: ENTRIES,
  fieldLength: () => 10,
  meanLength: () => 10,
};

/** A word that stands in all entries whose number this is true for. */
const list = (word: string, isIn: (entry: number) => boolean, field = 0): WordList => ({
  word,
  field,
  weight: 1,
  isWhole: true,
  counts: new Map(Array.from({ length: ENTRIES }, (_, entry) => [entry, 1] as const).filter(([entry]) => isIn(entry))),
});
const common = Array.from({ length: 8 }, (_, at) => [list(`common${at}`, () => true)]);
const placesOf = (words: readonly WordList[][]) => words.flat().reduce((sum, { counts }) => sum + counts.size, 0);

describe('the work of a search', () => {
  it('When one word is rare, then the common ones are only looked up for its entries', () => {
    const rare = [list('rare', (entry) => entry === 5 || entry === 9)];
    const { entries, words, visited } = findAll([...common, rare], corpus);
    expect(entries).toEqual([5, 9]);
    expect(listMatches(5, words.flat()).toSorted()).toEqual([...common.map((_, at) => `common${at}`), 'rare']);
    expect(visited).toBeLessThanOrEqual(2 * 2 * 9);
  });

  it('When two words are in no entry together, then no other word is read and nothing is scored', () => {
    const apart = [
      [list('even', (entry) => entry % 2 === 0 && entry < 400)],
      [list('odd', (entry) => entry % 2 === 1 && entry < 402)],
    ];
    const { entries, visited } = findAll([...common, ...apart], corpus);
    expect(entries).toEqual([]);
    expect(visited).toBeLessThanOrEqual(placesOf(apart));
  });

  it('When all words are in all entries, then each place is read twice at most', () => {
    const { entries, visited } = findAll(common, corpus);
    expect(entries).toHaveLength(ENTRIES);
    expect(visited).toBeLessThanOrEqual(2 * placesOf(common));
  });

  it('When a word stands in several lists, then an entry counts once, and by all of them', () => {
    const both = [
      list('fog', (entry) => entry < 3),
      list('fog', (entry) => entry === 1, 1),
      list('foggy', (entry) => entry === 2),
    ];
    const { entries, scores, words } = findAll([both], corpus);
    expect(entries.map((entry) => [entry, listMatches(entry, words.flat())])).toEqual([
      [0, ['fog']],
      [1, ['fog']],
      [2, ['fog', 'foggy']],
    ]);
    const [once = 0, ...more] = scores;
    expect(once).toBeGreaterThan(0);
    expect(Math.min(...more.slice(0, 2))).toBeGreaterThan(once);
  });
});
