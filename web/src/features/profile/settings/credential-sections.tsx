import { messages } from '@aperture-byline/contract/shared/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import type { SignInMethods } from '#entities/session/firebase/reauthenticate.ts';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import styles from './settings.module.css';

/** How the user signs in, with the forms that change it: their libraries are loaded after the page. */
export default function CredentialSections({
  email,
  methods,
}: {
  email: string;
  methods: UseQueryResult<SignInMethods>;
}) {
  return (
    <QueryState
      query={methods}
      failure={messages.somethingWrong}
      loading={<div className={styles.loadingForms} />}
    >
      {({ password }) => (
        <>
          <EmailSection email={email} hasPassword={password} />
          <PasswordSection email={email} hasPassword={password} />
        </>
      )}
    </QueryState>
  );
}
