import { PASSWORD_MAX, PASSWORD_MIN } from '@aperture-byline/contract/shared/constants';
import { messages } from '@aperture-byline/contract/shared/messages';
import { accountMessages } from '@aperture-byline/contract/user/account-messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { object, ref, string } from 'yup';
import { Button } from '#components/base/button.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { PasswordField } from '#components/forms/password-field.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { loadCode } from '#lib/connection.ts';
import { showToast } from '#lib/toast.ts';
import styles from './settings.module.css';
import { failureOf, useCredentialForm } from './use-credential-form.ts';

const password = () => string().required(messages.fillAllFields).max(PASSWORD_MAX, messages.tooLong);

const schema = object({
  present: password(),
  next: password()
    .min(PASSWORD_MIN, signInMessages.passwordTooShort)
    .notOneOf([ref('present')], accountMessages.passwordSame),
  confirmation: password().oneOf([ref('next')], signInMessages.passwordsDiffer),
});

/** Changes the password, for which the present one is asked. Who signs in with Google has none. */
export function PasswordSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
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
      <FormAlert failure={failureOf(error)} />
      <Button type="submit" aria-disabled={isSending} className={styles.submit}>
        {isSending ? 'One moment…' : 'Change password'}
      </Button>
    </Stack>
  );
}
