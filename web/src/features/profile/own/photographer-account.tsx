import { Link } from 'react-router';
import { Stack } from '#components/layout/layout.tsx';
import { paths } from '#lib/paths.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import styles from './photographer-account.module.css';

/** What an approved photographer can do. */
export function PhotographerAccount({ userId }: { userId: number }) {
  return (
    <section className={styles.account} aria-labelledby="photographer-account">
      <h2 id="photographer-account" className={styles.title}>
        Your photographer’s account
      </h2>
      <h3 className={styles.part}>What you can do now</h3>
      <Stack as="ul" gap={1} className={styles.list}>
        <li>
          <Link to={paths.editProfile}>Introduce yourself</Link> with a picture, a biography, your
          achievements and links.
        </li>
        <li>
          Show people <Link to={paths.profile(userId)}>your public profile</Link>: everybody with its address
          can see it.
        </li>
        <li>
          <Link to={studioPaths.upload}>Upload photographs</Link>,{' '}
          <Link to={`${studioPaths.stories}/new`}>write stories</Link>,{' '}
          <Link to={studioPaths.exhibitions}>hang exhibitions</Link> and{' '}
          <Link to={studioPaths.prints}>offer prints</Link> in the studio. What you make is private until you
          submit it and we have looked at it.
        </li>
      </Stack>
    </section>
  );
}
