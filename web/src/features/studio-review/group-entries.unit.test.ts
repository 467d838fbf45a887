import type { AuditEntry } from '@aperture-byline/contract/review/wire';
import { expect, test } from 'vitest';
import { groupEntries } from './audit-log.tsx';

const entry = (subject: string, fields: Partial<AuditEntry> = {}): AuditEntry => ({
  id: subject,
  createdAt: '2026-11-23T09:00:00.000Z',
  admin: { userId: 1, name: 'Asha Rao' },
  isByHand: false,
  kind: 'image',
  decision: 'approved',
  subject,
  personId: null,
  page: null,
  publisher: null,
  work: { kind: 'exhibition', title: 'Tides', page: null },
  note: null,
  amount: null,
  ...fields,
});

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
