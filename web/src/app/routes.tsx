import { Navigate, Route, Routes, useLocation } from 'react-router';
import { paths } from '#lib/paths.ts';
import { Bare } from './layout/bare-layout.tsx';
import { Layout } from './layout/layout.tsx';
import { BareNotFound, NotFound } from './not-found.tsx';
import { ownPages, type Page, publicPages, signInPages } from './pages.ts';

const toRoute = ({ path, Component }: Page) => <Route key={path} path={path} element={<Component />} />;

/** Literal addresses stand beside `{slug}` ones; the router prefers them. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {publicPages.map(toRoute)}
        {ownPages.map(toRoute)}
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<Bare />}>{signInPages.map(toRoute)}</Route>
      <Route path="signup" element={<SignupRedirect />} />
      {/* The prefixes outside the layout answer an unknown path with the bare screen. */}
      <Route path="exhibition/:exhibitionId/gallery/*" element={<BareNotFound />} />
      <Route path="login/*" element={<BareNotFound />} />
      <Route path="register/*" element={<BareNotFound />} />
      <Route path="forgot-password/*" element={<BareNotFound />} />
    </Routes>
  );
}

/** `/signup` redirects to the registration and keeps the query. */
function SignupRedirect() {
  const { search } = useLocation();
  return <Navigate to={paths.register + search} replace />;
}
