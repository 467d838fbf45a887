import { parseRange } from '@aperture-byline/contract/search/facets';
import type { FacetOption, Facets, SelectedFacet } from '@aperture-byline/contract/search/wire';
import type { SearchEntry } from '../../data/search-index/entries.ts';

/** How entries are filtered and counted by one property. */
interface FacetDefinition {
  /** Null where the value is not understood: it is ignored then. */
  select: (value: string) => ((entry: SearchEntry) => boolean) | null;
  valuesOf: (entry: SearchEntry) => readonly string[];
  label: (value: string, example: SearchEntry | undefined) => string;
  /** The order of its options where it is not by their counts. */
  order?: readonly string[];
}

export type FacetDefinitions<Name extends string> = Readonly<Record<Name, FacetDefinition>>;

/** Options of one facet in an answer. */
const OPTIONS_MAX = 40;
/** Characters of a value. */
const VALUE_MAX = 100;

/** A facet of words: a value is one of the words of an entry. */
export function wordFacet(
  valuesOf: (entry: SearchEntry) => readonly (string | undefined)[],
  label: FacetDefinition['label'] = (value) => value,
): FacetDefinition {
  return {
    select: (value) => (value.length > VALUE_MAX ? null : (entry) => valuesOf(entry).includes(value)),
    valuesOf: (entry) => valuesOf(entry).filter((value) => value !== undefined),
    label,
  };
}

/** A facet of numbers, whose options are ranges; a value may be any range. */
export function rangeFacet(
  numbersOf: (entry: SearchEntry) => readonly (number | undefined)[],
  ranges: readonly string[],
  label: (value: string) => string,
): FacetDefinition {
  const parsed = ranges.flatMap((value) => {
    const range = parseRange(value);
    return range ? [{ value, ...range }] : [];
  });
  return {
    select: (value) => {
      const range = parseRange(value);
      if (range === null) return null;
      return (entry) => numbersOf(entry).some((number) => isInRange(number, range));
    },
    valuesOf: (entry) => {
      const numbers = numbersOf(entry);
      const present = parsed.filter((range) => numbers.some((number) => isInRange(number, range)));
      return present.map(({ value }) => value);
    },
    label,
    order: ranges,
  };
}

const isInRange = (number: number | undefined, { from, to }: { from: number; to: number }): boolean =>
  number !== undefined && number >= from && number <= to;

interface Selection<Name extends string> {
  selected: SelectedFacet<Name>[];
  entries: SearchEntry[];
  facets: Facets<Name>;
}

/** Selects entries by all facets, and counts each facet's values as if chosen in place of its own, in one pass. */
export function selectByFacets<Name extends string>(
  entries: readonly SearchEntry[],
  definitions: FacetDefinitions<Name>,
  values: Readonly<Partial<Record<Name, string | null | undefined>>>,
): Selection<Name> {
  const names = Object.keys(definitions) as Name[];
  const filters = names.flatMap((facet, facetNumber) => {
    const value = values[facet];
    const test = value ? definitions[facet].select(value) : null;
    return test && value ? [{ facet, facetNumber, value, test }] : [];
  });
  const found: SearchEntry[] = [];
  const counts = new FacetCounts(getFacetTable(definitions));
  for (const entry of entries) {
    let missed: number | undefined;
    let misses = 0;
    for (const { facetNumber, test } of filters)
      if (!test(entry)) {
        missed = facetNumber;
        misses += 1;
      }
    // What misses one facet alone counts as an option of that one.
    if (misses <= 1) counts.add(entry, missed);
    if (misses === 0) found.push(entry);
  }
  const selected = filters.map(({ facet, facetNumber, value }) => ({
    facet,
    value,
    label: definitions[facet].label(value, counts.findExample(facetNumber, value)),
  }));
  const facets = Object.fromEntries(
    names.map((name, facetNumber) => [name, counts.listOptions(facetNumber, definitions[name])]),
  ) as Record<Name, FacetOption[]>;
  return { selected, entries: found, facets };
}

/** Values of each entry, computed once, by numbers in order of appearance: counting takes an array and no maps. */
class FacetTable {
  readonly facetNumbers: number[] = [];
  readonly values: string[] = [];
  readonly #definitions: readonly FacetDefinition[];
  readonly #numbers: readonly Map<string, number>[];
  readonly #rows = new WeakMap<SearchEntry, readonly number[]>();

  constructor(definitions: readonly FacetDefinition[]) {
    this.#definitions = definitions;
    this.#numbers = definitions.map(() => new Map());
  }

  /** Undefined for a value that no entry ever had: visitors may send any. */
  findNumber(facetNumber: number, value: string): number | undefined {
    return this.#numbers[facetNumber]?.get(value);
  }

  getRow(entry: SearchEntry): readonly number[] {
    const known = this.#rows.get(entry);
    if (known !== undefined) return known;
    const row = this.#definitions.flatMap(({ valuesOf }, facetNumber) =>
      [...new Set(valuesOf(entry))].map((value) => this.#numberOf(facetNumber, value)),
    );
    this.#rows.set(entry, row);
    return row;
  }

  #numberOf(facetNumber: number, value: string): number {
    const known = this.findNumber(facetNumber, value);
    if (known !== undefined) return known;
    this.#numbers[facetNumber]?.set(value, this.values.length);
    this.facetNumbers.push(facetNumber);
    return this.values.push(value) - 1;
  }
}

const tables = new WeakMap<object, FacetTable>();

function getFacetTable(definitions: FacetDefinitions<string>): FacetTable {
  const table = tables.get(definitions) ?? new FacetTable(Object.values(definitions));
  tables.set(definitions, table);
  return table;
}

class FacetCounts {
  readonly #table: FacetTable;
  readonly #counts: number[] = [];
  /** An entry with the value, of which its label may be made. */
  readonly #examples: SearchEntry[] = [];

  constructor(table: FacetTable) {
    this.#table = table;
  }

  add(entry: SearchEntry, facetNumber: number | undefined): void {
    for (const number of this.#table.getRow(entry)) {
      if (facetNumber !== undefined && this.#table.facetNumbers[number] !== facetNumber) continue;
      const count = this.#counts[number];
      if (count === undefined) this.#examples[number] = entry;
      this.#counts[number] = (count ?? 0) + 1;
    }
  }

  findExample(facetNumber: number, value: string): SearchEntry | undefined {
    const number = this.#table.findNumber(facetNumber, value);
    return number === undefined ? undefined : this.#examples[number];
  }

  listOptions(facetNumber: number, { label, order }: FacetDefinition): FacetOption[] {
    const options: FacetOption[] = [];
    this.#counts.forEach((count, number) => {
      if (this.#table.facetNumbers[number] !== facetNumber) return;
      const value = this.#table.values[number] ?? '';
      options.push({ value, label: label(value, this.#examples[number]), count });
    });
    if (order) return options.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
    return options.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1)).slice(0, OPTIONS_MAX);
  }
}
