import { messages } from '@aperture-byline/contract/shared/messages';
import { type ReactNode, Suspense } from 'react';
import { reloadPage } from '#lib/reload-page.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './lazy-boundary.module.css';
import { ErrorState } from './states.tsx';

/**
 * Suspense and error boundary for dynamically imported components: without a connection the page stays, and the error state
 * offers a reload. With a `fallback` the error takes its place in the page; a dialog or lightbox has none, so its error is
 * an overlay.
 */
export function LazyBoundary({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={
        <div className={fallback ? undefined : styles.over}>
          <ErrorState onRetry={reloadPage}>{messages.partNotLoaded}</ErrorState>
        </div>
      }
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
