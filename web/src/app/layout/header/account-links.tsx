import clsx from 'clsx';
import { lazy } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { OptionalPart } from '#components/feedback/error-boundary.tsx';
import { Grid, Row } from '#components/layout/layout.tsx';
import { useSession } from '#entities/session/session-store.ts';
import { Avatar } from '#entities/user/avatar.tsx';
import { paths } from '#lib/navigation/paths.ts';
import styles from './account-links.module.css';

const Links = lazy(() => import('./own-links.tsx'));

/** The links to what is somebody's own, once they are signed in; `badge` is only the number of unread notices. */
export function OwnLinks(props: { variant: 'bell' | 'menu' | 'badge'; menuClass?: string | undefined }) {
  const session = useSession();
  return (
    session.status === 'signed-in' && (
      <OptionalPart>
        <Links uid={session.uid} {...props} />
      </OptionalPart>
    )
  );
}

/**
 * Shows login and sign-up links to a visitor, else the profile link; both of the same width: no layout shift. The
 * script in `index.html` hides them where this browser remembers a session.
 */
export function AccountLinks() {
  const session = useSession();
  return (
    <Row gap={0.5} justify="end" nowrap className={styles.account}>
      {session.status === 'visitor' ? (
        <Row gap={0.5} nowrap className={styles.visitor}>
          <Link className={clsx('plain-link', styles.login)} to={paths.login}>
            Login
          </Link>
          <ButtonLink className={styles.signUp} to={paths.register}>
            Sign up
          </ButtonLink>
        </Row>
      ) : (
        <>
          <OwnLinks variant="bell" />
          <Link className={styles.profile} to={paths.accountProfile} aria-label="Your profile">
            <Avatar url={session.avatar} name="" size="small" />
          </Link>
        </>
      )}
    </Row>
  );
}

/** `AccountLinks` for the menu of small screens; `className` is that of its other links. */
export function MenuAccountLinks({ className }: { className: string | undefined }) {
  const session = useSession();
  if (session.status !== 'visitor')
    return (
      <>
        <OwnLinks variant="menu" menuClass={className} />
        <Link className={className} to={paths.accountProfile} replace>
          <Row as="span" nowrap>
            <Avatar url={session.avatar} name="" size="small" />
            Your profile
          </Row>
        </Link>
      </>
    );
  return (
    <Grid gap={1.5} columns={2} className="mt-24">
      <ButtonLink to={paths.login} replace>
        Login
      </ButtonLink>
      <ButtonLink to={paths.register} replace>
        Sign up
      </ButtonLink>
    </Grid>
  );
}
