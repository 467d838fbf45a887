import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router';
import { ErrorBoundary } from '#components/feedback/error-boundary.tsx';
import { PageErrorFallback } from '#components/feedback/page-error-fallback.tsx';
import { paths } from '#lib/navigation/paths.ts';
import { BareLayout, Layout } from './layout/layout.tsx';
import { barePages, type Page, privatePages, publicPages } from './pages.ts';
import { SessionRoot } from './session/session-root.tsx';
import { Toaster } from './toast/toaster.tsx';

const toRoute = ({ path, Component }: Page): RouteObject => ({ path, element: <Component /> });

// Few visitors see them. The server names their file in `entry-server.tsx`.
const NotFound = lazy(() => import('./not-found.tsx'));
const BareNotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).BareNotFound }));

/** Literal addresses stand beside `{slug}` ones; the router prefers them. */
const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [...publicPages.map(toRoute), ...privatePages.map(toRoute), { path: '*', element: <NotFound /> }],
  },
  { element: <BareLayout />, children: barePages.map(toRoute) },
  { path: paths.signUp, element: <SignupRedirect /> },
  // The prefixes outside the layout answer an unknown path with the bare screen.
  ...barePages.map(({ path }) => ({
    path: `${path}/*`,
    element: (
      <Suspense>
        <BareNotFound />
      </Suspense>
    ),
  })),
];

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

/** Shows the screen of the address, or of the path `shownBy` in the navigation state, as the viewer has it. */
function AppRoutes() {
  const { state } = useLocation();
  // Undefined otherwise: with a location of its own the router takes every navigation for one of Back.
  return useRoutes(routes, state?.shownBy);
}

/** `/signup` redirects to the registration and keeps the query. */
function SignupRedirect() {
  const { search } = useLocation();
  return <Navigate to={paths.register + search} replace />;
}
