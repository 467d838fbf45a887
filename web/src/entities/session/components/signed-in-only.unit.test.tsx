// @vitest-environment jsdom

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { replaceAddress } from '#lib/navigation/history-step.ts';
import { sampleAccount } from '../../../../test-support/account.ts';
import { endSession, failSession, forgetSession, rememberSession, setSignOutDestination } from '../session-store.ts';
import { SignedInOnly } from './signed-in-only.tsx';

const MIRA = sampleAccount({ uid: 'mira', userId: 123456789 });

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

function open() {
  render(
    <MemoryRouter initialEntries={['/profile?tab=orders']}>
      <Routes>
        <Route path="/profile" element={<SignedInOnly>{({ email }) => <p>{email}</p>}</SignedInOnly>} />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
}

describe('Pages for signed-in users', () => {
  beforeEach(forgetSession);

  it('When a visitor opens one, then the login opens with a redirect back', () => {
    open();
    expect(screen.getByText('/login?redirect=%2Fprofile%3Ftab%3Dorders')).toBeDefined();
  });

  it('When a user is signed in, then it is shown', () => {
    rememberSession(MIRA);
    open();
    expect(screen.getByText(MIRA.email)).toBeDefined();
  });

  it('When the user logs out, then it is removed at once', () => {
    rememberSession(MIRA);
    open();
    act(() => {
      setSignOutDestination('/login');
      forgetSession();
    });
    expect(screen.queryByText(MIRA.email)).toBeNull();
    expect(screen.getByText('/login')).toBeDefined();
  });

  it('When the session ends by itself, then it is removed at once, and the login redirects back', () => {
    rememberSession(MIRA);
    open();
    act(endSession);
    expect(screen.queryByText(MIRA.email)).toBeNull();
    expect(screen.getByText('/login?redirect=%2Fprofile%3Ftab%3Dorders')).toBeDefined();
  });

  it('When the address was replaced past the router and the session ends, then the login redirects to the new one', () => {
    const { state, location } = { state: window.history.state, location: window.location.href };
    rememberSession(MIRA);
    open();
    replaceAddress('/studio/stories/s1');
    act(endSession);
    expect(screen.getByText('/login?redirect=%2Fstudio%2Fstories%2Fs1')).toBeDefined();
    window.history.replaceState(state, '', location);
  });

  it('When a user signs out towards another page, then that opens', () => {
    rememberSession(MIRA);
    open();
    act(() => {
      setSignOutDestination('/');
      forgetSession();
    });
    expect(screen.getByText('/')).toBeDefined();
  });

  it('When Firebase Auth cannot be reached, then neither content nor login is shown, and it can be retried', async () => {
    rememberSession(MIRA);
    failSession('No connection.');
    open();
    expect(screen.queryByText(MIRA.email)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });
});
