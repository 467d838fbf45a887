import { grantAdminRole, readRoles, readUserId } from '../../data/people/users.ts';
import { findSignIn, setClaims } from '../../lib/sign-in-accounts.ts';

/** Why an account cannot become an administrator; the message is a sentence for the person at the terminal. */
export class GrantError extends Error {}

/** Makes the account with this e-mail an administrator's: by its user document, which rules, and its claims. */
export async function grantAdmin(email: string): Promise<void> {
  const account = await findSignIn(email);
  if (account === null) throw new GrantError(`No account has the address ${email}: register on the site first.`);
  // Anybody can register with anybody's address; whoever reads its mail can confirm it.
  if (!account.emailVerified)
    throw new GrantError(`The address ${email} is not confirmed: follow the link in the mail to it first.`);
  const userId = await readUserId(account.uid);
  if (userId === null || !(await grantAdminRole(userId)))
    throw new GrantError(`The account ${email} has no profile yet: sign in on the site once first.`);
  const { isArtist } = await readRoles(userId);
  await setClaims(account.uid, { userId: Number(userId), isArtist, admin: true });
}
