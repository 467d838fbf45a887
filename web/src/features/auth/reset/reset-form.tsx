import { useLocation } from 'react-router';
import { Field } from '#components/forms/field.tsx';
import { FormAlert, type FormFailure } from '#components/forms/form-alert.tsx';
import { forgotPasswordSchema } from '#features/auth/sign-in-schemas.ts';
import { providerCode } from '#lib/auth-error.ts';
import { loadCode } from '#lib/connection.ts';
import { mailFailure } from '#lib/error-text.ts';
import { AccountForm, SubmitButton } from '../form/form-parts.tsx';
import { readTypedEmail } from '../form/typed-email.ts';
import { useAccountForm } from '../form/use-auth-form.ts';

/** Null where the mail is sent, or would be if the address had an account: nobody learns which have one. */
async function send(email: string): Promise<FormFailure | null> {
  try {
    const { sendReset } = await loadCode(() => import('./send-reset.ts'));
    await sendReset(email);
    return null;
  } catch (error) {
    if (providerCode(error) === 'auth/user-not-found') return null;
    console.error('The mail could not be sent:', error);
    return { text: mailFailure(error), canRetry: true };
  }
}

export function ResetForm({ onSent }: { onSent: () => void }) {
  const { state } = useLocation();
  const { formProps, field, alert, isBusy, isSending } = useAccountForm({
    initialValues: { email: readTypedEmail(state) },
    schema: forgotPasswordSchema,
    send: async ({ email }) => {
      const failure = await send(email);
      if (failure === null) onSent();
      return failure;
    },
  });
  return (
    <AccountForm {...formProps} aria-label="Forgot password">
      <Field label="Email" type="email" autoComplete="username" {...field('email')} />
      <FormAlert {...alert} />
      <SubmitButton isBusy={isBusy}>{isSending ? 'Sending…' : 'Send reset link'}</SubmitButton>
    </AccountForm>
  );
}
