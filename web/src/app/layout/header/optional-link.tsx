import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '#components/feedback/error-boundary.tsx';

/** Shows nothing while the code of its child loads, and where that fails. */
export function OptionalLink({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
