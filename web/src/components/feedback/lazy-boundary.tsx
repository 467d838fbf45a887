import { messages } from '@aperture-byline/contract/shared/messages';
import { type ReactNode, Suspense } from 'react';
import { reloadPage } from '#lib/reload-page.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './lazy-boundary.module.css';
import { ErrorState } from './states.tsx';

/**
 * Around what is loaded only when it is asked for: without a connection the page stays, and says what is missing. With a
 * `fallback` the part has its place in the page, and the error stands there; a dialog or lightbox has none, so its error
 * lies over the page, where it is seen.
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
