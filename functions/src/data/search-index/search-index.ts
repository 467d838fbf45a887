import type { SearchKind } from '@aperture-byline/contract/search/wire';
import { foldedWords, queryWords } from '@aperture-byline/contract/search/words';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { entryKey, type SearchEntry } from './entries.ts';
import { listMatches, type WordList } from './find-all.ts';
import { type SerializedWords, type ShownEntries, type WantedWord, WordIndex } from './word-index.ts';

/** An entry that was found, the words of it that match, and how well. */
export interface Match {
  entry: SearchEntry;
  matches: string[];
  score: number;
  /** How many words of the query it has as they were typed. */
  whole: number;
  /** Whether it is a photographer whose name has every word. */
  isNamed: boolean;
}

/** Reads the words that match when they are asked for: a query may find everything, of which a page is shown. */
class FoundEntry implements Match {
  readonly entry: SearchEntry;
  readonly score: number;
  readonly whole: number;
  readonly isNamed: boolean;
  readonly #number: number;
  readonly #lists: readonly WordList[];

  constructor(entry: SearchEntry, number: number, lists: readonly WordList[], found: Omit<Match, 'entry' | 'matches'>) {
    this.entry = entry;
    this.score = found.score;
    this.whole = found.whole;
    this.isNamed = found.isNamed;
    this.#number = number;
    this.#lists = lists;
  }

  get matches(): string[] {
    return listMatches(this.#number, this.#lists);
  }
}

/** The fields of an entry in which words are found, and how much a match in one counts. */
const FIELDS: readonly { weight: number; textOf: (entry: SearchEntry) => string }[] = [
  { weight: 4, textOf: ({ title }) => title },
  { weight: 3, textOf: (entry) => (entry.kind === 'photographer' ? '' : fullName(entry)) },
  { weight: 2, textOf: ({ words }) => words.join(' ') },
  { weight: 1, textOf: ({ camera }) => [camera?.camera, camera?.lens].filter(Boolean).join(' ') },
  { weight: 1, textOf: ({ text, rest = '' }) => `${text} ${rest}` },
];
const TITLE = 0;
const WEIGHTS = FIELDS.map(({ weight }) => weight);
const ALL_FIELDS = [...FIELDS.keys()];
/** Fields in which words are found by a short beginning: all but the text, which has too many of them. */
const SHORT_FIELDS = ALL_FIELDS.slice(0, -1);
/** Letters from which a word may have an error, may have two swapped, is found by its beginning, and is long. */
const LENGTHS = { fuzzy: 4, swapped: 7, prefix: 2, long: 4 } as const;
/** Words of a query of which short ones are beginnings too: of more, each would find a part of everything. */
const SHORT_BEGINNINGS = 3;

/** Words of an entry by field. */
export const listSearchedWords = (entry: SearchEntry): string[][] =>
  FIELDS.map(({ textOf }) => foldedWords(textOf(entry)));
const showsOf = ({ shows = [] }: SearchEntry): ShownEntries[] =>
  shows.map(({ from, imageIds }) => ({ from, keys: imageIds.map((id) => entryKey('image', id)) }));

interface SerializedIndex {
  entries: SearchEntry[];
  words: SerializedWords;
}

/** Inverted index of everything public, in memory (decision 66): by words, and whole for facets. */
export class SearchIndex {
  readonly #entries: Map<string, SearchEntry>;
  readonly #words: WordIndex;
  /** By kind, the newest first; made anew after a change. */
  readonly #sorted = new Map<SearchKind, readonly SearchEntry[]>();

  private constructor(entries: Map<string, SearchEntry>, words: WordIndex) {
    this.#entries = entries;
    this.#words = words;
  }

  static build(entries: readonly SearchEntry[]): SearchIndex {
    const index = new SearchIndex(new Map(), new WordIndex(WEIGHTS));
    for (const entry of entries) index.change(entryKey(entry.kind, entry.id), entry);
    return index;
  }

  /** Does not block other calls for long. */
  static async parse({ entries, words }: SerializedIndex): Promise<SearchIndex> {
    const byKey = new Map(entries.map((entry) => [entryKey(entry.kind, entry.id), entry]));
    const known = [...byKey].map(([key, entry]) => ({ key, shows: showsOf(entry) }));
    return new SearchIndex(byKey, await WordIndex.parse(words, known, WEIGHTS));
  }

  get entries(): Iterable<SearchEntry> {
    return this.#entries.values();
  }

  /** Replaces an entry, or takes it out where it is null. */
  change(key: string, entry: SearchEntry | null): void {
    const before = this.#entries.get(key);
    if (before !== undefined) {
      this.#words.remove(key, listSearchedWords(before));
      this.#entries.delete(key);
      this.#sorted.delete(before.kind);
    }
    if (entry === null) return;
    this.#entries.set(key, entry);
    this.#words.add(key, listSearchedWords(entry), showsOf(entry));
    this.#sorted.delete(entry.kind);
  }

  list(kind: SearchKind): readonly SearchEntry[] {
    const known = this.#sorted.get(kind);
    if (known !== undefined) return known;
    const sorted = [...this.#entries.values()].filter((entry) => entry.kind === kind).sort(compareTimes);
    this.#sorted.set(kind, sorted);
    return sorted;
  }

  /**
   * Finds entries with all words or beginnings, else with typing errors; none without words. First come those with the
   * most words as they were typed, of these the photographers of that name, and then the best.
   */
  search(query: string, kinds?: ReadonlySet<SearchKind>): Match[] {
    const words = queryWords(query);
    if (words.length === 0 || words.some((word) => this.#isUnknown(word, words))) return [];
    const found = this.#find(toWanted(words, { isFuzzy: false }), kinds);
    if (found.length > 0 || !words.some((word) => countErrors(word) > 0)) return found;
    return this.#find(toWanted(words, { isFuzzy: true }), kinds);
  }

  /** Whether nothing can have a word that is needed as it is: then the others, which may find much, are skipped. */
  #isUnknown(word: string, words: readonly string[]): boolean {
    return !isBeginning(word, words) && !this.#words.hasWord(word);
  }

  #find(wanted: readonly WantedWord[], kinds: ReadonlySet<SearchKind> | undefined): Match[] {
    const found: Match[] = [];
    const { entries, scores, wholes, words } = this.#words.find(wanted);
    const lists = words.flat();
    const names = words.map((each) => each.filter(({ field }) => field === TITLE));
    for (const number of entries) {
      const entry = this.#entries.get(this.#words.keyOf(number));
      if (!entry || (kinds !== undefined && !kinds.has(entry.kind))) continue;
      const isNamed =
        entry.kind === 'photographer' && names.every((each) => each.some(({ counts }) => counts.has(number)));
      const [score, whole] = [scores[number] ?? 0, wholes[number] ?? 0];
      found.push(new FoundEntry(entry, number, lists, { score, whole, isNamed }));
    }
    return found.sort(compareMatches);
  }
}

function toWanted(words: readonly string[], { isFuzzy }: { isFuzzy: boolean }): WantedWord[] {
  return words.map((word) => ({
    word,
    isBeginning: isBeginning(word, words),
    errors: isFuzzy ? countErrors(word) : 0,
    likeFields: word.length >= LENGTHS.long ? ALL_FIELDS : SHORT_FIELDS,
  }));
}

/** Whether words that begin with this one are found: of many short words only the last one, which is being typed. */
function isBeginning(word: string, words: readonly string[]): boolean {
  if (word.length >= LENGTHS.long) return true;
  return word.length >= LENGTHS.prefix && (words.length <= SHORT_BEGINNINGS || word === words.at(-1));
}

/** How many letters may be wrong: two letters that are swapped are two. */
function countErrors({ length }: string): number {
  if (length >= LENGTHS.swapped) return 2;
  return length >= LENGTHS.fuzzy ? 1 : 0;
}

const compareTimes = (a: SearchEntry, b: SearchEntry): number => b.time - a.time || (a.id < b.id ? -1 : 1);

const compareMatches = (a: Match, b: Match): number =>
  b.whole - a.whole || Number(b.isNamed) - Number(a.isNamed) || b.score - a.score || compareTimes(a.entry, b.entry);
