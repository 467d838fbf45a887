import { beforeEach, expect, test, vi } from 'vitest';
import { createProfile, createUser, readRolesFor, readUserId, syncArtistStatus } from '../../data/people/users.ts';
import { syncRolesAndNotify } from '../role/sync-roles.ts';
import { createAccount } from './create-account.ts';
import { upsertGuest } from './upsert-guest.ts';

vi.mock('../../data/people/users.ts');
vi.mock('../../lib/sign-in-accounts.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  setClaims: async () => true,
}));

const UNAVAILABLE = { code: 'UNAVAILABLE', retryAfter: expect.any(Number) };
const account = { uid: 'alice', userId: null, email: null, emailVerified: false };

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(readUserId).mockResolvedValue(null);
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
  await expect(upsertGuest({ firstName: 'Ravi' }, null)).rejects.toMatchObject(UNAVAILABLE);
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
  await expect(syncRolesAndNotify(written)).rejects.toMatchObject(UNAVAILABLE);
  expect(syncArtistStatus).toHaveBeenCalledTimes(5);
});
