import { messages } from '@aperture-byline/contract/shared/messages';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '#components/feedback/error-boundary.tsx';
import { PageErrorFallback } from '#components/feedback/page-error-fallback.tsx';
import styles from './layout.module.css';

/** Layout without header and footer, for the auth pages. */
export function Bare() {
  const { pathname } = useLocation();
  return (
    <main id="content">
      <ErrorBoundary key={pathname} fallback={<PageErrorFallback />}>
        <Suspense
          fallback={
            <p className={styles.loading} role="status">
              {messages.loading}
            </p>
          }
        >
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}
