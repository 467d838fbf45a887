import {
  getUserSettings,
  updateContactEmail,
  updateUserSettings,
} from '@aperture-byline/contract/endpoints/settings';
import { messages } from '@aperture-byline/contract/shared/messages';
import { accountMessages } from '@aperture-byline/contract/user/account-messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useId, useState } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { callAuthenticated, signedInUser } from '#entities/session/api/account-api.ts';
import { PRIVATE, privateMutation, privateQuery } from '#entities/session/api/private-requests.ts';
import { SignedInFrame } from '#entities/session/components/signed-in-frame.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { accountProfileQuery } from '#entities/user/private-queries.ts';
import { loadCode } from '#lib/connection.ts';
import { errorText } from '#lib/error-text.ts';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import styles from './settings/settings.module.css';

export default function SettingsPage() {
  return <SignedInFrame title="Settings">{(account) => <Settings account={account} />}</SignedInFrame>;
}

const CredentialSections = lazy(() => import('./settings/credential-sections.tsx'));

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
          return queryClient.invalidateQueries({ queryKey: accountProfileQuery(uid).queryKey });
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
  const { currentUser } = await signedInUser();
  const { email, emailVerified } = currentUser;
  if (!emailVerified || email === null || email.toLowerCase() === present) return present;
  return (await callAuthenticated(updateContactEmail, { body: {} })).email;
}

const CHOICES: Readonly<Record<ThemeChoice, string>> = {
  device: 'As on this device',
  light: 'Light',
  dark: 'Dark',
};

/** Takes effect at once, and is kept in this browser. */
function ThemeSection() {
  const name = useId();
  const [choice, setChoice] = useState(readThemeChoice);
  return (
    <FormSection title="Appearance" intro="Kept in this browser until you log out.">
      <Stack as="fieldset" gap={0.5}>
        <legend className="visually-hidden">Appearance</legend>
        {Object.entries(CHOICES).map(([value, label]) => (
          <Grid as="label" key={value} gap={1.5} columns="auto 1fr" align="start" className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => {
                setChoice(value as ThemeChoice);
                chooseTheme(value as ThemeChoice);
              }}
            />
            {label}
          </Grid>
        ))}
      </Stack>
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

/** Which of the site's mails the user gets. */
function MailsSection({ account }: { account: Account }) {
  const settings = privateQuery(account.uid, getUserSettings, {});
  const query = useQuery(settings);
  const { mutate, isPending, variables } = useSingleFlightMutation({
    ...privateMutation(updateUserSettings),
    onSuccess: (saved, _input, _result, { client }) => {
      client.setQueryData(settings.queryKey, saved);
      showToast('success', accountMessages.mailsSaved);
    },
    onError: (error) => showToast('error', errorText(error, accountMessages.mailsNotSaved)),
  });
  return (
    <FormSection
      title="Mails"
      intro="The same news stands in your notices. Mails about payments, refunds and ended orders, and those that ask for an answer, always come."
    >
      <QueryState
        query={query}
        failure={messages.somethingWrong}
        loading={<div className={styles.loadingChoice} />}
      >
        {({ orderProgressMails }) => (
          <Grid as="label" gap={1.5} columns="auto 1fr" align="start" className={styles.choice}>
            <input
              type="checkbox"
              aria-disabled={isPending}
              checked={isPending ? variables.body.orderProgressMails : orderProgressMails}
              onChange={({ target }) => mutate({ body: { orderProgressMails: target.checked } })}
            />
            <span>
              Progress of my orders
              <span className={styles.advice}>
                When a photographer accepts your order, prepares your prints and sends them.
              </span>
            </span>
          </Grid>
        )}
      </QueryState>
    </FormSection>
  );
}
