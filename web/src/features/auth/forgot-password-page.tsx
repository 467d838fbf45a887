import { passwordResetMessages } from '@aperture-byline/contract/user/account-messages';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Stack } from '#components/layout/layout.tsx';
import { paths } from '#lib/paths.ts';
import styles from './forgot-password-page.module.css';
import { FormFooter } from './form/form-parts.tsx';
import { useKeptRedirect } from './form/use-kept-redirect.ts';
import { AuthLayout } from './frame/auth-layout.tsx';
import { ResetForm } from './reset/reset-form.tsx';

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
