import { randomInt } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { firestore } from '../src/lib/firebase.ts';
import { eventually } from './eventually.ts';

export const db: Firestore = firestore();

/** Marks everything that this run writes. */
const run = `t${Date.now().toString(36)}`;
let written = 0;
const paths: string[] = [];

export function uniqueId(kind: string): string {
  written += 1;
  return `${run}-${kind}-${String(written).padStart(4, '0')}`.toLowerCase();
}

export function uniqueUserId(): number {
  return randomInt(900_000_000, 1_000_000_000);
}

export async function put(path: string, data: object): Promise<void> {
  paths.push(path);
  await db.doc(path).set(data);
}

/** Takes away what this run wrote, and waits until the triggers have done the same. */
export async function cleanUp(): Promise<void> {
  for (const path of paths.splice(0)) await db.recursiveDelete(db.doc(path));
  await eventually('the page indexes forget the fixtures', async () => (await listedIds(run)).length === 0);
}

/** The ids with this beginning that are in any page index. */
export async function listedIds(prefix: string): Promise<string[]> {
  const { docs } = await db.collectionGroup('segments').get();
  return docs
    .flatMap((segment): string[] => segment.get('keys'))
    .map((key) => key.slice(13))
    .filter((id) => id.startsWith(prefix));
}
