import { updateContactEmail } from '@aperture-byline/contract/endpoints/settings';
import { callAuthenticated } from '#entities/session/api/account-api.ts';

/**
 * Makes the address of the sign-in account the one that the site's mails go to, where it was changed and confirmed. The link that
 * confirms it leads to the settings.
 */
export async function followEmail(present: string): Promise<string> {
  const { currentUser } = await import('#entities/session/firebase/reauthenticate.ts');
  const { email, emailVerified } = await currentUser();
  if (!emailVerified || email === null || email.toLowerCase() === present) return present;
  return (await callAuthenticated(updateContactEmail, { body: {} })).email;
}
