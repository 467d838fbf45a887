import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useSession } from '#entities/session/session-store.ts';
import { accountProfileQuery } from '#entities/user/private-queries.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import styles from './studio-nav.module.css';

const ARTIST_PARTS = [
  [studioPaths.today, 'Today'],
  [studioPaths.library, 'Library'],
  [studioPaths.exhibitions, 'Exhibitions'],
  [studioPaths.stories, 'Stories'],
  [studioPaths.prints, 'Prints'],
  [studioPaths.orders, 'Orders'],
  [studioPaths.stats, 'Figures'],
] as const;

const ADMIN_PARTS = [
  [studioPaths.desk, 'Desk'],
  [studioPaths.review, 'Review'],
  [studioPaths.home, 'Home'],
  [studioPaths.payments, 'Payments'],
  [studioPaths.shipping, 'Shipping'],
  [studioPaths.visitors, 'House figures'],
  [studioPaths.letters, 'Letters'],
] as const;

/** Shows the studio's parts by role. (`NavLink` would weigh 600 bytes on every page.) */
export function StudioNav() {
  const { pathname } = useLocation();
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const { data: profile } = useQuery({
    ...accountProfileQuery(isSignedIn ? session.uid : ''),
    enabled: isSignedIn,
  });
  const parts = [...(profile?.isArtist ? ARTIST_PARTS : []), ...(isSignedIn && session.isAdmin ? ADMIN_PARTS : [])];
  // What is uploaded goes into the library, and is named there.
  const isLibrary = pathname === studioPaths.upload || pathname === studioPaths.naming;
  const current = isLibrary ? studioPaths.library : pathname;
  return (
    <nav aria-label="Studio" className={styles.nav}>
      <ul className={styles.parts}>
        {parts.map(([path, name]) => (
          <li key={path}>
            <Link to={path} className={styles.part} aria-current={isWithin(current, path) ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every part lies below the address of the first one. */
const isWithin = (current: string, path: string): boolean =>
  path === studioPaths.today ? current === path : current.startsWith(path);
