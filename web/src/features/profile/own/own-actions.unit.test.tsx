// @vitest-environment jsdom
import type { AccountProfile } from '@aperture-byline/contract/user/wire';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/pages/answer-calls.ts';
import { account } from '../../../../test-support/pages/auth-screens.tsx';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { OwnActions } from './own-actions.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const WAYS = ['Orders to fulfil', 'Payments'];

it.each([
  [{ isArtist: false, isAdmin: false }, []],
  [{ isArtist: true, isAdmin: false }, ['Orders to fulfil']],
  [{ isArtist: false, isAdmin: true }, ['Payments']],
])('When the account has the roles %o, then it finds the ways to %j', ({ isArtist, isAdmin }, ways) => {
  answerCalls({});
  draw(
    <OwnActions
      account={{ ...account, isAdmin }}
      profile={{ isArtist, artist_status: null } as unknown as AccountProfile}
    />,
  );
  expect(WAYS.filter((name) => screen.queryByRole('link', { name }) !== null)).toEqual(ways);
});

it.each([
  [{ isArtist: true, followers: 1 }, 'You have 1 follower.'],
  [{ isArtist: true, followers: 12 }, 'You have 12 followers.'],
  [{ isArtist: true, followers: 0 }, undefined],
  [{ isArtist: false }, undefined],
])('When the profile is %o, then it says of followers: %s', (profile, text) => {
  answerCalls({});
  draw(<OwnActions account={account} profile={{ artist_status: null, ...profile } as unknown as AccountProfile} />);
  expect(screen.queryByText(/follower/)?.textContent).toBe(text);
});
