import { forgotPasswordSchema } from '@aperture-byline/contract/sign-in-schemas';
import { mailFailure, providerCode } from '#lib/session/provider-error.ts';
import { Field } from '#ui/field.tsx';
import { AccountForm, FormAlert, SubmitButton } from '../form/form-parts.tsx';
import { useAccountForm } from '../form/use-account-form.ts';

/** Null where the mail is sent, or would be if the address had an account: nobody learns which have one. */
async function send(email: string): Promise<string | null> {
  try {
    const { sendReset } = await import('./send-reset.ts');
    await sendReset(email);
    return null;
  } catch (error) {
    if (providerCode(error) === 'auth/user-not-found') return null;
    console.error('The mail could not be sent:', error);
    return mailFailure(error);
  }
}

export function ResetForm({ onSent }: { onSent: () => void }) {
  const { formProps, field, alert, isBusy, isSending } = useAccountForm({
    empty: { email: '' },
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
