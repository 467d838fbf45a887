import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ErrorBoundary } from '#components/feedback/error-boundary.tsx';
import { PageErrorFallback } from '#components/feedback/page-error-fallback.tsx';
import { AppRoutes } from './routes.tsx';
import { SessionRoot } from './session/session-root.tsx';
import { Toaster } from './toaster.tsx';

/** The client without its router: browser and server bring their own, and their query client. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary fallback={<PageErrorFallback />}>
        <AppRoutes />
      </ErrorBoundary>
      <Toaster />
      <SessionRoot />
    </QueryClientProvider>
  );
}
