import { messages } from '@aperture-byline/contract/messages';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './on-demand.module.css';

/** Around what is loaded only when it is asked for: without a connection the page stays, and says what is missing. */
export function OnDemand({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={
        <p className={styles.failed} role="alert">
          {messages.partNotLoaded}
        </p>
      }
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
