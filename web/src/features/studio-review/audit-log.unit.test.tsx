// @vitest-environment jsdom

import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { AuditEntry } from '@aperture-byline/contract/review/wire';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { auditEntry as entry } from '../../../test-support/studio/audit-entry.ts';
import SearchedLog from './searched-log.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));

const toPage = (items: AuditEntry[], nextCursor: string | null = null) => ({ items, nextCursor });

test('When entries are read, then each says who decided what and with which work, at what time in India', async () => {
  const work = { kind: 'exhibition', title: 'Tides', page: { kind: 'exhibition', key: 'tides' } } as const;
  answerCalls({
    'GET /studio/audit': toPage([
      entry('alone', {}),
      entry('one', { work, createdAt: '2026-11-23T08:00:00.000Z' }),
      entry('two', { work, createdAt: '2026-11-23T08:00:00.000Z', subject: 'Dawn' }),
      entry('by hand', { admin: null, isByHand: true, kind: 'comment', decision: 'rejected' }),
      entry('left', { admin: null, decision: 'returned', subject: '', note: 'Too dark' }),
    ]),
  });
  draw(<SearchedLog uid="asha" />);
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

test('When entries name a person, an order or a work, then they lead there, and what is gone leads nowhere', async () => {
  answerCalls({
    'GET /studio/audit': toPage([
      entry('lock', { kind: 'person', decision: 'locked', subject: 'Mira Pillai', personId: 900_000_001 }),
      entry('request', { kind: 'artist', subject: 'Ines Costa', personId: 900_000_002 }),
      entry('payment', { kind: 'payment', decision: 'received', subject: 'order-7', amount: 500 }),
      entry('shown', { page: { kind: 'image', key: 'dusk' }, work: { kind: 'blog', title: 'Tides', page: null } }),
      entry('with', { work: { kind: 'exhibition', title: 'Ebb', page: { kind: 'exhibition', key: 'ebb' } } }),
      entry('returned', { decision: 'returned', personId: 900_000_003 }),
      entry('contact', { kind: 'contact', decision: 'answered', subject: 'Ravi Menon' }),
      entry('erased', { admin: null, kind: 'person', decision: 'erased', subject: '' }),
    ]),
  });
  draw(<SearchedLog uid="asha" />);
  const lines = await screen.findAllByRole('listitem');
  const links = lines.map((line) => [...line.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    ['/studio/people/1', '/studio/people/900000001'],
    ['/studio/people/1', '/studio/people/900000002'],
    ['/studio/people/1', expect.stringContaining('order-7')],
    ['/studio/people/1', '/exhibition?image=dusk'],
    ['/studio/people/1', '/exhibition/ebb'],
    ['/studio/people/1', '/studio/people/900000003'],
    ['/studio/people/1', '/studio/messages?tab=closed'],
    [],
  ]);
});

test('When the log is searched, then the address has the search, what is further back can be reached, and all is shown again', async () => {
  const query = '?q=mira&kind=image&person=900000001';
  const calls = answerCalls({
    'GET /studio/audit': toPage([entry('all', {})]),
    [`GET /studio/audit${query.replace('q=mira&', '')}`]: toPage([]),
    [`GET /studio/audit${query}`]: toPage([], 'further'),
    [`GET /studio/audit${query}&cursor=further`]: toPage([entry('old', { subject: 'Low water' })]),
  });
  draw(
    <>
      <SearchedLog uid="asha" />
      <Address />
    </>,
    '/studio/review?tab=log&about=image&person=900000001',
  );
  expect(await screen.findByText(reviewMessages.logNoneFits)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'one person' }).getAttribute('href')).toBe('/studio/people/900000001');
  await userEvent.type(screen.getByRole('searchbox'), ' mira {Enter}');
  expect(screen.getByTestId('address').textContent).toBe('?tab=log&about=image&person=900000001&q=mira');
  expect(await screen.findByText(reviewMessages.logFurtherBack)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/Low water/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Of everybody' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Everything');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText(/Dusk/)).toBeTruthy();
  expect(screen.getByTestId('address').textContent).toBe('?tab=log');
  expect(calls.map(({ name }) => name)).toContain(`GET /studio/audit${query}&cursor=further`);
});

const Address = () => <span data-testid="address">{useLocation().search}</span>;
