import { useLocation } from 'react-router';
import { forgotPasswordSchema } from '#features/account/sign-in-schemas.ts';
import { loadCode } from '#lib/connection.ts';
import { mailFailure } from '#lib/failure-text.ts';
import { providerCode } from '#lib/session/provider-error.ts';
import { Field } from '#ui/field.tsx';
import { FormAlert, type FormFailure } from '#ui/form-alert.tsx';
import { AccountForm, SubmitButton } from '../form/form-parts.tsx';
import { readTypedEmail } from '../form/typed-email.ts';
import { useAccountForm } from '../form/use-account-form.ts';

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
