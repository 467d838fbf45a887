import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './notice.module.css';

/** What stands where a list or a page has nothing to show. */
export function EmptyNotice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p>{children}</p>
      {action}
    </div>
  );
}

/** What stands where loading failed; `onRetry` loads again. */
export function ErrorNotice({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <p>{children}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
