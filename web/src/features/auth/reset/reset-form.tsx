import { useLocation } from 'react-router';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { type ForgotPasswordForm, forgotPasswordSchema } from '#features/auth/sign-in-schemas.ts';
import { loadCode } from '#lib/connection.ts';
import { providerCode } from '#lib/provider-code.ts';
import { mailErrorText } from '#lib/sign-in-error-text.ts';
import { AuthForm, SubmitButton } from '../form/form-parts.tsx';
import { readTypedEmail } from '../form/typed-email.ts';
import { useAuthForm } from '../form/use-auth-form.ts';

/** Succeeds for an address without an account too, so that nobody learns which addresses have one. */
async function send({ email }: ForgotPasswordForm): Promise<void> {
  const { sendReset } = await loadCode(() => import('./send-reset.ts'));
  try {
    await sendReset(email);
  } catch (error) {
    if (providerCode(error) !== 'auth/user-not-found') throw error;
  }
}

export function ResetForm({ onSent }: { onSent: () => void }) {
  const { state } = useLocation();
  const { formProps, field, alert, isBusy, isSending } = useAuthForm({
    initialValues: { email: readTypedEmail(state) },
    schema: forgotPasswordSchema,
    send,
    onSent,
    failureOf: (error) => ({ text: mailErrorText(error), canRetry: true }),
  });
  return (
    <AuthForm {...formProps} aria-label="Forgot password">
      <Field label="Email" type="email" autoComplete="username" {...field('email')} />
      <FormAlert {...alert} />
      <SubmitButton isBusy={isBusy}>{isSending ? 'Sending…' : 'Send reset link'}</SubmitButton>
    </AuthForm>
  );
}
