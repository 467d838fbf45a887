import { type AnyDocumentSchema, parseDocument } from '@aperture-byline/contract/shared/stored-fields';
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import type { InferOutput } from 'valibot';
import { logError } from '../../lib/logger.ts';
import { countReads, firestore, runSerialized } from './database.ts';
import { deleteTrees, streamSnapshots, updateAll } from './firestore.ts';

/** A document with its id; times are `Date`s. */
export type WithId<T> = T & { id: string };

/** A document of a collection group, with the id and the collection of the document that it is below. */
export type GroupDocument<T> = WithId<T> & { parentId: string; parentCollection: string };

/** Where a document is and how it is parsed, for reading documents of several collections at once. */
export interface DocumentHandle<T> {
  reference: DocumentReference;
  parse: (snapshot: DocumentSnapshot) => WithId<T> | null;
}

/** A document as it was stored before and after a write; undefined where there is none. */
interface StoredChange {
  path: string;
  before?: DocumentData | undefined;
  after?: DocumentData | undefined;
}

/** A document before and after a write; null where there is none, or none that can be parsed. */
export interface DocumentChange<T> {
  before: T | null;
  after: T | null;
}

export interface ParsedChange<T> extends DocumentChange<WithId<T>> {
  /** True where the document is there and can't be parsed: no list shows it, but nothing may be deleted with it. */
  isUnreadable: boolean;
}

/**
 * A collection whose documents are parsed by `schema` whenever they are read: what falls back is replaced and logged; a
 * document that lacks what is required is logged and counts as missing. With `isPartial`, only the fields of the schema
 * are read from the database. Ids must have been checked.
 */
export function defineCollection<S extends AnyDocumentSchema>(
  path: string,
  schema: S,
  { isPartial = false }: { isPartial?: boolean } = {},
) {
  type T = InferOutput<S>;
  const fields = 'entries' in schema ? Object.keys(schema.entries) : [];
  const documents = (): CollectionReference => firestore().collection(path);

  function parseData(path: string, data: DocumentData | undefined): WithId<T> | null {
    if (data === undefined) return null;
    const { document, faults } = parseDocument(schema, data);
    if (faults.length > 0) logFaults(path, faults, document === undefined);
    return document === undefined ? null : { ...document, id: path.slice(path.lastIndexOf('/') + 1) };
  }

  const parse = (snapshot: DocumentSnapshot): WithId<T> | null => parseData(snapshot.ref.path, snapshot.data());

  const parseAll = (snapshots: readonly DocumentSnapshot[]): WithId<T>[] =>
    snapshots.map(parse).filter((document) => document !== null);

  const projected = (query: Query): Query => (isPartial ? query.select(...fields) : query);

  const at = (id: string): DocumentHandle<T> => ({ reference: documents().doc(id), parse });

  /** Null where there is none, and where it can't be parsed. */
  async function read(id: string, transaction?: Transaction): Promise<WithId<T> | null> {
    const [document] = await readMany([id], transaction);
    return document ?? null;
  }

  const has = async (id: string): Promise<boolean> => (await read(id)) !== null;

  async function remove(id: string): Promise<void> {
    await documents().doc(id).delete();
  }

  /** The documents with these ids, in this order; those that do not exist, or can't be parsed, are left out. */
  async function readMany(ids: readonly string[], transaction?: Transaction): Promise<WithId<T>[]> {
    if (ids.length === 0) return [];
    const references = ids.map((id) => documents().doc(id));
    const source = transaction ?? firestore();
    const snapshots = isPartial
      ? await source.getAll(...references, { fieldMask: fields })
      : await source.getAll(...references);
    countReads(snapshots.length);
    return parseAll(snapshots);
  }

  /** Parses a query, also of a collection group, bounded by a limit or by what a person or a work may have. */
  async function query(bounded: Query, transaction?: Transaction): Promise<WithId<T>[]> {
    const { docs } = await (transaction ? transaction.get(projected(bounded)) : projected(bounded).get());
    countReads(Math.max(1, docs.length));
    return parseAll(docs);
  }

  async function* stream(unbounded: Query): AsyncGenerator<WithId<T>> {
    for await (const snapshot of streamSnapshots(projected(unbounded))) {
      const document = parse(snapshot);
      if (document !== null) yield document;
    }
  }

  const readAll = (unbounded: Query): Promise<WithId<T>[]> => Array.fromAsync(stream(unbounded));

  /** All that a query of the collection group of this name finds. */
  async function readGroup(group: Query): Promise<GroupDocument<T>[]> {
    const found: GroupDocument<T>[] = [];
    for await (const snapshot of streamSnapshots(projected(group))) {
      const document = parse(snapshot);
      const parent = snapshot.ref.parent.parent;
      if (document !== null && parent !== null)
        found.push({ ...document, parentId: parent.id, parentCollection: parent.parent.id });
    }
    return found;
  }

  /**
   * Changes the fields that `change` answers when it sees the document, in one transaction, so that it may be called
   * more than once. What it derives them from it reads in that transaction, or a write that is under way would be
   * missed. The document as it was, or null where there is none.
   */
  function transact(
    id: string,
    change: (document: WithId<T>, transaction: Transaction) => Partial<T> | Promise<Partial<T>>,
  ): Promise<WithId<T> | null> {
    const { reference } = at(id);
    return runSerialized(reference.path, async (transaction) => {
      const document = await read(id, transaction);
      const changed: DocumentData = document === null ? {} : await change(document, transaction);
      if (Object.keys(changed).length > 0) transaction.update(reference, changed);
      return document;
    });
  }

  function parseChange({ path, before, after }: StoredChange): ParsedChange<T> {
    const parsed = parseData(path, after);
    return { before: parseData(path, before), after: parsed, isUnreadable: after !== undefined && parsed === null };
  }

  const removeAll = (): Promise<void> => deleteTrees(documents());

  const readers = { read, has, readMany, query, stream, readAll, readGroup };
  return { path, documents, at, parse, parseChange, ...readers, transact, remove, removeAll };
}

/** Returns functions for the documents of a collection, in any state, whose `field` is a person's number. */
export function ownedBy<T>(
  { documents, readAll }: { documents: () => Query; readAll: (query: Query) => Promise<WithId<T>[]> },
  field: string,
) {
  const query = (userId: string): Query => documents().where(field, '==', Number(userId));
  return {
    query,
    read: (userId: string): Promise<WithId<T>[]> => readAll(query(userId)),
    remove: (userId: string): Promise<void> => deleteTrees(query(userId)),
  };
}

/** Returns functions for a person's documents in a collection group; those that are read have their parents. */
export function ownedInGroup<T>(
  { path, readGroup }: { path: string; readGroup: (group: Query) => Promise<GroupDocument<T>[]> },
  field: string,
) {
  const query = (userId: string): Query => firestore().collectionGroup(path).where(field, '==', Number(userId));
  return {
    read: (userId: string): Promise<GroupDocument<T>[]> => readGroup(query(userId)),
    remove: (userId: string): Promise<void> => deleteTrees(query(userId)),
    update: (userId: string, change: Partial<T>): Promise<void> => updateAll(query(userId), change),
  };
}

/** Reads documents of several collections in one request. Null for those that do not exist, or can't be parsed. */
export async function readTogether<const H extends readonly DocumentHandle<object>[]>(
  transaction: Transaction,
  ...handles: H
): Promise<{ [I in keyof H]: ReturnType<H[I]['parse']> }> {
  const snapshots = await transaction.getAll(...handles.map(({ reference }) => reference));
  countReads(snapshots.length);
  return handles.map(({ parse }, index) => {
    const snapshot = snapshots[index];
    return snapshot ? parse(snapshot) : null;
  }) as { [I in keyof H]: ReturnType<H[I]['parse']> };
}

/** Documents whose faults were logged by this instance: one that every page reads would otherwise fill the log. */
const logged = new Set<string>();

function logFaults(path: string, fields: readonly string[], isLeftOut: boolean): void {
  const key = [path, ...fields].join();
  if (logged.has(key)) return;
  logged.add(key);
  const message = isLeftOut ? 'Document is left out' : 'Fields of a document were replaced';
  logError(message, new Error(`Unreadable: ${fields.join(', ')}`), { documentPath: path });
}
