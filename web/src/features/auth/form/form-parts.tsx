import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { withRedirect } from '#lib/navigation/paths.ts';
import styles from './form-parts.module.css';

/** Stays focusable while the form is being sent: `disabled` would lose the focus. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" variant="primary" aria-disabled={isBusy} className={styles.submit}>
      {children}
    </Button>
  );
}

export function AuthForm(props: ComponentProps<'form'>) {
  return <Stack as="form" gap={3} {...props} />;
}

export function Or() {
  return (
    <Grid as="p" columns="1fr auto 1fr" align="center" className={styles.or}>
      or
    </Grid>
  );
}

/** Below a form: a link to another of the auth pages. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <p className={clsx(styles.footer, 'mt-32 text-quiet text-medium')}>{children}</p>;
}

/** Passes a typed e-mail address in the history state: unlike in the URL, it is neither shown, logged nor shared. */
export function typedEmail(email: string) {
  return { email };
}

/** The e-mail address in a history state, or an empty text. */
export function readTypedEmail(state: unknown): string {
  const isEmail = typeof state === 'object' && state !== null && 'email' in state;
  return isEmail && typeof state.email === 'string' ? state.email : '';
}

/** The address of another auth page, with this page's `?redirect=`. */
export function useKeptRedirect(address: string): string {
  const [parameters] = useSearchParams();
  const redirect = parameters.get('redirect');
  return redirect === null ? address : withRedirect(address, redirect);
}
