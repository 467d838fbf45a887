import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { FormFooter } from './form/form-parts.tsx';
import { useKeptRedirect } from './form/use-kept-redirect.ts';
import { AuthLayout } from './frame/auth-layout.tsx';
import { ResetForm } from './reset/reset-form.tsx';
import { ResetSent } from './reset/reset-sent.tsx';

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
