import type { Guest } from '@aperture-byline/contract/user/bodies';
import type { NewUser } from '@aperture-byline/contract/user/wire';
import { changeUser, createUser } from '../../data/people/users.ts';
import { withRetries } from '../../lib/concurrency.ts';
import { hasName, rejectGuestName } from './check-name.ts';
import { newUser } from './new-user.ts';

/** Upserts the record of a visitor without an account: the one of `guestId` with these names, or a new one. */
export async function upsertGuest(
  { firstName, middleName, lastName }: Guest,
  guestId: string | null,
): Promise<NewUser> {
  const names = {
    ...(firstName !== undefined && { firstName }),
    ...(middleName !== undefined && { middleName }),
    ...(lastName !== undefined && { lastName }),
  };
  const known =
    guestId === null
      ? null
      : await changeUser(guestId, async (guest) => {
          if (!guest.anonymous) return {};
          if (hasName(names)) await rejectGuestName({ ...guest, ...names }, names);
          return names;
        });
  if (known?.anonymous) return { userId: Number(guestId), alreadyExists: true };
  await rejectGuestName(names, names);
  return withRetries(async () => {
    const guest = newUser({ ...names, anonymous: true });
    // Where the id was taken, the next one is another.
    return (await createUser(guest)) ? { userId: guest.userId, alreadyExists: false } : undefined;
  });
}
