/**
 * The arithmetic of a page index: an ordered set of keys, split into segments so that one page costs two documents
 * however long the list is, and one change costs a few. Pure; the repository reads and writes what these functions
 * name.
 */
interface SegmentHead {
  id: string;
  /** Its lowest key. */
  first: string;
  count: number;
}

export interface PageIndexHead {
  total: number;
  segments: SegmentHead[];
}

/** A segment is split above the one and joined with a neighbour below the other. */
export const SEGMENT_MAX = 1000;
/** No page is longer than this, so that a page never touches a third segment. */
export const SEGMENT_MIN = 200;
const SEGMENT_FILL = 750;

export const EMPTY: PageIndexHead = { total: 0, segments: [] };

export interface Slice {
  segmentId: string;
  from: number;
  to: number;
}

/** Where the keys from `start` to before `end` lie. */
export function computeSlices(head: PageIndexHead, start: number, end: number): Slice[] {
  const slices: Slice[] = [];
  let offset = 0;
  for (const { id, count } of head.segments) {
    const from = Math.max(0, start - offset);
    const to = Math.min(count, end - offset);
    if (from < to) slices.push({ segmentId: id, from, to });
    offset += count;
  }
  return slices;
}

/** Index of the segment that holds `key` or would hold it. */
function indexOfSegment(segments: readonly { first: string }[], key: string): number {
  return Math.max(
    0,
    segments.findLastIndex(({ first }) => first <= key),
  );
}

/** The segments to have at hand before these keys can change: their own, and neighbours to join with. */
export function segmentsToChange(head: PageIndexHead, keys: readonly string[]): string[] {
  const ids = new Set<string>();
  for (const key of keys) {
    const index = indexOfSegment(head.segments, key);
    for (const { id } of head.segments.slice(Math.max(0, index - 1), index + 2)) ids.add(id);
  }
  return [...ids];
}

export interface Change {
  head: PageIndexHead;
  /** New contents of segments by id; null where one is to be deleted. */
  writes: Map<string, readonly string[] | null>;
}

interface OpenSegment {
  id: string;
  first: string;
  /** Null where it was not needed, and so cannot change. */
  keys: readonly string[] | null;
  count: number;
}

/** Takes keys out and puts keys in, idempotently; `loaded` holds at least what `segmentsToChange` named. */
export function changePageIndex(
  head: PageIndexHead,
  loaded: ReadonlyMap<string, readonly string[]>,
  { remove, add }: { remove: readonly string[]; add: readonly string[] },
  newId: () => string,
): Change {
  let segments: OpenSegment[] = head.segments.map((segment) => ({ ...segment, keys: loaded.get(segment.id) ?? null }));
  if (segments.length === 0 && add.length > 0) segments.push(open(newId(), []));
  for (const key of remove) segments = edit(segments, key, (keys) => keys.filter((other) => other !== key));
  for (const key of add) segments = edit(segments, key, (keys) => [...new Set([...keys, key])].sort());
  return describe(head, loaded, balance(segments, newId));
}

export function buildPageIndex(keys: readonly string[], newId: () => string): Change {
  const sorted = [...new Set(keys)].sort();
  const parts = Math.ceil(sorted.length / SEGMENT_FILL);
  const segments = Array.from({ length: parts }, (_, part) =>
    open(
      newId(),
      sorted.slice(Math.floor((part * sorted.length) / parts), Math.floor(((part + 1) * sorted.length) / parts)),
    ),
  );
  return describe(EMPTY, new Map(), segments);
}

/** An emptied segment stays in order by its `first` until it is removed. */
function open(id: string, keys: readonly string[], first = ''): OpenSegment {
  return { id, first: keys[0] ?? first, keys, count: keys.length };
}

function edit(
  segments: readonly OpenSegment[],
  key: string,
  change: (keys: readonly string[]) => readonly string[],
): OpenSegment[] {
  const index = indexOfSegment(segments, key);
  return segments.map((segment, at) =>
    at === index && segment.keys ? open(segment.id, change(segment.keys), segment.first) : segment,
  );
}

/** Splits what grew too long, joins what grew too short with a neighbour, drops what is empty. */
function balance(segments: readonly OpenSegment[], newId: () => string): OpenSegment[] {
  const balanced: OpenSegment[] = [];
  for (const segment of segments) {
    const previous = balanced.at(-1);
    const joins = previous?.keys && segment.keys && (previous.count < SEGMENT_MIN || segment.count < SEGMENT_MIN);
    if (joins && previous?.keys && segment.keys) {
      balanced.pop();
      balanced.push(...split(open(previous.id, [...previous.keys, ...segment.keys]), newId));
    } else {
      balanced.push(...split(segment, newId));
    }
  }
  return balanced.filter(({ count }) => count > 0);
}

function split(segment: OpenSegment, newId: () => string): OpenSegment[] {
  if (!segment.keys || segment.count <= SEGMENT_MAX) return [segment];
  const middle = Math.floor(segment.count / 2);
  return [open(segment.id, segment.keys.slice(0, middle)), open(newId(), segment.keys.slice(middle))];
}

function describe(
  before: PageIndexHead,
  loaded: ReadonlyMap<string, readonly string[]>,
  segments: readonly OpenSegment[],
): Change {
  const writes = new Map<string, readonly string[] | null>();
  for (const { id } of before.segments) if (!segments.some((segment) => segment.id === id)) writes.set(id, null);
  for (const { id, keys } of segments) if (keys && !same(keys, loaded.get(id))) writes.set(id, keys);
  return {
    head: {
      total: segments.reduce((total, { count }) => total + count, 0),
      segments: segments.map(({ id, first, count }) => ({ id, first, count })),
    },
    writes,
  };
}

function same(keys: readonly string[], others: readonly string[] | undefined): boolean {
  return others?.length === keys.length && keys.every((key, index) => key === others[index]);
}
