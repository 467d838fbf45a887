import { Link } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { useSession } from '#entities/session/use-session.ts';
import { Avatar } from '#entities/user/avatar.tsx';
import { paths } from '#lib/paths.ts';
import styles from './account-links.module.css';

/** The way in for a visitor; for anybody else the way to their profile. Takes the same room either way. */
export function AccountLinks() {
  const session = useSession();
  return (
    <div className={styles.account}>
      {session.status === 'visitor' ? (
        <>
          <Link className={styles.login} to={paths.login}>
            Login
          </Link>
          <ButtonLink className={styles.signUp} to={paths.register}>
            Sign up
          </ButtonLink>
        </>
      ) : (
        <Link className={styles.profile} to={paths.ownProfile} aria-label="Your profile">
          <Avatar photo={session.photo} name="" size="small" />
        </Link>
      )}
    </div>
  );
}

/** As `AccountLinks`, for the folded menu; `className` is a place's there. */
export function MenuAccountLinks({ className }: { className: string | undefined }) {
  const session = useSession();
  if (session.status !== 'visitor')
    return (
      <Link className={className} to={paths.ownProfile}>
        <span className={styles.folded}>
          <Avatar photo={session.photo} name="" size="small" />
          Your profile
        </span>
      </Link>
    );
  return (
    <div className={styles.doors}>
      <ButtonLink to={paths.login}>Login</ButtonLink>
      <ButtonLink to={paths.register}>Sign up</ButtonLink>
    </div>
  );
}
