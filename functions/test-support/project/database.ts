import { randomInt } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { firestore } from '../../src/data/core/database.ts';
import { forgetDocuments } from '../triggers/due-triggers.ts';
import { databaseResource } from './own-database.ts';

export const db: Firestore = firestore();

/** Marks everything that this run writes. */
const run = `t${Date.now().toString(36)}`;
let written = 0;

export function uniqueId(kind: string): string {
  written += 1;
  return `${run}-${kind}-${String(written).padStart(4, '0')}`.toLowerCase();
}

export function uniqueUserId(): number {
  return randomInt(900_000_000, 1_000_000_000);
}

export async function put(path: string, data: object): Promise<void> {
  await db.doc(path).set(data);
}

/** Documents by their paths, in one batch. */
export async function putAll(documents: Record<string, object>): Promise<void> {
  const batch = db.batch();
  for (const [path, data] of Object.entries(documents)) batch.set(db.doc(path), data);
  await batch.commit();
}

/** A query's projection to the names of documents. */
export const NAMES = { select: { fields: [{ fieldPath: '__name__' }] } };

/** All documents of all collections in one query, which only the emulator's own interface takes. */
export async function readEverything(projection: object): Promise<{ name: string; updateTime: string }[]> {
  const response = await fetch(
    `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${databaseResource()}/documents:runQuery`,
    {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }], ...projection } }),
    },
  );
  if (!response.ok) throw new Error(await response.text());
  const rows = (await response.json()) as { document?: { name: string; updateTime: string } }[];
  return rows.flatMap(({ document }) => document ?? []);
}

/** A document's path, of its full name. */
export const documentPath = (name: string): string => name.slice(name.indexOf('/documents/') + '/documents/'.length);

/** Takes away all documents of the test's own database, without triggers. */
export async function removeAllDocuments(): Promise<void> {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/${databaseResource()}/documents`;
  const remove = () => fetch(address, { method: 'DELETE' });
  let response = await remove();
  // An instance that was killed in a transaction leaves its locks for a while.
  while (response.status === 409) response = await remove();
  if (!response.ok) throw new Error(await response.text());
  forgetDocuments();
}

/** The ids with this beginning that are in any page index. */
export async function listedIds(prefix: string): Promise<string[]> {
  const { docs } = await db.collectionGroup('segments').get();
  return docs
    .flatMap((segment): string[] => segment.get('keys'))
    .map((key) => key.slice(13))
    .filter((id) => id.startsWith(prefix));
}
