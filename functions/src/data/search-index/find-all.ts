/** Entries that have a word in a field, by their number, with how often it stands there. */
export type Counts = ReadonlyMap<number, number>;

/** Where a word stands, and how much a match there counts. */
export interface WordList {
  word: string;
  field: number;
  counts: Counts;
  weight: number;
  /** Whether it is the word that was typed, and not one that begins with it or is like it. */
  isWhole: boolean;
}

/** Statistics of all entries. */
export interface Corpus {
  size: number;
  /** Greatest number of an entry, plus one. */
  end: number;
  fieldLength(entry: number, field: number): number;
  meanLength(field: number): number;
}

/** Found entries with their scores, the lists that have them, and how many places of lists were read. */
export interface Found {
  entries: readonly number[];
  /** By the number of the entry. */
  scores: Float64Array;
  /** How many words of the query each has as they were typed, by the number of the entry. */
  wholes: Uint8Array;
  /** The lists of each word. */
  words: readonly (readonly WordList[])[];
  visited: number;
}

/** The words by which an entry was found. */
export function listMatches(entry: number, lists: readonly WordList[]): string[] {
  return [...new Set(lists.filter(({ counts }) => counts.has(entry)).map(({ word }) => word))];
}

/** The parameters of BM25+, as MiniSearch has them. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 } as const;

/**
 * Finds the entries that are in a list of every word of a query, and scores them by BM25+. The rarest word comes first,
 * and of each word either its lists are read or the entries that are left are looked up in them, whichever is less;
 * only what has every word is scored.
 */
export function findAll(words: readonly (readonly WordList[])[], corpus: Corpus): Found {
  const sizes = new Map(words.map((lists) => [lists, lists.reduce((sum, { counts }) => sum + counts.size, 0)]));
  const sizeOf = (lists: readonly WordList[]) => sizes.get(lists) ?? 0;
  const rarestFirst = [...words].sort((a, b) => sizeOf(a) - sizeOf(b));
  let visited = 0;
  let left: number[] | null = null;
  for (const lists of rarestFirst) {
    if (left !== null && left.length * lists.length < sizeOf(lists)) {
      visited += left.length * lists.length;
      left = left.filter((entry) => lists.some(({ counts }) => counts.has(entry)));
    } else {
      visited += sizeOf(lists);
      left = intersect(left, lists, corpus.end);
    }
    if (left.length === 0) break;
  }
  const entries = left ?? [];
  const scores = new Float64Array(corpus.end);
  const wholes = new Uint8Array(corpus.end);
  if (entries.length > 0)
    for (const lists of rarestFirst) {
      for (const list of lists) visited += addScores(scores, list, entries, corpus);
      const whole = lists.filter(({ isWhole }) => isWhole);
      for (const entry of entries)
        if (whole.some(({ counts }) => counts.has(entry))) wholes[entry] = 1 + (wholes[entry] ?? 0);
    }
  return { entries, scores, wholes, words: rarestFirst, visited };
}

/** Returns the entries that are left and in one of these lists; null stands for all. */
function intersect(left: readonly number[] | null, lists: readonly WordList[], end: number): number[] {
  const marks = new Uint8Array(end);
  for (const { counts } of lists) for (const entry of counts.keys()) marks[entry] = 1;
  if (left !== null) return left.filter((entry) => marks[entry] === 1);
  const all: number[] = [];
  for (const [entry, mark] of marks.entries()) if (mark === 1) all.push(entry);
  return all;
}

/** Adds what one list is worth, to entries that are not left too if that is less work; returns places read. */
function addScores(
  scores: Float64Array,
  { field, counts, weight }: WordList,
  entries: readonly number[],
  corpus: Corpus,
): number {
  const rarity = Math.log(1 + (corpus.size - counts.size + 0.5) / (counts.size + 0.5));
  const worth = weight * Math.max(rarity, 0);
  const meanLength = corpus.meanLength(field);
  const { k, b, d } = BM25;
  const add = (entry: number, count: number) => {
    const length = corpus.fieldLength(entry, field);
    const often = (count * (k + 1)) / (count + k * (1 - b + (b * length) / meanLength));
    scores[entry] = (scores[entry] ?? 0) + worth * (d + often);
  };
  if (counts.size < entries.length) {
    for (const [entry, count] of counts) add(entry, count);
    return counts.size;
  }
  for (const entry of entries) {
    const count = counts.get(entry);
    if (count !== undefined) add(entry, count);
  }
  return entries.length;
}
