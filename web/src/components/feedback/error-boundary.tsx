import { messages } from '@aperture-byline/contract/shared/messages';
import { Children, Component, type ReactNode, Suspense, useDeferredValue } from 'react';
import { reloadPage } from '#lib/api/connection.ts';
import { useReleaseReload } from '#lib/api/use-release-reload.ts';
import styles from './error-boundary.module.css';
import { ErrorState } from './states.tsx';

/** Renders `fallback` where its children throw or their code can't be loaded. React logs the error. */
export class ErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/**
 * Catches failing imports: the page stays and the error state offers a reload, in place of `fallback`, or as an overlay
 * for a dialog or lightbox without one.
 */
export function LazyBoundary({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const hasContent = Children.toArray(children).length > 0;
  // What opens by a press loads beside the page as it is: after a fallback, React would hold it back for 300 ms.
  const isOpen = useDeferredValue(hasContent) && hasContent;
  return (
    <ErrorBoundary
      fallback={<PartErrorFallback className={fallback ? undefined : styles.over}>{fallback}</PartErrorFallback>}
    >
      <Suspense fallback={fallback}>{(isOpen || fallback) && children}</Suspense>
    </ErrorBoundary>
  );
}

/** Shows `children`, the loading state, until it is known that no newer release replaces the page. */
function PartErrorFallback({ className, children }: { className: string | undefined; children: ReactNode }) {
  if (useReleaseReload()) return children;
  return (
    <div className={className}>
      <ErrorState onRetry={reloadPage}>{messages.partNotLoaded}</ErrorState>
    </div>
  );
}

/** Shows nothing while the code of its child loads, and where that fails. */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
