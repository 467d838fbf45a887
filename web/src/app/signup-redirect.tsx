import { Navigate, useLocation } from 'react-router';
import { paths } from '#lib/paths.ts';

/** `/signup` is another name of the registration; what it carries goes along. */
export function SignupRedirect() {
  const { search } = useLocation();
  return <Navigate to={paths.register + search} replace />;
}
