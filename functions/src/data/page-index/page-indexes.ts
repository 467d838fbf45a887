import { randomUUID } from 'node:crypto';
import type { Pagination } from '@aperture-byline/contract/shared/api/envelope';
import { paginate } from '@aperture-byline/contract/shared/api/pagination';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { countReads, firestore, runSerialized } from '../core/database.ts';
import { collection } from '../core/firestore.ts';
import {
  computeMemberships,
  INDEXED,
  type IndexedCollection,
  idOfKey,
  isPageIndexOf,
  type Listed,
  type Memberships,
  pageIndexChanges,
} from './memberships.ts';
import {
  buildPageIndex,
  changePageIndex,
  computeSlices,
  EMPTY,
  type PageIndexHead,
  type Slice,
  segmentsToChange,
} from './segments.ts';

/** Many changes at once meet at the same head; each try reads it afresh. */
const CHANGE_ATTEMPTS = 20;

function referenceHead(name: string) {
  return collection('listings').doc(name);
}

function referenceSegment(name: string, id: string) {
  return referenceHead(name).collection('segments').doc(id);
}

function newId(): string {
  return randomUUID();
}

/**
 * The ids on one page of an index, newest first. However long the list is, at most three documents are read: the head
 * and the one or two segments that the page is in. Where the segments changed since this process last read the head,
 * those that were predicted wrongly are read as well: five at most, and only once.
 */
export async function readPage(
  name: string,
  { page, pageSize }: { page: number; pageSize: number },
  toId: (key: string) => string = idOfKey,
): Promise<{ ids: string[]; pagination: Pagination }> {
  const { selection, keys } = await readKeys(name, (head) => {
    const pagination = paginate({ page, pageSize, total: head.total });
    const start = (pagination.page - 1) * pageSize;
    return { selection: pagination, slices: computeSlices(head, start, start + pageSize) };
  });
  return { ids: keys.map(toId), pagination: selection };
}

/** Heads as last read: they predict the segments to request with the head, which saves a round trip, nothing more. */
const lastHeads = new Map<string, PageIndexHead>();
const LAST_HEADS_MAX = 500;

function rememberHead(name: string, head: PageIndexHead): void {
  lastHeads.delete(name);
  if (head.total > 0) lastHeads.set(name, head);
  const [oldest] = lastHeads.keys();
  if (lastHeads.size > LAST_HEADS_MAX && oldest !== undefined) lastHeads.delete(oldest);
}

/** Reads keys from `start` to before `end`, chosen by the total: the head, and a document for about 750 keys. */
export async function readKeyRange(
  name: string,
  selectSlices: (total: number) => { start: number; end: number },
): Promise<string[]> {
  const { keys } = await readKeys(name, (head) => {
    const { start, end } = selectSlices(head.total);
    return { selection: null, slices: computeSlices(head, start, end) };
  });
  return keys;
}

/** The total of an index and the keys at the positions that `selectSlices` picks: a document for each, and the head. */
export async function readKeysAt(
  name: string,
  selectSlices: (total: number) => number[],
  transaction?: Transaction,
): Promise<{ total: number; keys: string[] }> {
  const select = (head: PageIndexHead) => ({
    selection: head.total,
    slices: selectSlices(head.total).flatMap((position) => computeSlices(head, position, position + 1)),
  });
  const { selection, keys } = await (transaction ? readKeysIn(transaction, name, select) : readKeys(name, select));
  return { total: selection, keys };
}

/** How many an index holds. Reads the head. */
export async function countKeys(name: string): Promise<number> {
  const snapshot = await referenceHead(name).get();
  countReads(1);
  return Number(snapshot.get('total') ?? 0);
}

type SelectSlices<T> = (head: PageIndexHead) => { selection: T; slices: Slice[] };

/** The keys of some slices of an index, read consistently. */
function readKeys<T>(name: string, selectSlices: SelectSlices<T>): Promise<{ selection: T; keys: string[] }> {
  return firestore().runTransaction((transaction) => readKeysIn(transaction, name, selectSlices), { readOnly: true });
}

async function readKeysIn<T>(
  transaction: Transaction,
  name: string,
  selectSlices: SelectSlices<T>,
): Promise<{ selection: T; keys: string[] }> {
  const segments = new Map<string, string[]>();
  const read = async (ids: readonly string[], ...others: DocumentReference[]) => {
    const snapshots = await transaction.getAll(...others, ...ids.map((id) => referenceSegment(name, id)));
    countReads(snapshots.length);
    for (const snapshot of snapshots.slice(others.length)) segments.set(snapshot.id, readKeysField(snapshot.data()));
    return snapshots;
  };
  const expected = listSegments(selectSlices(lastHeads.get(name) ?? EMPTY).slices);
  const [snapshot] = await read(expected, referenceHead(name));
  const head = (snapshot?.data() as PageIndexHead | undefined) ?? EMPTY;
  rememberHead(name, head);
  const { selection, slices } = selectSlices(head);
  const missing = listSegments(slices).filter((id) => !segments.has(id));
  if (missing.length > 0) await read(missing);
  const keys = slices.flatMap(({ segmentId, from, to }) => segments.get(segmentId)?.slice(from, to) ?? []);
  return { selection, keys };
}

function listSegments(slices: readonly Slice[]): string[] {
  return [...new Set(slices.map(({ segmentId }) => segmentId))];
}

function readKeysField(segment: { keys?: string[] } | undefined): string[] {
  return segment?.keys ?? [];
}

/** A document, and in which indexes it may be held. */
interface IndexedDocument {
  id: string;
  known: readonly Memberships[];
}

/** Syncs page indexes with the documents now: events come in any order. Returns the names of those that were wrong. */
export async function syncDocuments<C extends IndexedCollection>(
  of: C,
  documents: readonly IndexedDocument[],
): Promise<string[]> {
  return runSerialized(
    `listings of ${of}`,
    async (transaction) => {
      const ids = documents.map(({ id }) => id);
      const found = await INDEXED[of].readMany(ids, transaction);
      const present = new Map<string, unknown>(found.map((document) => [document.id, document]));
      const changes = [
        ...pageIndexChanges(
          documents.map(({ id, known }) => ({
            now: computeMemberships(of, id, (present.get(id) ?? null) as Listed[C] | null),
            known,
          })),
        ),
      ];
      if (changes.length === 0) return [];
      const heads = await transaction.getAll(...changes.map(([name]) => referenceHead(name)));
      const plans = await Promise.all(
        changes.map(async ([name, change], index) => {
          const head = (heads[index]?.data() as PageIndexHead | undefined) ?? EMPTY;
          const ids = segmentsToChange(head, [...change.remove, ...change.add]);
          const segments =
            ids.length === 0
              ? []
              : await transaction.getAll(...ids.map((segmentId) => referenceSegment(name, segmentId)));
          const loaded = new Map(segments.map((segment) => [segment.id, readKeysField(segment.data())]));
          return { name, ...changePageIndex(head, loaded, change, newId) };
        }),
      );
      for (const { name, head, writes } of plans) {
        if (writes.size === 0) continue;
        if (head.total === 0) transaction.delete(referenceHead(name));
        else transaction.set(referenceHead(name), head);
        for (const [segmentId, keys] of writes) {
          if (keys === null) transaction.delete(referenceSegment(name, segmentId));
          else transaction.set(referenceSegment(name, segmentId), { keys });
        }
      }
      return plans.flatMap(({ name, writes }) => (writes.size > 0 ? name : []));
    },
    { maxAttempts: CHANGE_ATTEMPTS },
  );
}

/** Streams where every document of a collection belongs. */
export async function* streamMemberships(
  of: IndexedCollection,
): AsyncGenerator<{ id: string; memberships: Memberships }> {
  const indexed = INDEXED[of];
  for await (const document of indexed.stream(indexed.documents()))
    yield { id: document.id, memberships: computeMemberships(of, document.id, document) };
}

export async function readPageIndexNames(of: IndexedCollection): Promise<string[]> {
  const heads = await collection('listings').listDocuments();
  return heads.map(({ id }) => id).filter((name) => isPageIndexOf(of, name));
}

/** Replaces an index by one of these keys. Readers see the old or the new one, whole. */
export async function replacePageIndex(name: string, keys: readonly string[]): Promise<void> {
  const { head, writes } = buildPageIndex(keys, newId);
  const old = await referenceHead(name).collection('segments').listDocuments();
  const filling = firestore().bulkWriter();
  const filled = [...writes].map(([id, segment]) => filling.set(referenceSegment(name, id), { keys: segment }));
  await Promise.all([filling.close(), ...filled]);
  if (head.total === 0) await referenceHead(name).delete();
  else await referenceHead(name).set(head);
  const clearing = firestore().bulkWriter();
  const cleared = old.map((segment) => clearing.delete(segment));
  await Promise.all([clearing.close(), ...cleared]);
}
