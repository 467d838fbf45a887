// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import type { User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openProfileQuery } from '../src/app/session/open-profile.ts';
import { ApiError } from '../src/lib/api.ts';
import { newcomerStore } from '../src/lib/session/newcomer.ts';

const callOwn = vi.hoisted(() => vi.fn());
vi.mock('../src/lib/session/account-api.ts', () => ({ callOwn }));

const newcomer = { firstName: 'Alice', lastName: 'Rao', email: 'alice@example.com', isArtist: true };

function userWith(
  claims: Record<string, unknown>,
  { email = 'alice@example.com', emailVerified = false, ...rest }: Partial<User> = {},
) {
  const getIdToken = vi.fn(async () => 'token');
  const user = { uid: 'alice', email, emailVerified, getIdToken, getIdTokenResult: async () => ({ claims }) };
  return { ...user, ...rest } as unknown as User;
}

const open = (user: User) => new QueryClient().fetchQuery({ ...openProfileQuery(user), retry: false });
const sent = () =>
  callOwn.mock.calls.map(([path, { method, body }]) => ({ call: `${method} ${path}`, body }));

describe('The profile of who signs in', () => {
  beforeEach(() => {
    callOwn.mockResolvedValue({ userId: 123456789, alreadyExists: false });
  });

  afterEach(() => {
    newcomerStore.set(null);
    vi.resetAllMocks();
  });

  it('When the token names it, then nothing is asked of the server', async () => {
    const user = userWith({ userId: '123456789' });
    expect(await open(user)).toEqual({ isNew: false });
    expect(callOwn).not.toHaveBeenCalled();
    expect(user.getIdToken).not.toHaveBeenCalled();
  });

  it('When the address was confirmed since, then a fresh token says so', async () => {
    const user = userWith({ userId: '123456789', email_verified: false }, { emailVerified: true });
    await open(user);
    expect(user.getIdToken).toHaveBeenCalledWith(true);
  });

  it('When they have just registered, then it is made of what they wrote, once', async () => {
    newcomerStore.set(newcomer);
    const user = userWith({});
    expect(await open(user)).toEqual({ isNew: true });
    expect(sent()).toEqual([{ call: 'POST /user', body: newcomer }]);
    expect(user.getIdToken).toHaveBeenCalledWith(true);
    expect(newcomerStore.get()).toBeNull();
  });

  it('When the server fails, then what they wrote is kept for the next try, which finds them new', async () => {
    newcomerStore.set(newcomer);
    callOwn.mockRejectedValueOnce(new ApiError(503, 'busy'));
    await expect(open(userWith({}))).rejects.toThrow('busy');
    expect(newcomerStore.get()).toEqual(newcomer);
    callOwn.mockResolvedValue({ userId: 123456789, alreadyExists: true });
    expect(await open(userWith({}))).toEqual({ isNew: true });
  });

  it('When what was written belongs to another address, then it is not theirs', async () => {
    newcomerStore.set(newcomer);
    await open(userWith({}, { email: 'gita@example.com', displayName: 'Gita Devi Sen' }));
    expect(sent()[0]?.body).toEqual({ firstName: 'Gita', lastName: 'Devi Sen' });
  });

  it('When Google knows them, then name and picture are Google’s, and no other picture is taken', async () => {
    const google = 'https://lh3.googleusercontent.com/a/abc=s96-c';
    await open(userWith({}, { displayName: 'Gita', photoURL: google }));
    await open(userWith({}, { displayName: 'Gita', photoURL: 'https://evil.example/p.png' }));
    expect(sent().map(({ body }) => body)).toEqual([
      { firstName: 'Gita', lastName: '', profilePicture: google },
      { firstName: 'Gita', lastName: '' },
    ]);
  });

  it('When nothing is known but the e-mail, then nothing of it becomes their name', async () => {
    await open(userWith({}, { displayName: null }));
    expect(sent()[0]?.body).toEqual({ firstName: 'Friend', lastName: '' });
  });

  it('When their name can not stand here, then they get in all the same, with their wish', async () => {
    newcomerStore.set(newcomer);
    callOwn.mockRejectedValueOnce(new ApiError(400, 'no name'));
    await open(userWith({}));
    expect(sent()[1]?.body).toEqual({ firstName: 'Friend', lastName: '', isArtist: true });
  });

  it('When the profile exists from before, then nobody is new', async () => {
    callOwn.mockResolvedValue({ userId: 123456789, alreadyExists: true });
    expect(await open(userWith({}))).toEqual({ isNew: false });
  });

  it.each(['{', 'null', '[]', '{"firstName":1}'])(
    'When the storage holds %j, then it is nothing',
    async (text) => {
      localStorage.setItem('newcomer', text);
      expect(newcomerStore.get()).toBeNull();
    },
  );
});
