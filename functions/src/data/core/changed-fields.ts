import type { DocumentData } from 'firebase-admin/firestore';

/**
 * What is written where `after` was made of `before`, which was parsed from `stored`: the fields that are not the same any more. Of a
 * list the entries that are the same stay as they are stored, of the others the fields that changed are replaced; so what could not be parsed,
 * or is unknown, is never written over. Parsed lists must have kept the places of their entries.
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

function changedList(stored: unknown, before: readonly object[], after: readonly object[]): object[] {
  const entries: readonly object[] = Array.isArray(stored) ? stored : [];
  return after.map((entry, index) => {
    const [present, known] = [entries[index], before[index]];
    if (present === undefined || known === undefined) return entry;
    return entry === known ? present : { ...present, ...changedFields(present, known, entry) };
  });
}
