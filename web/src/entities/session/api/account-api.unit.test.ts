// @vitest-environment jsdom

import { getProfile } from '@aperture-byline/contract/endpoints/people/user';
import type { ErrorCode } from '@aperture-byline/contract/shared/api/envelope';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account } from '../../../../test-support/pages/auth-screens.tsx';
import { forgetSession, rememberSession, sessionStore } from '../session-store.ts';
import { identityCheck } from '../sign-in-again.ts';
import { callAuthenticated, NotSignedInError, prepareAuthenticated } from './account-api.ts';

const auth = vi.hoisted(() => ({
  currentUser: null as { uid: string; getIdToken: () => Promise<string> } | null,
  authStateReady: async () => {},
  signOut: vi.fn(),
}));
vi.mock('../firebase/firebase.ts', () => ({ firebaseReady: async () => ({ auth }) }));

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

function answer(status: number, body: object): void {
  const headers = { 'content-type': 'application/json' };
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }));
}

function refuse(status: number, code: ErrorCode = 'UNAUTHENTICATED'): void {
  answer(status, { returnCode: status, error: { code, message: 'No', requestId: 'r' } });
}

const bearers = () => fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get('Authorization'));

describe('A call as the signed-in user', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    auth.currentUser = { uid: account.uid, getIdToken: async () => 'the.token.itself' };
    rememberSession(account);
  });

  afterEach(() => {
    forgetSession();
    vi.resetAllMocks();
  });

  it('When a call is made, then the token is in its header and not in its URL', async () => {
    answer(200, { returnCode: 200, data: [] });
    expect(await callAuthenticated(getProfile, {})).toEqual([]);
    const [[address, { headers }] = ['', {}]] = fetched.mock.calls;
    expect(address).toBe('/api/user/profile');
    expect(headers).toEqual({ Authorization: 'Bearer the.token.itself' });
  });

  it('When a call is prepared, then it is sent in the same task, also after the sign-out, and outlives the page', async () => {
    const call = await prepareAuthenticated(getProfile, {});
    expect(fetched).not.toHaveBeenCalled();
    auth.currentUser = null;
    answer(200, { returnCode: 200, data: [] });
    const answered = call({ keepalive: true });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      keepalive: true,
      headers: { Authorization: 'Bearer the.token.itself' },
    });
    expect(await answered).toEqual([]);
  });

  it('When the server no longer knows the account, then the session ends here too', async () => {
    localStorage.setItem('AnBCart', '{"products":[]}');
    refuse(401);
    await expect(callAuthenticated(getProfile, {})).rejects.toMatchObject({ status: 401 });
    expect(auth.signOut).toHaveBeenCalledOnce();
    expect(sessionStore.get()).toEqual({ status: 'visitor' });
    expect({ ...localStorage }).toEqual({ AnBCart: '{"products":[]}' });
  });

  it('When the call is refused for another reason, then the person stays signed in', async () => {
    refuse(403);
    await expect(callAuthenticated(getProfile, {})).rejects.toMatchObject({ status: 403 });
    expect(auth.signOut).not.toHaveBeenCalled();
    expect(sessionStore.get().status).toBe('signed-in');
  });

  it('When a recent sign-in is asked for, then the same call is sent again with the token of the new one', async () => {
    let token = 'old';
    auth.currentUser = { uid: account.uid, getIdToken: async () => token };
    refuse(401, 'RECENT_LOGIN_REQUIRED');
    refuse(401, 'RECENT_LOGIN_REQUIRED');
    const headers = { 'Idempotency-Key': 'key-of-this-call' };
    const calls = [callAuthenticated(getProfile, {}, { headers }), callAuthenticated(getProfile, {}, { headers })];
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(identityCheck.get()).not.toBeNull());
    answer(200, { returnCode: 200, data: [] });
    answer(200, { returnCode: 200, data: [] });
    token = 'new';
    identityCheck.get()?.(true);
    expect(await Promise.all(calls)).toEqual([[], []]);
    expect(bearers()).toEqual(['Bearer old', 'Bearer old', 'Bearer new', 'Bearer new']);
    const keys = fetched.mock.calls.map(([, init]) => new Headers(init.headers).get('Idempotency-Key'));
    expect(new Set(keys)).toEqual(new Set(['key-of-this-call']));
    expect(identityCheck.get()).toBeNull();
    expect(auth.signOut).not.toHaveBeenCalled();
  });

  it('When the person does not sign in again, then the call fails and says so, and the session goes on', async () => {
    refuse(401, 'RECENT_LOGIN_REQUIRED');
    const call = callAuthenticated(getProfile, {});
    await vi.waitFor(() => expect(identityCheck.get()).not.toBeNull());
    identityCheck.get()?.(false);
    await expect(call).rejects.toMatchObject({ status: 401, code: 'RECENT_LOGIN_REQUIRED' });
    expect(fetched).toHaveBeenCalledOnce();
    expect(sessionStore.get().status).toBe('signed-in');
  });

  it('When another account has signed in in another tab, then nothing is sent as theirs', async () => {
    auth.currentUser = { uid: 'bob', getIdToken: async () => 'the.token.of.bob' };
    await expect(callAuthenticated(getProfile, {})).rejects.toBeInstanceOf(NotSignedInError);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('When Firebase Auth has no user, then nothing is sent, even if the browser remembers one', async () => {
    auth.currentUser = null;
    await expect(callAuthenticated(getProfile, {})).rejects.toBeInstanceOf(NotSignedInError);
    expect(fetched).not.toHaveBeenCalled();
  });
});
