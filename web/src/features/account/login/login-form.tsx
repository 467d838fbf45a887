import { messages } from '@aperture-byline/contract/messages';
import { type LoginForm as Login, loginSchema } from '@aperture-byline/contract/sign-in-schemas';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { isWrongCredentials } from '#lib/session/provider-error.ts';
import { Field } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { AccountForm, FormAlert, SubmitButton } from '../form/form-parts.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useKeptRedirect } from '../form/use-kept-redirect.ts';
import styles from './login-form.module.css';

async function send(login: Login): Promise<string | null> {
  try {
    const { signIn } = await import('./sign-in.ts');
    await signIn(login);
    return null;
  } catch (error) {
    if (isWrongCredentials(error)) return messages.invalidCredentials;
    console.error('Signing in failed:', error);
    return messages.somethingWrongLater;
  }
}

export function LoginForm() {
  const { formProps, field, alert, isBusy } = useAccountForm({
    empty: { email: '', password: '' },
    schema: loginSchema,
    send,
  });
  const forgotPassword = useKeptRedirect(paths.forgotPassword);
  return (
    <AccountForm {...formProps} aria-label="Login">
      <Field label="Email" type="email" autoComplete="username" {...field('email')} />
      <div>
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Link className={styles.forgot} to={forgotPassword}>
          Forgot password?
        </Link>
      </div>
      <FormAlert {...alert} />
      <SubmitButton isBusy={isBusy}>{isBusy ? 'Signing in…' : 'Login'}</SubmitButton>
    </AccountForm>
  );
}
