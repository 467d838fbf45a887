import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import styles from './photographer-account.module.css';

/** What an approved photographer can do, and what is not available yet. */
export function PhotographerAccount({ userId }: { userId: number }) {
  return (
    <section className={styles.account} aria-labelledby="photographer-account">
      <h2 id="photographer-account" className={styles.title}>
        Your photographer’s account
      </h2>
      <h3 className={styles.part}>What you can do now</h3>
      <ul className={styles.list}>
        <li>
          <Link to={paths.editProfile}>Introduce yourself</Link> with a picture, a biography, your
          achievements and links.
        </li>
        <li>
          Show people <Link to={paths.profile(userId)}>your public profile</Link>: everybody with its address
          can see it.
        </li>
      </ul>
      <h3 className={styles.part}>What is coming</h3>
      <p className={styles.coming}>
        A studio where you upload photographs, hang exhibitions, write stories and offer prints. It is not
        ready yet; once it is, you will find it here.
      </p>
    </section>
  );
}
