// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  endSession,
  failSession,
  forgetSession,
  rememberSession,
  setSignOutDestination,
} from '../session-store.ts';
import { SignedInOnly } from './signed-in-only.tsx';

const MIRA = {
  uid: 'mira',
  userId: 123456789,
  avatar: null,
  email: 'mira@example.com',
  emailVerified: true,
  isNew: false,
};

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

describe('What only a person who is signed in may see', () => {
  beforeEach(forgetSession);
  afterEach(cleanup);

  it('When a visitor comes, then the login opens and knows the way back', () => {
    open();
    expect(screen.getByText('/login?redirect=%2Fprofile%3Ftab%3Dorders')).toBeDefined();
  });

  it('When a person is signed in, then it shows', () => {
    rememberSession(MIRA);
    open();
    expect(screen.getByText(MIRA.email)).toBeDefined();
  });

  it('When the person leaves, then it goes at once', () => {
    rememberSession(MIRA);
    open();
    act(() => {
      setSignOutDestination('/login');
      forgetSession();
    });
    expect(screen.queryByText(MIRA.email)).toBeNull();
    expect(screen.getByText('/login')).toBeDefined();
  });

  it('When the session ends without their doing, then it goes at once, and the login knows the way back', () => {
    rememberSession(MIRA);
    open();
    act(endSession);
    expect(screen.queryByText(MIRA.email)).toBeNull();
    expect(screen.getByText('/login?redirect=%2Fprofile%3Ftab%3Dorders')).toBeDefined();
  });

  it('When the person leaves for another place, then that opens', () => {
    rememberSession(MIRA);
    open();
    act(() => {
      setSignOutDestination('/');
      forgetSession();
    });
    expect(screen.getByText('/')).toBeDefined();
  });

  it('When the sign-in service cannot be reached, then nobody is taken for anybody, and one can try again', async () => {
    rememberSession(MIRA);
    failSession('No connection.');
    open();
    expect(screen.queryByText(MIRA.email)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });
});
