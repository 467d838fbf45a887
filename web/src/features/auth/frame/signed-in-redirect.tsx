import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { TextButton } from '#components/base/text-button.tsx';
import { ErrorState } from '#components/feedback/states.tsx';
import { startSession } from '#entities/session/session-store.ts';
import { signOutMutation } from '#entities/session/sign-out.ts';
import { useSession } from '#entities/session/use-session.ts';
import { localPath } from '#lib/local-path.ts';
import { paths } from '#lib/paths.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';

/** Takes whoever is signed in on to where they wanted to go; somebody new first tells of themselves. */
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

/** Somebody is signed in, but their profile does not answer. */
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
