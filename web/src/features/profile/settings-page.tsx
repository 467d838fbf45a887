import { updateContactEmail } from '@aperture-byline/contract/endpoints/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { type Choice, ChoiceList } from '#components/forms/choice-list.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { callAuthenticated, signedInUser } from '#entities/session/api/account-api.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { SignedInFrame } from '#entities/session/components/signed-in-frame.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { accountProfileQuery } from '#entities/user/private-queries.ts';
import { loadCode } from '#lib/api/connection.ts';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';
import { MailsSection } from './settings/mails-section.tsx';
import styles from './settings/settings.module.css';

export default function SettingsPage() {
  return <SignedInFrame title="Settings">{(account) => <Settings account={account} />}</SignedInFrame>;
}

const CredentialSections = lazy(() => import('./settings/credential-sections.tsx'));

function Settings({ account }: { account: Account }) {
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
        if (followed !== email) return queryClient.invalidateQueries({ queryKey: accountProfileQuery(uid).queryKey });
      })
      // The next visit does it.
      .catch((error: unknown) => console.error('Mails still go to the former address:', error));
  }, [uid, email, queryClient]);
  return (
    <>
      <ThemeSection />
      <MailsSection uid={uid} />
      <LazyBoundary fallback={<div className={styles.loadingForms} />}>
        <CredentialSections email={account.email} methods={methods} />
      </LazyBoundary>
    </>
  );
}

/** Applies a changed and confirmed address to the site's mails. The link that confirms it leads to the settings. */
async function followEmail(present: string): Promise<string> {
  const { currentUser } = await signedInUser();
  const { email, emailVerified } = currentUser;
  if (!emailVerified || email === null || email.toLowerCase() === present) return present;
  return (await callAuthenticated(updateContactEmail, { body: {} })).email;
}

const CHOICES: readonly Choice<ThemeChoice>[] = [
  { value: 'device', label: 'As on this device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Takes effect at once, and is kept in this browser. */
function ThemeSection() {
  const [choice, setChoice] = useState(readThemeChoice);
  return (
    <FormSection title="Appearance" intro="Kept in this browser until you log out.">
      <ChoiceList
        legend={<span className="visually-hidden">Appearance</span>}
        choices={CHOICES}
        chosen={choice}
        onChoose={(next) => {
          setChoice(next);
          chooseTheme(next);
        }}
      />
    </FormSection>
  );
}

/** `device`: light or dark as the device is, also when that changes. */
type ThemeChoice = 'device' | 'light' | 'dark';

function readThemeChoice(): ThemeChoice {
  const stored = browserStorage.get(STORAGE_KEYS.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'device';
}

/** Takes effect at once, in all tabs: the script in `index.html` listens. */
function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'device') browserStorage.remove(STORAGE_KEYS.theme);
  else browserStorage.set(STORAGE_KEYS.theme, choice);
  browserStorage.announce();
}
