import { sampleUser } from '@aperture-byline/contract/samples/stored-documents';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { beforeEach, expect, test, vi } from 'vitest';
import { readRolesFor, syncArtistStatus } from '../../data/people/users.ts';
import { setClaims } from '../../lib/sign-in-accounts.ts';
import { concernsRoles } from './role-change.ts';
import { syncRolesAndNotify } from './sync-roles.ts';

vi.mock('../../data/people/applications.ts');
vi.mock('../../data/people/users.ts');
vi.mock('../../data/mail/mail.ts');
vi.mock('../../data/mail/notices.ts');
vi.mock('../../data/core/settings.ts', () => ({
  readSellerSettings: async () => ({ name: '', address: '' }),
}));
vi.mock('../../lib/logger.ts');
vi.mock('../../lib/sign-in-accounts.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  setClaims: vi.fn(),
}));
vi.mock('../../lib/config.ts', () => ({ config: () => ({ siteUrl: '', contactEmail: null }) }));

const userId = '900000001';

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(setClaims).mockResolvedValue(true);
});

type State = Pick<StoredUser, 'isArtist' | 'admin' | 'artistStatus'>;
const STATES: State[] = [false, true].flatMap((isArtist) =>
  [false, true].flatMap((admin) =>
    (['none', 'requested', 'approved'] as const).map((artistStatus) => ({ isArtist, admin, artistStatus })),
  ),
);

function user(state: State): StoredUser {
  return sampleUser({ ...state, userId: Number(userId), uid: 'alice', firstName: 'Alice' });
}

/** Handles one event as the emulator sends it; the document as the handler leaves it. */
async function handle(before: StoredUser | null, after: StoredUser): Promise<StoredUser> {
  const { isArtist, admin } = after;
  vi.mocked(readRolesFor).mockResolvedValue({ isArtist, admin });
  let left = after;
  vi.mocked(syncArtistStatus).mockImplementation(async (_id, choose) => {
    left = { ...left, artistStatus: choose(left) };
  });
  if (concernsRoles(before, after)) await syncRolesAndNotify({ eventId: 'event', userId, before, after });
  return left;
}

test.each(STATES)(
  'When the trigger itself writes the status after %o, then its own event sets no claims',
  async (state) => {
    for (const before of [null, ...STATES.map(user)]) {
      const written = user(state);
      const left = await handle(before, written);
      if (left.artistStatus === written.artistStatus) continue;
      vi.mocked(setClaims).mockClear();
      expect(await handle(written, left)).toEqual(left);
      expect(setClaims).not.toHaveBeenCalled();
    }
  },
);

test('When a role changes by hand, then the claims are set and the status follows', async () => {
  const before = user({ isArtist: false, admin: false, artistStatus: 'requested' });
  const { artistStatus } = await handle(before, { ...before, isArtist: true });
  expect(artistStatus).toBe('approved');
  expect(setClaims).toHaveBeenCalledWith('alice', { userId: Number(userId), isArtist: true, admin: false });
});

test('When another field changes while a status waits for its own event, then the request is not lost', async () => {
  const approved = user({ isArtist: false, admin: false, artistStatus: 'approved' });
  expect(await handle(approved, { ...approved, subtitle: 'Coasts' })).toMatchObject({
    artistStatus: 'approved',
  });
  expect(syncArtistStatus).not.toHaveBeenCalled();
});
