import { beforeEach, expect, test, vi } from 'vitest';
import { readRolesFor, settleArtistStatus } from '../../data/user-roles.ts';
import { createProfile, createUser } from '../../data/users.ts';
import { keepUserRoles } from '../role/on-user-written.ts';
import { createAccount } from './create-account.ts';
import { keepGuest } from './upsert-guest.ts';

vi.mock('../../data/users.ts');
vi.mock('../../data/user-roles.ts');
vi.mock('../../lib/sign-in-accounts.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  userIdOf: async () => null,
}));
vi.mock('../../lib/claims.ts', () => ({ setClaims: async () => true }));

const UNAVAILABLE = { code: 'UNAVAILABLE', retryAfter: expect.any(Number) };
const account = { uid: 'alice', userId: null, email: null };

beforeEach(() => {
  vi.resetAllMocks();
});

test('When every id is taken, then a new account is told after five tries that it may ask again', async () => {
  vi.mocked(createProfile).mockResolvedValue(false);
  await expect(createAccount(account, { firstName: 'Alice' })).rejects.toMatchObject(UNAVAILABLE);
  expect(createProfile).toHaveBeenCalledTimes(5);
});

test('When four ids are taken, then the fifth is the account’s', async () => {
  for (let taken = 0; taken < 4; taken += 1) vi.mocked(createProfile).mockResolvedValueOnce(false);
  vi.mocked(createProfile).mockResolvedValueOnce(true);
  const { userId, alreadyExists } = await createAccount(account, { firstName: 'Alice' });
  expect({ userId, alreadyExists }).toEqual({
    userId: vi.mocked(createProfile).mock.calls[4]?.[1].userId,
    alreadyExists: false,
  });
});

test('When every id is taken, then a new guest is told after five tries that they may ask again', async () => {
  vi.mocked(createUser).mockResolvedValue(false);
  await expect(keepGuest({ firstName: 'Ravi' }, null)).rejects.toMatchObject(UNAVAILABLE);
  expect(createUser).toHaveBeenCalledTimes(5);
});

test('When the roles change at each look, then the trigger gives up after five tries, and its event comes again', async () => {
  let isArtist = false;
  vi.mocked(readRolesFor).mockImplementation(async () => {
    isArtist = !isArtist;
    return { isArtist, admin: false };
  });
  const user = { uid: 'alice', isArtist: true, admin: false, artistStatus: 'none' };
  const written = { eventId: 'e', userId: '900000001', before: null, after: user as never };
  await expect(keepUserRoles(written)).rejects.toMatchObject(UNAVAILABLE);
  expect(settleArtistStatus).toHaveBeenCalledTimes(5);
});
