import { randomUUID } from 'node:crypto';
import type { Pagination } from '@aperture-byline/contract/shared/envelope';
import { paginate } from '@aperture-byline/contract/shared/pagination';
import type { DocumentReference } from 'firebase-admin/firestore';
import { countReads, firestore } from '../database.ts';
import { collection } from '../firestore.ts';
import {
  INDEXED,
  type IndexedCollection,
  idOfKey,
  isPageIndexOf,
  type Listed,
  type Memberships,
  membershipsOf,
  pageIndexChanges,
} from './memberships.ts';
import {
  buildPageIndex,
  changePageIndex,
  EMPTY,
  type PageIndexHead,
  type Slice,
  segmentsToChange,
  slicesOf,
} from './segments.ts';

/** Many changes at once meet at the same head; each try reads it afresh. */
const CHANGE_ATTEMPTS = 20;

function headOf(name: string) {
  return collection('listings').doc(name);
}

function segmentOf(name: string, id: string) {
  return headOf(name).collection('segments').doc(id);
}

function newId(): string {
  return randomUUID();
}

/**
 * The ids on one page of an index, newest first. However long the list is, at most three documents are read: the head and
 * the one or two segments that the page is in. Where the segments changed since this process last read the head, those that
 * were predicted wrongly are read as well: five at most, and only once.
 */
export async function readPage(
  name: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ ids: string[]; pagination: Pagination }> {
  const { chosen, keys } = await readKeys(name, (head) => {
    const pagination = paginate({ page, pageSize, total: head.total });
    const start = (pagination.page - 1) * pageSize;
    return { chosen: pagination, slices: slicesOf(head, start, start + pageSize) };
  });
  return { ids: keys.map(idOfKey), pagination: chosen };
}

/**
 * Heads as this process last read them. They only predict which segments to request together with the head, which saves
 * a round trip; a page is always built from what the present read returned.
 */
const lastHeads = new Map<string, PageIndexHead>();
const LAST_HEADS_MAX = 500;

function rememberHead(name: string, head: PageIndexHead): void {
  lastHeads.delete(name);
  if (head.total > 0) lastHeads.set(name, head);
  const [oldest] = lastHeads.keys();
  if (lastHeads.size > LAST_HEADS_MAX && oldest !== undefined) lastHeads.delete(oldest);
}

/** The keys from `start` to before `end`, chosen once the total is known: one document for about 750 keys, and the head. */
export async function readKeyRange(
  name: string,
  choose: (total: number) => { start: number; end: number },
): Promise<string[]> {
  const { keys } = await readKeys(name, (head) => {
    const { start, end } = choose(head.total);
    return { chosen: null, slices: slicesOf(head, start, end) };
  });
  return keys;
}

/** The total of an index and the keys at the positions that `choose` picks: a document for each, and the head. */
export async function readKeysAt(
  name: string,
  choose: (total: number) => number[],
): Promise<{ total: number; keys: string[] }> {
  const { chosen, keys } = await readKeys(name, (head) => ({
    chosen: head.total,
    slices: choose(head.total).flatMap((position) => slicesOf(head, position, position + 1)),
  }));
  return { total: chosen, keys };
}

/** The keys of some slices of an index, read consistently. `choose` picks the slices once the total is known. */
async function readKeys<T>(
  name: string,
  choose: (head: PageIndexHead) => { chosen: T; slices: Slice[] },
): Promise<{ chosen: T; keys: string[] }> {
  return firestore().runTransaction(
    async (transaction) => {
      const segments = new Map<string, string[]>();
      const read = async (ids: readonly string[], ...others: DocumentReference[]) => {
        const snapshots = await transaction.getAll(...others, ...ids.map((id) => segmentOf(name, id)));
        countReads(snapshots.length);
        for (const snapshot of snapshots.slice(others.length))
          segments.set(snapshot.id, keysOf(snapshot.data()));
        return snapshots;
      };
      const expected = segmentsOf(choose(lastHeads.get(name) ?? EMPTY).slices);
      const [snapshot] = await read(expected, headOf(name));
      const head = (snapshot?.data() as PageIndexHead | undefined) ?? EMPTY;
      rememberHead(name, head);
      const { chosen, slices } = choose(head);
      const missing = segmentsOf(slices).filter((id) => !segments.has(id));
      if (missing.length > 0) await read(missing);
      const keys = slices.flatMap(
        ({ segmentId, from, to }) => segments.get(segmentId)?.slice(from, to) ?? [],
      );
      return { chosen, keys };
    },
    { readOnly: true },
  );
}

function segmentsOf(slices: readonly Slice[]): string[] {
  return [...new Set(slices.map(({ segmentId }) => segmentId))];
}

function keysOf(segment: { keys?: string[] } | undefined): string[] {
  return segment?.keys ?? [];
}

/**
 * Syncs the page indexes with the document as it is now. `known` are the memberships it had by what is known of its
 * past; events may come twice or in the wrong order.
 */
export async function syncDocument<C extends IndexedCollection>(
  of: C,
  id: string,
  known: readonly Memberships[],
): Promise<void> {
  await firestore().runTransaction(
    async (transaction) => {
      const current = membershipsOf(of, id, (await INDEXED[of].read(id, transaction)) as Listed[C] | null);
      const changes = [...pageIndexChanges(current, known)];
      const heads = await transaction.getAll(...changes.map(([name]) => headOf(name)));
      const plans = await Promise.all(
        changes.map(async ([name, change], index) => {
          const head = (heads[index]?.data() as PageIndexHead | undefined) ?? EMPTY;
          const ids = segmentsToChange(head, [...change.remove, ...change.add]);
          const segments =
            ids.length === 0
              ? []
              : await transaction.getAll(...ids.map((segmentId) => segmentOf(name, segmentId)));
          const loaded = new Map(segments.map((segment) => [segment.id, keysOf(segment.data())]));
          return { name, ...changePageIndex(head, loaded, change, newId) };
        }),
      );
      for (const { name, head, writes } of plans) {
        if (writes.size === 0) continue;
        if (head.total === 0) transaction.delete(headOf(name));
        else transaction.set(headOf(name), head);
        for (const [segmentId, keys] of writes) {
          if (keys === null) transaction.delete(segmentOf(name, segmentId));
          else transaction.set(segmentOf(name, segmentId), { keys });
        }
      }
    },
    { maxAttempts: CHANGE_ATTEMPTS },
  );
}

/** Where every document of a collection belongs, by its id. */
export async function readMemberships(of: IndexedCollection): Promise<Map<string, Memberships>> {
  const memberships = new Map<string, Memberships>();
  const indexed = INDEXED[of];
  for await (const document of indexed.stream(indexed.documents()))
    memberships.set(document.id, membershipsOf(of, document.id, document));
  return memberships;
}

/** The names of the page indexes of a collection. */
export async function readPageIndexNames(of: IndexedCollection): Promise<string[]> {
  const heads = await collection('listings').listDocuments();
  return heads.map(({ id }) => id).filter((name) => isPageIndexOf(of, name));
}

/** Replaces an index by one of these keys. Readers see the old or the new one, whole. */
export async function replacePageIndex(name: string, keys: readonly string[]): Promise<void> {
  const { head, writes } = buildPageIndex(keys, newId);
  const old = await headOf(name).collection('segments').listDocuments();
  const filling = firestore().bulkWriter();
  const filled = [...writes].map(([id, segment]) => filling.set(segmentOf(name, id), { keys: segment }));
  await Promise.all([filling.close(), ...filled]);
  if (head.total === 0) await headOf(name).delete();
  else await headOf(name).set(head);
  const clearing = firestore().bulkWriter();
  const cleared = old.map((segment) => clearing.delete(segment));
  await Promise.all([clearing.close(), ...cleared]);
}
