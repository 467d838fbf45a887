import { FORMAT } from './change-log.ts';
import type { SearchEntry } from './entries.ts';
import { listSearchedWords } from './search-index.ts';
import type { Postings } from './word-index.ts';

/** Places of a word in a field as they are stored, and the last entry among them. */
interface Place {
  postings: Postings[number];
  last: number;
}

/** Yields parts of a snapshot's JSON, of entries that need not be in memory together: their words are, as numbers. */
export async function* serializeIndex(
  entries: Iterable<SearchEntry> | AsyncIterable<SearchEntry>,
): AsyncGenerator<string> {
  const places = new Map<string, Place[]>();
  const lengths: number[][] = [];
  yield `{"format":${FORMAT},"entries":[`;
  for await (const entry of entries) {
    const number = lengths.length;
    const counts = listSearchedWords(entry).map(countWords);
    for (const [field, words] of counts.entries())
      for (const [word, count] of words) addPlace(places, { word, field, number, count });
    lengths.push(counts.map(({ size }) => size));
    yield (number === 0 ? '' : ',') + JSON.stringify(entry);
  }
  yield `],"words":{"lengths":${JSON.stringify(lengths)},"postings":[`;
  let separator = '';
  for (const [word, ofWord] of places) {
    yield separator + JSON.stringify([word, JSON.stringify(ofWord.map(({ postings }) => postings))]);
    separator = ',';
  }
  yield ']}}';
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function addPlace(
  places: Map<string, Place[]>,
  { word, field, number, count }: { word: string; field: number; number: number; count: number },
): void {
  const ofWord = places.get(word) ?? [];
  let place = ofWord.find(({ postings: [known] }) => known === field);
  if (place === undefined) {
    place = { postings: [field], last: 0 };
    ofWord.push(place);
    places.set(word, ofWord);
  }
  place.postings.push(number - place.last, count);
  place.last = number;
}
