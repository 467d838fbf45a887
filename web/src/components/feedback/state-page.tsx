import { messages } from '@aperture-byline/contract/shared/messages';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '../base/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Container, PageMeta } from '../layout/page.tsx';
import styles from './state-page.module.css';
import { ErrorState } from './states.tsx';

/** Loading state of a whole page. */
export function LoadingPage() {
  return (
    <Container className={clsx(styles.page, 'text-quiet')}>
      <p role="status">{messages.loading}</p>
    </Container>
  );
}

/** Empty state of a whole page: the heading says so, `children` why, and a link leads on. */
export function EmptyPage({
  title,
  to,
  label,
  children,
}: {
  title: string;
  to: string;
  label: string;
  children?: ReactNode;
}) {
  return (
    <Stack as={Container} gap={3} align="start" className={styles.page}>
      <PageMeta title={title} />
      <h1 className={styles.title}>{title}</h1>
      {children && <p className={styles.reason}>{children}</p>}
      <ButtonLink to={to}>{label}</ButtonLink>
    </Stack>
  );
}

/**
 * Error state of a whole page. `title` stands in the tab and for screen readers, since the content's own is not known.
 */
export function ErrorPage({ title, children, onRetry }: { title: string; children: ReactNode; onRetry: () => void }) {
  return (
    <Container className={styles.page}>
      <PageMeta title={title} />
      <h1 className="visually-hidden">{title}</h1>
      <ErrorState onRetry={onRetry}>{children}</ErrorState>
    </Container>
  );
}
