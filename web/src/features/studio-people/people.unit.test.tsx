// @vitest-environment jsdom
import { peopleMessages } from '@aperture-byline/contract/people/people-messages';
import type { FoundPeople, Person } from '@aperture-byline/contract/people/wire';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import People from './people.tsx';
import PersonPage from './person.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));

const MIRA = {
  userId: 900_000_001,
  name: 'Mira Pillai',
  email: 'mira@example.com',
  isArtist: true,
  isAdmin: false,
  isLocked: false,
};

function search(found: FoundPeople): void {
  answerCalls({ 'GET /studio/people?q=a1b2c3d4': found });
  draw(<People uid="asha" id={undefined} />, '/studio/people?q=a1b2c3d4');
}

test('When people of an order have left, then it says so, and leads to the order and to the kept address', async () => {
  const orderId = 'a1b2c3d4-order';
  search({
    people: [MIRA],
    leavers: [
      { orderId, role: 'buyer', name: 'Asha Rao', email: 'asha@example.com' },
      { orderId, role: 'artist', name: '', email: null },
    ],
  });
  await screen.findByText('Mira Pillai');
  const [person, buyer, artist] = screen.getAllByRole('listitem');
  const listLinks = (item?: HTMLElement) => [...(item?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'));
  expect(listLinks(person)).toEqual(['/studio/people/900000001']);
  expect(buyer?.textContent).toContain('The buyer, Asha Rao, has left.');
  expect(listLinks(buyer)).toEqual([expect.stringContaining(orderId), 'mailto:asha@example.com']);
  expect(artist?.textContent).toContain('The artist has left. No confirmed address is kept.');
  expect(listLinks(artist)).toHaveLength(1);
});

test('When nobody is found, then it says how people are found', async () => {
  search({ people: [], leavers: [] });
  expect(await screen.findByText(peopleMessages.notFound)).toBeTruthy();
});

test.each([
  [24, ', and 24 not public'],
  [0, ''],
])('When %i works are not public, then it says so beside the public ones', async (hiddenWorks, end) => {
  const person: Person = {
    ...MIRA,
    isConfirmed: true,
    isSelf: false,
    isTrusted: false,
    artistStatus: 'approved',
    joinedAt: '2026-01-10T09:00:00.000Z',
    lastSignInAt: null,
    hasPassword: true,
    hasGoogle: false,
    works: { photographs: 12, exhibitions: 2, stories: 3, prints: 4 },
    hiddenWorks,
    bought: [],
    sold: [],
    reports: { sent: 0, received: 0 },
    payout: '',
    commissionRate: null,
    open: { bought: { cancelled: 0, delivered: 0 }, sold: { declined: 0, refunded: 0, delivered: 0 } },
  };
  answerCalls({ 'GET /studio/people/900000001': person });
  draw(<PersonPage uid="asha" id="900000001" />);
  const works = await screen.findByRole('link', { name: /12 photographs/ });
  expect(works.parentElement?.textContent).toBe(`12 photographs, 2 exhibitions, 3 stories, 4 prints${end}`);
});
