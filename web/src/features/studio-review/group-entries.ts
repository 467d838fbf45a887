import type { AuditEntry } from '@aperture-byline/contract/review/wire';

/** Entries of the log that stand in one line. */
export type EntryGroup = readonly [AuditEntry, ...AuditEntry[]];

/** Photographs that became public together with a work stand in one line. */
export function groupEntries(entries: readonly AuditEntry[]): EntryGroup[] {
  const groups: [AuditEntry, ...AuditEntry[]][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group && entry.work && nameOfGroup(entry) === nameOfGroup(group[0])) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

const nameOfGroup = ({ work, admin, created_on }: AuditEntry): string =>
  JSON.stringify([work, admin?.user_id, created_on]);
