import SearchableMap from 'minisearch/SearchableMap';
import { type Counts, type Found, findAll, type WordList } from './find-all.ts';

/** Places of a word: each field's number, then pairs of an entry's distance to the one before, and how often. */
export type Postings = [field: number, ...pairs: number[]][];

/** The stored form of the index. Entries are known by their number in the list that is stored with it. */
export interface SerializedWords {
  /** JSON of `Postings`, since most words of an index are never looked up by an instance. */
  postings: [word: string, json: string][];
  /** Number of different words in each field, for each entry. */
  lengths: number[][];
}

/** A word of a query, and how it is found. */
export interface WantedWord {
  word: string;
  /** Whether words that begin with it are found too. */
  isBeginning: boolean;
  /** How many letters of it may be wrong. */
  errors: number;
  /** The fields in which it is found so; the word itself is found in all. */
  likeFields: readonly number[];
}

/** The entries that an entry shows from a time on, in milliseconds: its words find them too. */
export interface ShownEntries {
  from: number;
  keys: readonly string[];
}

/** How much a word counts that stands in what shows an entry. */
const SHOWN_WEIGHT = 0.25;

/** How much words count that begin with the one of a query, or are like it. */
const LIKENESS = { beginning: 0.5, errors: 0.25 } as const;
/** By how much they count less for each letter more, or wrong. */
const DISTANCE = { beginning: 0.3, errors: 1 } as const;
/** The words that count as one with errors; the others, of as many errors or more, are left out. */
const MISSPELT_MAX = 50;

/** How many words are read between two turns of other calls. */
const BATCH = 2_000;

/** The entries that have a word, by field; parsed when the word is first looked up or changed. */
class Places {
  #json: string | null;
  readonly #byField = new Map<number, Map<number, number>>();

  constructor(json: string | null) {
    this.#json = json;
  }

  get byField(): Map<number, Map<number, number>> {
    if (this.#json !== null) {
      const postings = JSON.parse(this.#json) as Postings;
      this.#json = null;
      for (const [field, counts] of postings.map(parsePostings)) this.#byField.set(field, counts);
    }
    return this.#byField;
  }
}

/** The inverted index (decision 137): words in MiniSearch's radix tree, which finds beginnings and typing errors. */
export class WordIndex {
  readonly #places = new SearchableMap<Places>();
  /** By the number of the entry; the number of one that was taken out is not given again. */
  readonly #keys: string[] = [];
  readonly #lengths: (readonly number[])[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #weights: readonly number[];
  /** Entries that an entry shows, by its number. */
  readonly #shows = new Map<number, readonly ShownEntries[]>();
  /** Words of all entries by field. */
  readonly #totals: number[];

  /** The weights are by field. */
  constructor(weights: readonly number[]) {
    this.#weights = weights;
    this.#totals = weights.map(() => 0);
  }

  /** Parses the stored form, of these entries in this order. Does not block other calls for long. */
  static async parse(
    { postings, lengths }: SerializedWords,
    entries: readonly { key: string; shows: readonly ShownEntries[] }[],
    weights: readonly number[],
  ): Promise<WordIndex> {
    if (entries.length !== lengths.length) throw new Error('The words are those of other entries');
    const index = new WordIndex(weights);
    for (const [number, { key, shows }] of entries.entries()) index.#addKey(key, lengths[number] ?? [], shows);
    for (const [at, [word, json]] of postings.entries()) {
      index.#places.set(word, new Places(json));
      if (at % BATCH === BATCH - 1) await new Promise(setImmediate);
    }
    return index;
  }

  /** Adds an entry by the words of each field. */
  add(key: string, fields: readonly (readonly string[])[], shows: readonly ShownEntries[]): void {
    const number = this.#addKey(
      key,
      fields.map((words) => new Set(words).size),
      shows,
    );
    for (const [field, words] of fields.entries())
      for (const word of words) {
        const { byField } = this.#places.fetch(word, () => new Places(null));
        const counts = byField.get(field) ?? new Map<number, number>();
        byField.set(field, counts.set(number, (counts.get(number) ?? 0) + 1));
      }
  }

  /** Takes an entry out, by the words with which it was added. */
  remove(key: string, fields: readonly (readonly string[])[]): void {
    const number = this.#numbers.get(key);
    if (number === undefined) return;
    this.#numbers.delete(key);
    this.#shows.delete(number);
    this.#sumLengths(this.#lengths[number] ?? [], -1);
    for (const [field, words] of fields.entries())
      for (const word of words) {
        const byField = this.#places.get(word)?.byField;
        const counts = byField?.get(field);
        if (counts?.delete(number) && counts.size === 0) byField?.delete(field);
        if (byField?.size === 0) this.#places.delete(word);
      }
  }

  #addKey(key: string, lengths: readonly number[], shows: readonly ShownEntries[]): number {
    const number = this.#keys.push(key) - 1;
    if (shows.length > 0) this.#shows.set(number, shows);
    this.#numbers.set(key, number);
    this.#lengths.push(lengths);
    this.#sumLengths(lengths, 1);
    return number;
  }

  #sumLengths(lengths: readonly number[], sign: 1 | -1): void {
    for (const [field, length] of lengths.entries()) this.#totals[field] = (this.#totals[field] ?? 0) + sign * length;
  }

  hasWord(word: string): boolean {
    return this.#places.has(word);
  }

  /** Finds the entries in which each of these words is, in no order, and how many places of the index that took. */
  find(wanted: readonly WantedWord[]): Found {
    return findAll(
      wanted.map((word) => this.#listWords(word)),
      {
        size: this.#numbers.size,
        end: this.#keys.length,
        fieldLength: (entry, field) => this.#lengths[entry]?.[field] ?? 0,
        // Of what shows an entry there is no length.
        meanLength: (field) => (this.#totals[field] ?? this.#numbers.size) / this.#numbers.size,
      },
    );
  }

  keyOf(entry: number): string {
    return this.#keys[entry] ?? '';
  }

  #listWords({ word, isBeginning, errors, likeFields }: WantedWord): WordList[] {
    const found = new Map<string, { places: Places; weight: number }>();
    const exact = this.#places.get(word);
    if (exact !== undefined) found.set(word, { places: exact, weight: 1 });
    const weigh = (kind: keyof typeof LIKENESS, length: number, distance: number) =>
      (LIKENESS[kind] * length) / (length + DISTANCE[kind] * distance);
    if (isBeginning)
      for (const [longer, places] of this.#places.atPrefix(word))
        if (longer !== word)
          found.set(longer, { places, weight: weigh('beginning', longer.length, longer.length - word.length) });
    if (errors > 0) {
      const nearest = [...this.#places.fuzzyGet(word, errors)].sort(([, a], [, b]) => a[1] - b[1]);
      for (const [like, [places, distance]] of nearest.slice(0, MISSPELT_MAX))
        if (!found.has(like)) found.set(like, { places, weight: weigh('errors', like.length, distance) });
    }
    const lists: WordList[] = [];
    for (const [each, { places, weight }] of found) {
      const isWhole = each === word;
      const shown = new Map<number, number>();
      for (const [field, counts] of places.byField) {
        if (!isWhole && !likeFields.includes(field)) continue;
        lists.push({ word: each, field, counts, weight: weight * (this.#weights[field] ?? 1), isWhole });
        this.#addShown(shown, counts);
      }
      if (shown.size > 0)
        lists.push({ word: each, field: this.#weights.length, counts: shown, weight: weight * SHOWN_WEIGHT, isWhole });
    }
    return lists;
  }

  /** Adds the entries that any of these shows now. */
  #addShown(shown: Map<number, number>, counts: Counts): void {
    const now = Date.now();
    const [fewer, more] = counts.size < this.#shows.size ? [counts, this.#shows] : [this.#shows, counts];
    for (const showing of fewer.keys())
      if (more.has(showing))
        for (const { from, keys } of this.#shows.get(showing) ?? [])
          if (from <= now)
            for (const key of keys) {
              const number = this.#numbers.get(key);
              if (number !== undefined) shown.set(number, 1);
            }
  }
}

function parsePostings([field, ...pairs]: Postings[number]): [field: number, counts: Map<number, number>] {
  const counts = new Map<number, number>();
  let number = 0;
  for (let at = 0; at < pairs.length; at += 2) {
    number += pairs[at] ?? 0;
    counts.set(number, pairs[at + 1] ?? 0);
  }
  return [field, counts];
}
