import { fullName } from '@aperture-byline/contract/shared/content';
import type { Auth } from 'firebase-admin/auth';
import { allPeople } from '../people/all-people.ts';
import { type Person, uidOf } from '../people/person.ts';

/** Of every account of the seed. */
export const PASSWORD = 'aperture-2026';

/** Makes the accounts, or puts back what has changed on those that exist. */
export async function writeAccounts(auth: Auth): Promise<void> {
  await Promise.all(allPeople.map((person) => writeAccount(auth, person)));
}

async function writeAccount(auth: Auth, person: Person): Promise<void> {
  const uid = uidOf(person);
  if (uid === null || person.email === null) return;
  const account = {
    email: person.email,
    emailVerified: !person.isUnconfirmed,
    password: PASSWORD,
    displayName: fullName(person),
    disabled: false,
  };
  const { users } = await auth.getUsers([{ uid }]);
  if (users.length > 0) await auth.updateUser(uid, account);
  else await auth.createUser({ ...account, uid });
  const { userId, role } = person;
  await auth.setCustomUserClaims(uid, {
    userId,
    isArtist: role === 'photographer',
    admin: role === 'admin',
  });
}
