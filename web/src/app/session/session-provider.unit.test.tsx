// @vitest-environment jsdom
import { messages } from '@aperture-byline/contract/shared/messages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Firebase } from '#entities/session/firebase/firebase.ts';
import { forgetSession, sessionStore } from '#entities/session/session-store.ts';
import { ApiError, NoConnectionError } from '#lib/api/api.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { SessionProvider } from './session-provider.tsx';

const provider = vi.hoisted(() => ({ user: null as unknown }));
const callAuthenticated = vi.hoisted(() => vi.fn());
vi.mock('reactfire', () => ({
  FirebaseAppProvider: ({ children }: { children: ReactNode }) => children,
  AuthProvider: ({ children }: { children: ReactNode }) => children,
  useUser: () => ({ status: 'success', data: provider.user }),
}));
vi.mock('#entities/session/api/account-api.ts', () => ({ attest: async () => ({}), callAuthenticated }));
vi.mock('#lib/storage/seal.ts', () => ({ createSeal: () => ({}) }));

const AVATAR = 'https://lh3.googleusercontent.com/a/alice';
const alice = {
  uid: 'alice',
  email: 'alice@example.com',
  emailVerified: true,
  getIdTokenResult: async () => ({ claims: { userId: 123456789, email_verified: true } }),
} as unknown as User;

function keep(queryClient: QueryClient) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider firebase={{} as Firebase} />
    </QueryClientProvider>
  );
}

describe('The session provider', () => {
  afterEach(() => {
    act(forgetSession);
    vi.resetAllMocks();
  });

  it('When the storage names another user, then the account of Firebase Auth is used', async () => {
    localStorage.setItem('userId', '987654321');
    localStorage.setItem('userPhoto', 'https://lh3.googleusercontent.com/a/bob');
    callAuthenticated.mockResolvedValue([{ userId: 123456789, profile_picture: AVATAR, email: alice.email }]);
    provider.user = alice;
    render(keep(createQueryClient()));
    await waitFor(() => expect(sessionStore.get().status).toBe('signed-in'));
    expect(sessionStore.get()).toMatchObject({ uid: 'alice', userId: 123456789, avatar: AVATAR });
    expect(callAuthenticated.mock.calls.map(([{ path }]) => path)).toEqual(['/user/profile', '/user/sealing-keys']);
    expect([localStorage.getItem('userId'), localStorage.getItem('userPhoto')]).toEqual(['123456789', AVATAR]);
  });

  it.each([
    {
      what: 'does not answer',
      failure: new NoConnectionError(new TypeError('Failed to fetch')),
      problem: messages.noConnection,
    },
    { what: 'refuses', failure: new ApiError(403, 'No.'), problem: messages.somethingWrong },
  ])('When the API $what, then nobody is signed in, and the session has the problem', async ({ failure, problem }) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    callAuthenticated.mockRejectedValue(failure);
    provider.user = alice;
    render(keep(createQueryClient()));
    await waitFor(() => expect(sessionStore.get()).toMatchObject({ status: 'unreachable', problem }), {
      timeout: 5000,
    });
    log.mockRestore();
  });

  it('When everything of theirs is read again, then their new profile is not made a second time', async () => {
    callAuthenticated.mockImplementation(async ({ path }) =>
      path === '/user'
        ? { userId: 123456789, alreadyExists: false }
        : [{ userId: 123456789, profile_picture: AVATAR, email: alice.email }],
    );
    provider.user = {
      ...alice,
      getIdToken: async () => 'token',
      getIdTokenResult: async () => ({ claims: {} }),
    } as unknown as User;
    const queryClient = createQueryClient();
    render(<StrictMode>{keep(queryClient)}</StrictMode>);
    await waitFor(() => expect(sessionStore.get()).toMatchObject({ status: 'signed-in', isNew: true }));
    await queryClient.refetchQueries();
    const calls = callAuthenticated.mock.calls.map(([{ method, path }]) => `${method} ${path}`);
    expect(calls.filter((call) => call !== 'GET /user/sealing-keys')).toEqual([
      'POST /user',
      'GET /user/profile',
      'GET /user/profile',
    ]);
    expect(sessionStore.get()).toMatchObject({ status: 'signed-in', isNew: true });
  });

  it('When Firebase Auth has no user any more, then the cart stays and the user’s data is removed', async () => {
    callAuthenticated.mockResolvedValue([{ userId: 123456789, profile_picture: AVATAR, email: alice.email }]);
    provider.user = alice;
    const queryClient = createQueryClient();
    const { rerender } = render(keep(queryClient));
    await waitFor(() => expect(sessionStore.get().status).toBe('signed-in'));
    localStorage.setItem('AnBCart', '{"products":[]}');
    provider.user = null;
    rerender(keep(queryClient));
    expect(sessionStore.get()).toEqual({ status: 'visitor' });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect({ ...localStorage }).toEqual({ AnBCart: '{"products":[]}' });
  });
});
