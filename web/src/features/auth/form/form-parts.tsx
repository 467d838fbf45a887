import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#components/base/button.tsx';
import styles from './form-parts.module.css';

/** The one main action; it keeps the focus while it is on its way. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" look="main" aria-disabled={isBusy} className={styles.submit}>
      {children}
    </Button>
  );
}

export function AuthForm(props: ComponentProps<'form'>) {
  return <form className={styles.form} {...props} />;
}

/** Between the form and another way to the same place. */
export function Or() {
  return <p className={styles.or}>or</p>;
}

/** Where else somebody may have wanted to go. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <p className={styles.elsewhere}>{children}</p>;
}
