import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildPageIndex,
  type Change,
  changePageIndex,
  computeSlices,
  EMPTY,
  type PageIndexHead,
  SEGMENT_MAX,
  SEGMENT_MIN,
  segmentsToChange,
} from './segments.ts';

/** A listing with its documents, kept as the store keeps them. */
class Shelf {
  head: PageIndexHead = EMPTY;
  segments = new Map<string, readonly string[]>();
  #ids = 0;

  newId = (): string => {
    this.#ids += 1;
    return `s${this.#ids}`;
  };

  write({ head, writes }: Change): void {
    this.head = head;
    for (const [id, keys] of writes)
      if (keys === null) this.segments.delete(id);
      else this.segments.set(id, keys);
  }

  /** Gives the arithmetic only what it asked for. */
  change(change: { remove: readonly string[]; add: readonly string[] }): void {
    const needed = segmentsToChange(this.head, [...change.remove, ...change.add]);
    const loaded = new Map(needed.map((id) => [id, this.segments.get(id) ?? []]));
    this.write(changePageIndex(this.head, loaded, change, this.newId));
  }

  page(start: number, end: number): { keys: string[]; segments: number } {
    const slices = computeSlices(this.head, start, end);
    const keys = slices.flatMap(({ segmentId, from, to }) => this.segments.get(segmentId)?.slice(from, to) ?? []);
    return { keys, segments: slices.length };
  }

  expectSound(model: ReadonlySet<string>): void {
    const all = [...model].sort();
    expect(this.head.total).toBe(all.length);
    expect(this.page(0, Number.POSITIVE_INFINITY).keys).toEqual(all);
    expect([...this.segments.keys()].sort()).toEqual(this.head.segments.map(({ id }) => id).sort());
    for (const { id, first, count } of this.head.segments) {
      const keys = this.segments.get(id) ?? [];
      expect({ first, count }).toEqual({ first: keys[0], count: keys.length });
      expect(count).toBeLessThanOrEqual(SEGMENT_MAX);
      if (this.head.segments.length > 1) expect(count).toBeGreaterThanOrEqual(SEGMENT_MIN);
    }
  }
}

const key = fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0'));
const change = fc.record({
  remove: fc.array(key, { maxLength: 2 }),
  add: fc.array(key, { maxLength: 1 }),
});

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index * 10).padStart(5, '0'));
}

describe('a page index', () => {
  test('When keys come and go in any order, then it holds what a sorted set holds', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.array(change, { maxLength: 40 }), (size, changes) => {
        const shelf = new Shelf();
        const model = new Set(numbered(size));
        shelf.write(buildPageIndex([...model], shelf.newId));
        shelf.expectSound(model);
        for (const one of changes) {
          shelf.change(one);
          for (const gone of one.remove) model.delete(gone);
          for (const added of one.add) model.add(added);
        }
        shelf.expectSound(model);
      }),
      { numRuns: 60 },
    );
  });

  test('When a stretch is cleared key by key, then segments join and none is too short', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.nat(), fc.nat(), (size, from, length) => {
        const shelf = new Shelf();
        const keys = numbered(size);
        const model = new Set(keys);
        shelf.write(buildPageIndex(keys, shelf.newId));
        const start = from % size;
        for (const gone of keys.slice(start, start + (length % size) + 1)) {
          shelf.change({ remove: [gone], add: [] });
          model.delete(gone);
        }
        shelf.expectSound(model);
      }),
      { numRuns: 15 },
    );
  });

  test('When it grows from nothing at one end, then it splits and stays whole', () => {
    const shelf = new Shelf();
    const keys = numbered(2500).reverse();
    for (const added of keys) shelf.change({ remove: [], add: [added] });
    shelf.expectSound(new Set(keys));
  });

  test('When the last key leaves, then nothing is left', () => {
    const shelf = new Shelf();
    shelf.change({ remove: [], add: ['1'] });
    shelf.change({ remove: ['1'], add: [] });
    shelf.expectSound(new Set());
    expect(shelf.head).toEqual(EMPTY);
  });

  test('When a change comes twice, then the second writes nothing', () => {
    fc.assert(
      fc.property(fc.nat(3000), change, (size, one) => {
        fc.pre(!one.remove.some((gone) => one.add.includes(gone)));
        const shelf = new Shelf();
        shelf.write(buildPageIndex(numbered(size), shelf.newId));
        shelf.change(one);
        const loaded = new Map(shelf.segments);
        expect(changePageIndex(shelf.head, loaded, one, shelf.newId).writes.size).toBe(0);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a page', () => {
  test('When any page of any length is read, then it is the same as of a sorted list, from two segments at most', () => {
    const pages = fc.tuple(fc.nat(5000), fc.integer({ min: 1, max: 100 }), fc.nat(5000));
    fc.assert(
      fc.property(pages, ([size, pageSize, page]) => {
        const shelf = new Shelf();
        const keys = numbered(size);
        shelf.write(buildPageIndex(keys, shelf.newId));
        const start = page * pageSize;
        const { keys: shown, segments } = shelf.page(start, start + pageSize);
        expect(shown).toEqual(keys.slice(start, start + pageSize));
        expect(segments).toBeLessThanOrEqual(2);
      }),
      { numRuns: 200 },
    );
  });
});
