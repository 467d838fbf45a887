import type { AuditEntry } from '@aperture-byline/contract/review/wire';

/** An image that Asha Rao approved. */
export const auditEntry = (id: string, fields: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  createdAt: '2026-11-23T09:00:00.000Z',
  admin: { userId: 1, name: 'Asha Rao' },
  isByHand: false,
  kind: 'image',
  decision: 'approved',
  subject: 'Dusk',
  personId: null,
  page: null,
  publisher: null,
  work: null,
  note: null,
  amount: null,
  ...fields,
});
