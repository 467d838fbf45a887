import { parseRange } from '@aperture-byline/contract/search/facets';
import type { FacetOption, Facets, SelectedFacet } from '@aperture-byline/contract/search/wire';
import type { SearchEntry } from '../../data/search-index/entries.ts';

/** How entries are filtered and counted by one property. */
export interface FacetDefinition {
  /** Null where the value is not understood: it is ignored then. */
  select: (value: string) => ((entry: SearchEntry) => boolean) | null;
  /** The options that an entry counts for. */
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
  const known = (entry: SearchEntry) => valuesOf(entry).filter((value) => value !== undefined);
  return {
    select: (value) => (value.length > VALUE_MAX ? null : (entry) => known(entry).includes(value)),
    valuesOf: known,
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
  const known = (entry: SearchEntry) => numbersOf(entry).filter((number) => number !== undefined);
  return {
    select: (value) => {
      const range = parseRange(value);
      if (range === null) return null;
      return (entry) => known(entry).some((number) => number >= range.from && number <= range.to);
    },
    valuesOf: (entry) =>
      parsed
        .filter(({ from, to }) => known(entry).some((number) => number >= from && number <= to))
        .map(({ value }) => value),
    label,
    order: ranges,
  };
}

interface Selection<Name extends string> {
  selected: SelectedFacet<Name>[];
  entries: SearchEntry[];
  facets: Facets<Name>;
}

/**
 * The entries that have all selected values, in their order, and for each facet how many there would be with each of its values in
 * place of the one that is selected. One pass over the entries.
 */
export function selectByFacets<Name extends string>(
  entries: readonly SearchEntry[],
  definitions: FacetDefinitions<Name>,
  values: Readonly<Partial<Record<Name, string | null | undefined>>>,
): Selection<Name> {
  const names = Object.keys(definitions) as Name[];
  const filters = names.flatMap((facet) => {
    const value = values[facet];
    const test = value ? definitions[facet].select(value) : null;
    return test && value ? [{ facet, value, test }] : [];
  });
  const found: SearchEntry[] = [];
  const counts = new Map(names.map((name) => [name, new FacetCounts(definitions[name])]));
  for (const entry of entries) {
    let missed: Name | undefined;
    let misses = 0;
    for (const { facet, test } of filters)
      if (!test(entry)) {
        missed = facet;
        misses += 1;
      }
    if (misses > 1) continue;
    // What misses one facet alone counts as an option of that one.
    if (missed !== undefined) counts.get(missed)?.add(entry);
    else {
      found.push(entry);
      for (const count of counts.values()) count.add(entry);
    }
  }
  const selected = filters.map(({ facet, value }) => ({
    facet,
    value,
    label: counts.get(facet)?.labelOf(value) ?? value,
  }));
  const facets = Object.fromEntries(
    names.map((name) => [name, counts.get(name)?.listOptions() ?? []]),
  ) as Record<Name, FacetOption[]>;
  return { selected, entries: found, facets };
}

/** Numbers of values in the order in which they were first seen, so that counting takes an array and no map. */
class ValueNumbers {
  readonly values: string[] = [];
  readonly #numbers = new Map<string, number>();

  /** Undefined for a value that no entry ever had: visitors may send any. */
  find(value: string): number | undefined {
    return this.#numbers.get(value);
  }

  numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** The values of each entry by their numbers, computed once. */
interface FacetColumn {
  numbers: ValueNumbers;
  byEntry: WeakMap<SearchEntry, readonly number[]>;
}
const columns = new WeakMap<FacetDefinition, FacetColumn>();

/** Counts of one facet's values. */
class FacetCounts {
  readonly #definition: FacetDefinition;
  readonly #column: FacetColumn;
  readonly #counts: number[] = [];
  /** An entry with the value, of which its label may be made. */
  readonly #examples: SearchEntry[] = [];

  constructor(definition: FacetDefinition) {
    this.#definition = definition;
    this.#column = columns.get(definition) ?? { numbers: new ValueNumbers(), byEntry: new WeakMap() };
    columns.set(definition, this.#column);
  }

  add(entry: SearchEntry): void {
    for (const number of this.#numbersOf(entry)) {
      const count = this.#counts[number];
      if (count === undefined) this.#examples[number] = entry;
      this.#counts[number] = (count ?? 0) + 1;
    }
  }

  labelOf(value: string): string {
    const number = this.#column.numbers.find(value);
    return this.#definition.label(value, number === undefined ? undefined : this.#examples[number]);
  }

  listOptions(): FacetOption[] {
    const { label, order } = this.#definition;
    const options: FacetOption[] = [];
    this.#counts.forEach((count, number) => {
      const value = this.#column.numbers.values[number] ?? '';
      options.push({ value, label: label(value, this.#examples[number]), count });
    });
    if (order) return options.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
    return options.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1)).slice(0, OPTIONS_MAX);
  }

  #numbersOf(entry: SearchEntry): readonly number[] {
    const { numbers, byEntry } = this.#column;
    const known = byEntry.get(entry);
    if (known !== undefined) return known;
    const found = [...new Set(this.#definition.valuesOf(entry))].map((value) => numbers.numberOf(value));
    byEntry.set(entry, found);
    return found;
  }
}
