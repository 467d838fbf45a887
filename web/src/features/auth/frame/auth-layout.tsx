import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { TextButton } from '#components/base/button.tsx';
import { sizes } from '#components/base/sizes.ts';
import { StockBanner } from '#components/base/stock-banner.tsx';
import { ErrorState } from '#components/feedback/states.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { PageMeta } from '#components/layout/page.tsx';
import { startSession, useSession } from '#entities/session/session-store.ts';
import { signOutMutation } from '#entities/session/sign-out.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { localPath } from '#lib/navigation/local-path.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './auth-layout.module.css';

interface SidePicture {
  index: number;
  /** Where its subject stands, from 0 (left) to 1 (right): what a narrow slot shows of it. */
  subject: number;
}

export function AuthLayout({
  title,
  intro,
  picture,
  children,
}: {
  title: string;
  intro: string;
  picture: SidePicture;
  children: ReactNode;
}) {
  // Preloads Firebase Auth; the page does not wait for it.
  useEffect(startSession, []);
  return (
    <div className={styles.frame}>
      <PageMeta title={title} />
      <div className={styles.picture} style={{ '--subject': picture.subject } as CSSProperties}>
        <StockBanner index={picture.index} sizes={sizes({ 0: '1px', 1024: '150vh' })} />
      </div>
      <Grid gap={0} columns="minmax(0, 28rem)" className={styles.page}>
        {/* Toasts stand below it. */}
        <Link className={styles.brand} to={paths.home} data-sticky>
          {PRODUCT_NAME}
        </Link>
        <Stack className={styles.content}>
          <Stack as="header" gap={1.5}>
            <h1 className={styles.title}>{title}</h1>
            <p className="text-quiet">{intro}</p>
          </Stack>
          <SignedInRedirect>{children}</SignedInRedirect>
        </Stack>
      </Grid>
    </div>
  );
}

/**
 * Redirects a signed-in user to `?redirect=` or the front page, a new one to the profile form first. Who came to join
 * as a photographer goes to the profile, where that is asked for.
 */
function SignedInRedirect({ children }: { children: ReactNode }) {
  const session = useSession();
  const [parameters] = useSearchParams();
  switch (session.status) {
    case 'signed-in': {
      const wantsRole = parameters.get('kind') === 'photographer';
      const way = session.isNew ? paths.newProfile : wantsRole ? paths.accountProfile : paths.home;
      return <Navigate to={localPath(parameters.get('redirect')) ?? way} replace />;
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
    <ErrorState onRetry={startSession} action={<TextButton onClick={() => mutate()}>Use another account</TextButton>}>
      {problem}
    </ErrorState>
  );
}
