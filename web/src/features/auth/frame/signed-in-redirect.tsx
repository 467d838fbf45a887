import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { TextButton } from '#components/base/button.tsx';
import { ErrorState } from '#components/feedback/states.tsx';
import { startSession, useSession } from '#entities/session/session-store.ts';
import { signOutMutation } from '#entities/session/sign-out.ts';
import { localPath } from '#lib/local-path.ts';
import { paths } from '#lib/paths.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';

/** Redirects a signed-in user to `?redirect=` or the front page; a new one to the profile form first. */
export function SignedInRedirect({ children }: { children: ReactNode }) {
  const session = useSession();
  const [parameters] = useSearchParams();
  switch (session.status) {
    case 'signed-in': {
      const way = localPath(parameters.get('redirect')) ?? (session.isNew ? paths.newProfile : paths.home);
      return <Navigate to={way} replace />;
    }
    case 'unreachable':
      return <Unreachable problem={session.problem} />;
    default:
      return children;
  }
}

/** Signed in, but the profile could not be loaded. */
function Unreachable({ problem }: { problem: string }) {
  const { mutate } = useSingleFlightMutation(signOutMutation);
  return (
    <ErrorState
      onRetry={startSession}
      action={<TextButton onClick={() => mutate()}>Use another account</TextButton>}
    >
      {problem}
    </ErrorState>
  );
}
