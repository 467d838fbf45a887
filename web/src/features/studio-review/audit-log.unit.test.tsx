// @vitest-environment jsdom
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { AuditEntry } from '@aperture-byline/contract/review/wire';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import AuditLog from './audit-log.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));

const entry = (id: string, fields: Partial<AuditEntry>): AuditEntry => ({
  id,
  createdAt: '2026-11-23T09:00:00.000Z',
  cursor: id,
  admin: { userId: 1, name: 'Asha Rao' },
  isByHand: false,
  kind: 'image',
  decision: 'approved',
  subject: 'Dusk',
  personId: null,
  published: null,
  work: null,
  note: null,
  amount: null,
  ...fields,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('When entries are read, then each says who decided what and with which work, at what time in India', async () => {
  const work = { kind: 'exhibition', title: 'Tides' } as const;
  answerCalls({
    'GET /studio/audit': [
      entry('alone', {}),
      entry('one', { work, createdAt: '2026-11-23T08:00:00.000Z' }),
      entry('two', { work, createdAt: '2026-11-23T08:00:00.000Z', subject: 'Dawn' }),
      entry('by hand', { admin: null, isByHand: true, kind: 'comment', decision: 'rejected' }),
      entry('left', { admin: null, decision: 'returned', subject: '', note: 'Too dark' }),
    ],
  });
  draw(<AuditLog uid="asha" />);
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => line.querySelector('p')?.textContent)).toEqual([
    'Asha Rao approved the photograph Dusk',
    'Asha Rao approved 2 photographs (Dusk, Dawn) with the exhibition Tides',
    `${reviewMessages.byHand} rejected a comment on Dusk`,
    `${reviewMessages.formerAdmin} sent back the photograph ${reviewMessages.gone}: Too dark`,
  ]);
  expect(lines.slice(0, 2).map((line) => line.querySelector('time')?.textContent)).toEqual([
    '23 Nov 2026, 2:30 PM IST',
    '23 Nov 2026, 1:30 PM IST',
  ]);
});

test('When entries name a person or an order, then they lead there, and what is gone leads nowhere', async () => {
  answerCalls({
    'GET /studio/audit': [
      entry('lock', { kind: 'person', decision: 'locked', subject: 'Mira Pillai', personId: 900_000_001 }),
      entry('request', { kind: 'artist', subject: 'Ines Costa', personId: 900_000_002 }),
      entry('payment', { kind: 'payment', decision: 'received', subject: 'order-7', amount: 500 }),
      entry('erased', { admin: null, kind: 'person', decision: 'erased', subject: '' }),
    ],
  });
  draw(<AuditLog uid="asha" />);
  const lines = await screen.findAllByRole('listitem');
  const links = lines.map((line) => [...line.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    ['/studio/people/1', '/studio/people/900000001'],
    ['/studio/people/1', '/studio/people/900000002'],
    ['/studio/people/1', expect.stringContaining('order-7')],
    [],
  ]);
});
