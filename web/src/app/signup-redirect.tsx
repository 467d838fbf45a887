import { Navigate, useLocation } from 'react-router';
import { paths } from '#lib/paths.ts';

/** `/signup` redirects to the registration and keeps the query. */
export function SignupRedirect() {
  const { search } = useLocation();
  return <Navigate to={paths.register + search} replace />;
}
