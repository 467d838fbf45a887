import { updateContactEmail } from '@aperture-byline/contract/endpoints/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import type { Account } from '#entities/session/session-store.ts';
import { ownProfileQuery } from '#entities/user/private-queries.ts';
import { loadCode } from '#lib/connection.ts';
import { MailsSection } from './mails-section.tsx';
import styles from './settings.module.css';
import { ThemeSection } from './theme-section.tsx';

const CredentialSections = lazy(() => import('./credential-sections.tsx'));

/** How the signed-in user signs in, which mails they get, and how the site looks to them. */
export function Settings({ account }: { account: Account }) {
  const methods = useQuery({
    queryKey: [PRIVATE, account.uid, 'sign-in-methods'],
    queryFn: async () => {
      const provider = await loadCode(() => import('#entities/session/firebase/reauthenticate.ts'));
      return provider.signInMethods();
    },
    staleTime: 0,
  });
  const { uid, email } = account;
  const queryClient = useQueryClient();
  useEffect(() => {
    followEmail(email)
      .then((followed) => {
        if (followed !== email)
          return queryClient.invalidateQueries({ queryKey: ownProfileQuery(uid).queryKey });
      })
      // The next visit does it.
      .catch((error: unknown) => console.error('Mails still go to the former address:', error));
  }, [uid, email, queryClient]);
  return (
    <>
      <ThemeSection />
      <MailsSection account={account} />
      <LazyBoundary fallback={<div className={styles.loadingForms} />}>
        <CredentialSections email={account.email} methods={methods} />
      </LazyBoundary>
    </>
  );
}

/**
 * Makes the address of the sign-in account the one that the site's mails go to, where it was changed and confirmed. The link that
 * confirms it leads to the settings.
 */
async function followEmail(present: string): Promise<string> {
  const { currentUser } = await import('#entities/session/firebase/reauthenticate.ts');
  const { email, emailVerified } = await currentUser();
  if (!emailVerified || email === null || email.toLowerCase() === present) return present;
  return (await callAuthenticated(updateContactEmail, { body: {} })).email;
}
