import { PASSWORD_MAX, PASSWORD_MIN } from '@aperture-byline/contract/shared/constants';
import { messages } from '@aperture-byline/contract/shared/messages';
import { EMAIL, EMAIL_MAX } from '@aperture-byline/contract/shared/text/email';
import { lineField } from '@aperture-byline/contract/shared/text/text-fields';
import { accountMessages } from '@aperture-byline/contract/user/account-messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { object, ref, string } from 'yup';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { PasswordField } from '#components/forms/password-field.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Stack } from '#components/layout/layout.tsx';
import type { SignInMethods } from '#entities/session/firebase/reauthenticate.ts';
import { loadCode } from '#lib/api/connection.ts';
import { showToast } from '#lib/toast.ts';
import styles from './settings.module.css';
import { describeFailure, useCredentialForm } from './use-credential-form.ts';

/** How the user signs in, with the forms that change it: their libraries are loaded after the page. */
export default function CredentialSections({
  email,
  methods,
}: {
  email: string;
  methods: UseQueryResult<SignInMethods>;
}) {
  return (
    <QueryState query={methods} failure={messages.somethingWrong} loading={<div className={styles.loadingForms} />}>
      {({ password }) => (
        <>
          <EmailSection email={email} hasPassword={password} />
          <PasswordSection email={email} hasPassword={password} />
        </>
      )}
    </QueryState>
  );
}

const schemaFor = (present: string) =>
  object({
    email: lineField()
      .lowercase()
      .required(signInMessages.fillAllFields)
      .max(EMAIL_MAX, messages.tooLong)
      .matches(EMAIL, { message: messages.emailInvalid, excludeEmptyString: true })
      .notOneOf([present], accountMessages.emailSame),
    present: string().required(signInMessages.fillAllFields).max(PASSWORD_MAX, messages.tooLong),
  });

/** Changes the e-mail address, once the new one is confirmed. Who signs in with Google has that account's address. */
function EmailSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  return (
    <FormSection
      title="Email"
      intro={
        <>
          Your address is <strong className="text-strong break-anywhere">{email}</strong>.{' '}
          {!hasPassword && 'It is that of the Google account with which you sign in.'}
        </>
      }
    >
      {hasPassword && <EmailForm present={email} />}
    </FormSection>
  );
}

function EmailForm({ present }: { present: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, formProps, isSending, error } = useCredentialForm({
    name: 'change email',
    initialValues: { email: '', present: '' },
    schema: schemaFor(present),
    send: async (change) => {
      const provider = await loadCode(() => import('#entities/session/firebase/change-credentials.ts'));
      await provider.requestEmailChange(change);
    },
    onSent: ({ email }) => setSentTo(email),
  });
  return (
    <Stack as="form" {...formProps} gap={3} className={styles.form} aria-label="Change email">
      <Field label="New email" type="email" autoComplete="email" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('present')} />
      <FormAlert failure={describeFailure(error)} />
      <p role="status">{sentTo !== null && accountMessages.emailSent(sentTo)}</p>
      <SubmitButton className="self-start" isBusy={isSending} busy="One moment…">
        Send a link to the new address
      </SubmitButton>
    </Stack>
  );
}

const password = () => string().required(signInMessages.fillAllFields).max(PASSWORD_MAX, messages.tooLong);

const schema = object({
  present: password(),
  next: password()
    .min(PASSWORD_MIN, signInMessages.passwordTooShort)
    .notOneOf([ref('present')], accountMessages.passwordSame),
  confirmation: password().oneOf([ref('next')], signInMessages.passwordsDiffer),
});

/** Changes the password, for which the present one is asked. Who signs in with Google has none. */
function PasswordSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  return (
    <FormSection
      title="Password"
      intro={
        hasPassword
          ? 'When it is changed, you are signed out on all other devices.'
          : 'You sign in with Google, so there is no password here.'
      }
    >
      {hasPassword && <PasswordForm email={email} />}
    </FormSection>
  );
}

function PasswordForm({ email }: { email: string }) {
  const { field, formProps, isSending, error } = useCredentialForm({
    name: 'change password',
    initialValues: { present: '', next: '', confirmation: '' },
    schema,
    send: async (passwords) => {
      const provider = await loadCode(() => import('#entities/session/firebase/change-credentials.ts'));
      await provider.changePassword(passwords);
    },
    onSent: () => showToast('success', accountMessages.passwordChanged),
  });
  return (
    <Stack as="form" {...formProps} gap={3} className={styles.form} aria-label="Change password">
      {/* For password managers, which keep a password with its name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="Present password" autoComplete="current-password" {...field('present')} />
      <PasswordField
        label="New password"
        hint={`At least ${PASSWORD_MIN} characters`}
        autoComplete="new-password"
        {...field('next')}
      />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirmation')} />
      <FormAlert failure={describeFailure(error)} />
      <SubmitButton className="self-start" isBusy={isSending} busy="One moment…">
        Change password
      </SubmitButton>
    </Stack>
  );
}
