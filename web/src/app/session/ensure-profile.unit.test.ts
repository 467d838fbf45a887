// @vitest-environment jsdom

import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { artistRequestMessages } from '@aperture-byline/contract/user/account-messages';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import type { User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { artistChoice, pendingRegistration } from '#entities/session/pending-registration.ts';
import { ApiError, NoConnectionError } from '#lib/api/api.ts';
import { toastStore } from '#lib/toast.ts';
import { ensureProfileMutation } from './ensure-profile.ts';

const callAuthenticated = vi.hoisted(() => vi.fn());
vi.mock('#entities/session/api/account-api.ts', () => ({ attest: async () => ({}), callAuthenticated }));

const newcomer = { firstName: 'Alice', lastName: 'Rao', email: 'alice@example.com', isArtist: true };

function userWith(
  claims: Record<string, unknown>,
  { email = 'alice@example.com', emailVerified = false, ...rest }: Partial<User> = {},
) {
  const getIdToken = vi.fn(async () => 'token');
  const user = { uid: 'alice', email, emailVerified, getIdToken, getIdTokenResult: async () => ({ claims }) };
  return { ...user, ...rest } as unknown as User;
}

const open = (user: User) =>
  new MutationObserver(new QueryClient(), { ...ensureProfileMutation(user), retry: false }).mutate();
const calls = () =>
  callAuthenticated.mock.calls.map(([{ method, path }, { body }]) => ({ call: `${method} ${path}`, body }));

describe('The profile of a user who signs in', () => {
  beforeEach(() => {
    callAuthenticated.mockResolvedValue({ userId: 123456789, alreadyExists: false });
  });

  afterEach(() => {
    pendingRegistration.set(null);
    artistChoice.set(false);
    vi.resetAllMocks();
  });

  it('When the token names it, then nothing is asked of the server', async () => {
    const user = userWith({ userId: '123456789' });
    expect(await open(user)).toEqual({ isNew: false, isAdmin: false });
    expect(callAuthenticated).not.toHaveBeenCalled();
    expect(user.getIdToken).not.toHaveBeenCalled();
  });

  it('When the address was confirmed since, then a fresh token says so', async () => {
    const user = userWith({ userId: '123456789', email_verified: false }, { emailVerified: true });
    await open(user);
    expect(user.getIdToken).toHaveBeenCalledWith(true);
  });

  it('When they have just registered, then it is made of what they wrote, once', async () => {
    pendingRegistration.set(newcomer);
    const user = userWith({});
    expect(await open(user)).toEqual({ isNew: true, isAdmin: false });
    expect(calls()).toEqual([{ call: 'POST /user', body: newcomer }]);
    expect(user.getIdToken).toHaveBeenCalledWith(true);
    expect(pendingRegistration.get()).toBeNull();
  });

  it('When the server fails, then what they wrote is kept for the next try, which finds them new', async () => {
    pendingRegistration.set(newcomer);
    callAuthenticated.mockRejectedValueOnce(new ApiError(503, 'busy'));
    await expect(open(userWith({}))).rejects.toThrow('busy');
    expect(pendingRegistration.get()).toEqual(newcomer);
    callAuthenticated.mockResolvedValue({ userId: 123456789, alreadyExists: true });
    expect(await open(userWith({}))).toEqual({ isNew: true, isAdmin: false });
  });

  it('When what was written belongs to another address, then it is not theirs', async () => {
    pendingRegistration.set(newcomer);
    await open(userWith({}, { email: 'gita@example.com', displayName: 'Gita Devi Sen' }));
    expect(calls()[0]?.body).toEqual({ firstName: 'Gita', lastName: 'Devi Sen' });
  });

  it('When the account is Google’s, then name and picture are Google’s, and a picture of another host is not taken', async () => {
    const google = 'https://lh3.googleusercontent.com/a/abc=s96-c';
    await open(userWith({}, { displayName: 'Gita', photoURL: google }));
    await open(userWith({}, { displayName: 'Gita', photoURL: 'https://evil.example/p.png' }));
    expect(calls().map(({ body }) => body)).toEqual([
      { firstName: 'Gita', lastName: '', profilePicture: google },
      { firstName: 'Gita', lastName: '' },
    ]);
  });

  it('When nothing is known but the e-mail, then nothing of it becomes their name', async () => {
    await open(userWith({}, { displayName: null }));
    expect(calls()[0]?.body).toEqual({ firstName: 'Friend', lastName: '' });
  });

  it('When their name is refused, then the profile is made with a default name, and with the request', async () => {
    pendingRegistration.set(newcomer);
    callAuthenticated.mockRejectedValueOnce(new ApiError(400, 'no name'));
    await open(userWith({}));
    expect(calls()[1]?.body).toEqual({ firstName: 'Friend', lastName: '', isArtist: true });
  });

  it('When the profile exists from before, then nobody is new', async () => {
    callAuthenticated.mockResolvedValue({ userId: 123456789, alreadyExists: true });
    expect(await open(userWith({}))).toEqual({ isNew: false, isAdmin: false });
  });

  it.each(['{', 'null', '[]', '{"firstName":1}'])('When the storage holds %j, then it is nothing', async (text) => {
    localStorage.setItem('newcomer', text);
    expect(pendingRegistration.get()).toBeNull();
  });
});

describe('A photographer’s account with Google', () => {
  const gita = { email: 'Gita@example.com', displayName: 'Gita Sen', emailVerified: true };
  const roleRequest = { call: 'POST /user/admin-access', body: { userId: 123456789 } };
  const profileCreation = {
    call: 'POST /user',
    body: { firstName: 'Gita', lastName: 'Sen', email: 'gita@example.com', isArtist: true },
  };

  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    artistChoice.set(true);
    callAuthenticated.mockImplementation(async (path) =>
      path === '/user' ? { userId: 123456789, alreadyExists: false } : { artistStatus: 'requested' },
    );
  });

  afterEach(() => {
    pendingRegistration.set(null);
    artistChoice.set(false);
    vi.resetAllMocks();
  });

  it('When they are new, then their profile is made with the request, and the choice is used up', async () => {
    expect(await open(userWith({}, gita))).toEqual({ isNew: true, isAdmin: false });
    expect(calls()).toEqual([profileCreation]);
    expect([artistChoice.consume(), pendingRegistration.get()]).toEqual([false, null]);
  });

  it('When the server fails, then the choice outlasts the page, for this account alone', async () => {
    callAuthenticated.mockRejectedValueOnce(new ApiError(503, 'busy'));
    await expect(open(userWith({}, gita))).rejects.toThrow('busy');
    expect(pendingRegistration.get()).toEqual(profileCreation.body);
    await open(userWith({}, { ...gita, email: 'bob@example.com', displayName: 'Bob' }));
    expect(calls()[1]?.body).toEqual({ firstName: 'Bob', lastName: '' });
  });

  it('When another tab made the profile first, then the request follows', async () => {
    callAuthenticated.mockResolvedValueOnce({ userId: 123456789, alreadyExists: true });
    await open(userWith({}, gita));
    expect(calls()).toEqual([profileCreation, roleRequest]);
  });

  it('When they have an account, then the request is made and they are told', async () => {
    expect(await open(userWith({ userId: '123456789' }, gita))).toEqual({ isNew: false, isAdmin: false });
    expect(calls()).toEqual([roleRequest]);
    expect(toastStore.get()).toMatchObject({ status: 'success', text: artistRequestMessages.requested });
  });

  it('When they are an artist, then nothing is asked for', async () => {
    await open(userWith({ userId: '123456789', isArtist: true }, gita));
    expect(callAuthenticated).not.toHaveBeenCalled();
  });

  it('When their address is not confirmed, then nothing is asked for, and they are told why', async () => {
    await open(userWith({ userId: '123456789' }, { ...gita, emailVerified: false }));
    expect(callAuthenticated).not.toHaveBeenCalled();
    expect(toastStore.get()).toMatchObject({ status: 'warning', text: apiMessages.emailUnverified });
  });

  it.each([
    [new NoConnectionError(null), messages.noConnection],
    [new ApiError(500, 'No.'), artistRequestMessages.failed],
  ])('When the request fails (%o), then they get in all the same, and are told', async (error, text) => {
    callAuthenticated.mockRejectedValue(error);
    expect(await open(userWith({ userId: '123456789' }, gita))).toEqual({ isNew: false, isAdmin: false });
    expect(toastStore.get()).toMatchObject({ status: 'error', text });
  });
});
