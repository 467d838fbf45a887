import type { AuditEntry } from '@aperture-byline/contract/review/wire';
import { expect, test } from 'vitest';
import { auditEntry } from '../../../test-support/studio/audit-entry.ts';
import { groupEntries } from './audit-log.tsx';

const entry = (subject: string, fields: Partial<AuditEntry> = {}) =>
  auditEntry(subject, { subject, work: { kind: 'exhibition', title: 'Tides', page: null }, ...fields });

test('When photographs became public together with a work, then they are one group, and nothing else joins it', () => {
  const later = { createdAt: '2026-11-23T09:00:01.000Z' };
  const entries = [
    entry('Tides', { ...later, kind: 'exhibition', work: null }),
    entry('Dusk'),
    entry('Dawn'),
    entry('Noon', { admin: { userId: 2, name: 'Ravi Menon' } }),
    entry('Rain', { work: { kind: 'blog', title: 'Fog', page: null } }),
    entry('Alone', { work: null }),
    entry('Too', { work: null }),
  ];
  expect(groupEntries(entries).map((group) => group.map(({ subject }) => subject))).toEqual([
    ['Tides'],
    ['Dusk', 'Dawn'],
    ['Noon'],
    ['Rain'],
    ['Alone'],
    ['Too'],
  ]);
});
