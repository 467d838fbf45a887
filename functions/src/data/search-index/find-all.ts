/** Entries that have a word in a field, by their number, with how often it stands there. */
export type Counts = ReadonlyMap<number, number>;

/** Where a word stands, and how much a match there counts. */
export interface WordList {
  word: string;
  field: number;
  counts: Counts;
  weight: number;
}

/** What is known of all entries. */
export interface Corpus {
  size: number;
  /** One more than the greatest number of an entry. */
  end: number;
  has(entry: number): boolean;
  fieldLength(entry: number, field: number): number;
  meanLength(field: number): number;
}

/** An entry that was found, by its number, how well, and the words of it that match. */
export interface Found {
  entry: number;
  score: number;
  words: string[];
}

/** The parameters of BM25+, as MiniSearch has them. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 } as const;

/**
 * Finds the entries that are in a list of every word of a query, and scores them by BM25+. The rarest word comes first, and of each word
 * either its lists are read or the entries that are left are looked up in them, whichever is less; only what has every word is scored. `visited`
 * counts the places of lists that were read.
 */
export function findAll(
  words: readonly (readonly WordList[])[],
  corpus: Corpus,
): { found: Found[]; visited: number } {
  const sizes = new Map(
    words.map((lists) => [lists, lists.reduce((sum, { counts }) => sum + counts.size, 0)]),
  );
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
      left = intersect(left, lists, corpus);
    }
    if (left.length === 0) return { found: [], visited };
  }
  const found = new Map<number, Found>();
  for (const entry of left ?? []) found.set(entry, { entry, score: 0, words: [] });
  for (const list of rarestFirst.flat()) visited += scoreList(list, found, corpus);
  return { found: [...found.values()], visited };
}

/** The entries that are left and in one of these lists; null stands for all that are not taken out. */
function intersect(left: readonly number[] | null, lists: readonly WordList[], corpus: Corpus): number[] {
  const marks = new Uint8Array(corpus.end);
  for (const { counts } of lists) for (const entry of counts.keys()) marks[entry] = 1;
  if (left !== null) return left.filter((entry) => marks[entry] === 1);
  const all: number[] = [];
  for (const [entry, mark] of marks.entries()) if (mark === 1 && corpus.has(entry)) all.push(entry);
  return all;
}

function scoreList(list: WordList, found: ReadonlyMap<number, Found>, corpus: Corpus): number {
  const { word, field, counts, weight } = list;
  const rarity = Math.log(1 + (corpus.size - counts.size + 0.5) / (counts.size + 0.5));
  const meanLength = corpus.meanLength(field);
  const { k, b, d } = BM25;
  const add = (match: Found, count: number) => {
    const length = corpus.fieldLength(match.entry, field);
    const often = (count * (k + 1)) / (count + k * (1 - b + (b * length) / meanLength));
    match.score += weight * Math.max(rarity, 0) * (d + often);
    if (!match.words.includes(word)) match.words.push(word);
  };
  if (counts.size < found.size) {
    for (const [entry, count] of counts) {
      const match = found.get(entry);
      if (match !== undefined) add(match, count);
    }
    return counts.size;
  }
  for (const match of found.values()) {
    const count = counts.get(match.entry);
    if (count !== undefined) add(match, count);
  }
  return found.size;
}
