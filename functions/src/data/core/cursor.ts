import { isId } from '@aperture-byline/contract/shared/ids';

/** Last entry of a page in a list sorted by time, then id; the next page starts after it. */
export interface Cursor {
  createdAt: Date;
  id: string;
}

const CURSOR = /^(\d{1,15})-(.{1,64})$/;
/** The last millisecond of the year 9999: Firestore refuses a query with a later time. */
const LATEST = Date.UTC(10_000, 0) - 1;

/** Null for none, and for text that is not a cursor: then the list starts anew. */
export function readCursor(text: string | null | undefined): Cursor | null {
  const [, time, id] = CURSOR.exec(text ?? '') ?? [];
  return time !== undefined && Number(time) <= LATEST && isId(id) ? { createdAt: new Date(Number(time)), id } : null;
}

export function toCursor({ createdAt, id }: Cursor): string {
  return `${createdAt.getTime()}-${id}`;
}
