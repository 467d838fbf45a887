import { passwordResetMessages } from '@aperture-byline/contract/user/account-messages';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { loadCode } from '#lib/api/connection.ts';
import { providerCode } from '#lib/errors/error-text.ts';
import { mailErrorText } from '#lib/errors/sign-in-error-text.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './forgot-password-page.module.css';
import { AuthForm, FormFooter, readTypedEmail, SubmitButton, useKeptRedirect } from './form/form-parts.tsx';
import { useAuthForm } from './form/use-auth-form.ts';
import { AuthLayout } from './frame/auth-layout.tsx';
import { type ForgotPasswordForm, forgotPasswordSchema } from './sign-in-schemas.ts';

export default function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false);
  const login = useKeptRedirect(paths.login);
  return (
    <AuthLayout
      title="Forgot password"
      intro="Tell us the email address of your account, and we send you a link to choose a new password."
      picture={{ index: 3, subject: 0.66 }}
    >
      <div>
        {isSent ? <ResetSent /> : <ResetForm onSent={() => setSent(true)} />}
        <FormFooter>
          Remembered it? <Link to={login}>Login</Link>
        </FormFooter>
      </div>
    </AuthLayout>
  );
}

/** Replaces the form and takes the focus. */
function ResetSent() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <Stack ref={panel} gap={1.5} className={styles.sent} role="status" tabIndex={-1}>
      <p className={styles.headline}>{passwordResetMessages.resetSent}</p>
      <p>{passwordResetMessages.resetNote}</p>
    </Stack>
  );
}

/** Succeeds for an address without an account too, so that nobody learns which addresses have one. */
async function send({ email }: ForgotPasswordForm): Promise<void> {
  const { sendReset } = await loadCode(() => import('./form/sign-in.ts'));
  try {
    await sendReset(email);
  } catch (error) {
    if (providerCode(error) !== 'auth/user-not-found') throw error;
  }
}

function ResetForm({ onSent }: { onSent: () => void }) {
  const { state } = useLocation();
  const { formProps, field, alert, isBusy, isSending } = useAuthForm({
    initialValues: { email: readTypedEmail(state) },
    schema: forgotPasswordSchema,
    send,
    onSent,
    describeFailure: (error) => ({ text: mailErrorText(error), canRetry: true }),
  });
  return (
    <AuthForm {...formProps} aria-label="Forgot password">
      <Field label="Email" type="email" autoComplete="username" {...field('email')} />
      <FormAlert {...alert} />
      <SubmitButton isBusy={isBusy}>{isSending ? 'Sending…' : 'Send reset link'}</SubmitButton>
    </AuthForm>
  );
}
