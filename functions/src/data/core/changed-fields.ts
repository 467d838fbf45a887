import type { DocumentData } from 'firebase-admin/firestore';

/**
 * Returns the fields to write where `after` was made of `before`, which was parsed from `stored`: those that differ. In
 * a list, unchanged entries stay as they are stored, and of the other ones only the changed fields are replaced. So
 * whatever could not be parsed, or is unknown, is never overwritten. Parsed lists must have kept the positions of their
 * entries.
 */
export function changedFields<T extends object>(stored: DocumentData, before: T, after: T): DocumentData {
  const known: DocumentData = before;
  const changed = Object.entries(after).filter(([name, value]) => value !== known[name]);
  return Object.fromEntries(
    changed.map(([name, value]) => [
      name,
      Array.isArray(value) ? changedList(stored[name], known[name], value) : value,
    ]),
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function changedList(stored: unknown, before: readonly unknown[] | undefined, after: readonly unknown[]): unknown[] {
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return after.map((entry, index) => {
    const [present, known] = [entries[index], before?.[index]];
    if (present === undefined || known === undefined) return entry;
    if (entry === known) return present;
    // Words and numbers are replaced as they are.
    if (!isObject(entry) || !isObject(known) || !isObject(present)) return entry;
    return { ...present, ...changedFields(present, known, entry) };
  });
}
