import { messages } from '@aperture-byline/contract/shared/messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { Link } from 'react-router';
import { Field } from '#components/forms/field.tsx';
import { FormAlert, type FormFailure } from '#components/forms/form-alert.tsx';
import { PasswordField } from '#components/forms/password-field.tsx';
import { loadCode } from '#lib/api/connection.ts';
import { isLocked, isWrongCredentials } from '#lib/errors/auth-error.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { paths } from '#lib/navigation/paths.ts';
import { AuthForm, FormFooter, Or, SubmitButton, typedEmail, useKeptRedirect } from './form/form-parts.tsx';
import { GoogleSignIn } from './form/google-sign-in.tsx';
import { useAuthForm } from './form/use-auth-form.ts';
import { AuthLayout } from './frame/auth-layout.tsx';
import styles from './login/login-form.module.css';
import { type LoginForm as Login, loginSchema } from './sign-in-schemas.ts';

export default function LoginPage() {
  const register = useKeptRedirect(paths.register);
  return (
    <AuthLayout
      title="Login"
      intro="Back to your bookmarks, your conversations and your orders."
      picture={{ index: 2, subject: 0.5 }}
    >
      <div>
        <LoginForm />
        <Or />
        <GoogleSignIn />
        <FormFooter>
          New here? <Link to={register}>Create an account</Link>
        </FormFooter>
      </div>
    </AuthLayout>
  );
}

async function send(login: Login): Promise<void> {
  const { signIn } = await loadCode(() => import('./form/sign-in.ts'));
  await signIn(login);
}

function describeFailure(error: Error): FormFailure {
  if (isLocked(error)) return { text: signInMessages.accountLocked };
  return isWrongCredentials(error)
    ? { text: signInMessages.invalidCredentials }
    : { text: errorText(error, messages.somethingWrongLater), canRetry: true };
}

function LoginForm() {
  const { formProps, field, values, alert, isBusy } = useAuthForm({
    initialValues: { email: '', password: '' },
    schema: loginSchema,
    send,
    describeFailure,
  });
  const forgotPassword = useKeptRedirect(paths.forgotPassword);
  return (
    <AuthForm {...formProps} aria-label="Login">
      <Field label="Email" type="email" autoComplete="username" {...field('email')} />
      <div>
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Link className={styles.forgot} to={forgotPassword} state={typedEmail(values.email)}>
          Forgot password?
        </Link>
      </div>
      <FormAlert {...alert} />
      <SubmitButton isBusy={isBusy}>{isBusy ? 'Signing in…' : 'Login'}</SubmitButton>
    </AuthForm>
  );
}
