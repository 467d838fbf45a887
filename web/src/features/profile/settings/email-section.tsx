import { PASSWORD_MAX } from '@aperture-byline/contract/shared/constants';
import { EMAIL, EMAIL_MAX } from '@aperture-byline/contract/shared/email';
import { messages } from '@aperture-byline/contract/shared/messages';
import { accountMessages } from '@aperture-byline/contract/user/account-messages';
import { useState } from 'react';
import { object, string } from 'yup';
import { Button } from '#components/base/button.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { PasswordField } from '#components/forms/password-field.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { loadCode } from '#lib/connection.ts';
import styles from './settings.module.css';
import { failureOf, useCredentialForm } from './use-credential-form.ts';

const schemaFor = (present: string) =>
  object({
    email: string()
      .trim()
      .lowercase()
      .required(messages.fillAllFields)
      .max(EMAIL_MAX, messages.tooLong)
      .matches(EMAIL, { message: messages.emailInvalid, excludeEmptyString: true })
      .notOneOf([present], accountMessages.emailSame),
    present: string().required(messages.fillAllFields).max(PASSWORD_MAX, messages.tooLong),
  });

/** Changes the e-mail address, once the new one is confirmed. Who signs in with Google has that account's address. */
export function EmailSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
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
      <FormAlert failure={failureOf(error)} />
      <p role="status">{sentTo !== null && accountMessages.emailSent(sentTo)}</p>
      <Button type="submit" aria-disabled={isSending} className={styles.submit}>
        {isSending ? 'One moment…' : 'Send a link to the new address'}
      </Button>
    </Stack>
  );
}
