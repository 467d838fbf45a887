import { messages } from '@aperture-byline/contract/shared/messages';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ErrorState } from '#components/feedback/states.tsx';
import { Container } from '#components/layout/page.tsx';
import { type Account, sessionStore, startSession, useSession } from '#entities/session/session-store.ts';
import { presentAddress } from '#lib/navigation/history-step.ts';
import { paths, withRedirect } from '#lib/navigation/paths.ts';
import styles from './signed-in-only.module.css';

/** Renders its children for a signed-in user. Redirects a visitor to the login, which leads back but after a logout. */
export function SignedInOnly({ children }: { children: (account: Account) => ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasIn, setWasIn] = useState(false);
  if (session.status === 'signed-in' && !wasIn) setWasIn(true);
  switch (session.status) {
    case 'signed-in':
      return children(session);
    case 'visitor':
      return (
        <Navigate
          to={(wasIn ? sessionStore.exit() : null) ?? withRedirect(paths.login, presentAddress(pathname + search))}
          replace
        />
      );
    default:
      return (
        <Container className={styles.waiting}>
          <h1 className="visually-hidden">Your account</h1>
          {session.status === 'unreachable' ? (
            <ErrorState onRetry={startSession}>{session.problem}</ErrorState>
          ) : (
            <p role="status">{messages.loading}</p>
          )}
        </Container>
      );
  }
}
