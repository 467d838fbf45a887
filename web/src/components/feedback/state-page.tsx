import type { ReactNode } from 'react';
import { Container, PageMeta } from '../layout/page.tsx';
import styles from './state-page.module.css';
import { ErrorState } from './states.tsx';

/** A whole page with nothing to show: its heading says so, `children` say why, and `action` leads on. */
export function EmptyPage({
  title,
  action,
  children,
}: {
  title: string;
  action: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Container className={styles.empty}>
      <PageMeta title={title} />
      <h1>{title}</h1>
      {children && <p className={styles.reason}>{children}</p>}
      {action}
    </Container>
  );
}

/** A whole page that could not be loaded. `title` names it where its own title is not known: tab and screen reader. */
export function ErrorPage({
  title,
  children,
  onRetry,
}: {
  title: string;
  children: ReactNode;
  onRetry: () => void;
}) {
  return (
    <Container className={styles.failed}>
      <PageMeta title={title} />
      <h1 className="visually-hidden">{title}</h1>
      <ErrorState onRetry={onRetry}>{children}</ErrorState>
    </Container>
  );
}
