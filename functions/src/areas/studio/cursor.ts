import { isId } from '@aperture-byline/contract/shared/ids';

const CURSOR = /^(\d{1,14})-(.{1,64})$/;

/** Where a list goes on: after this time and id. Null for none, and for anything that is not a cursor: then it starts anew. */
export function readCursor(cursor: string | null | undefined): { createdAt: Date; id: string } | null {
  const [, time, id] = CURSOR.exec(cursor ?? '') ?? [];
  return time !== undefined && isId(id) ? { createdAt: new Date(Number(time)), id } : null;
}

export function toCursor({ createdAt, id }: { createdAt: Date; id: string }): string {
  return `${createdAt.getTime()}-${id}`;
}
