import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { uploadProgress } from '#entities/image/uploads/upload-progress.ts';
import { useSession } from '#entities/session/session-store.ts';
import { accountProfileQuery } from '#entities/user/private-queries.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import styles from './studio-nav.module.css';

type Part = readonly [path: string, name: string];

/** Other words than the site's navigation has for what everybody sees. */
const ARTIST_PARTS: readonly Part[] = [
  [studioPaths.today, 'Today'],
  [studioPaths.library, 'Library'],
  [studioPaths.upload, 'Upload'],
  [studioPaths.exhibitions, 'Your exhibitions'],
  [studioPaths.stories, 'Your stories'],
  [studioPaths.prints, 'Your prints'],
  [studioPaths.orders, 'Orders'],
  [studioPaths.money, 'Money'],
  [studioPaths.stats, 'Figures'],
];

const ADMIN_PARTS: readonly Part[] = [
  [studioPaths.desk, 'Desk'],
  [studioPaths.review, 'Review'],
  [studioPaths.messages, 'Messages'],
  [studioPaths.people, 'People'],
  [studioPaths.home, 'Front page'],
  [studioPaths.payments, 'Payments'],
  [studioPaths.shipping, 'Shipping'],
  [studioPaths.visitors, 'House figures'],
  [studioPaths.letters, 'Letters'],
];

/**
 * Shows the studio's parts by role: in a column beside the page, in narrow windows below a button that says where one
 * is. (`NavLink` would weigh 600 bytes on every page.)
 */
export function StudioNav() {
  const { pathname } = useLocation();
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const { data: profile } = useQuery({
    ...accountProfileQuery(isSignedIn ? session.uid : ''),
    enabled: isSignedIn,
  });
  // The next page begins with a closed menu.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const uploads = useSyncExternalStore(uploadProgress.listen, uploadProgress.get, () => null);
  const groups = [
    ...(profile?.isArtist ? [{ name: 'Studio', parts: ARTIST_PARTS }] : []),
    ...(isSignedIn && session.isAdmin ? [{ name: 'House', parts: ADMIN_PARTS }] : []),
  ];
  // What is uploaded is named in the library.
  const current = pathname === studioPaths.naming ? studioPaths.library : pathname;
  const [, here = ''] = [...ARTIST_PARTS, ...ADMIN_PARTS].find(([path]) => isWithin(current, path)) ?? [];
  return (
    <nav aria-label="Studio" className={styles.nav}>
      <div className={styles.column}>
        <button
          type="button"
          className={styles.menu}
          aria-expanded={isOpen}
          onClick={() => setOpenAt(isOpen ? null : pathname)}
        >
          <span className={styles.name}>Studio</span> <span className={styles.here}>{here}</span>
          {uploads && <span className="text-quiet text-small tabular-nums">{uploads}</span>}
        </button>
        <div hidden={!isOpen} className={styles.groups}>
          {groups.map(({ name, parts }) => (
            <div key={name}>
              <p className={styles.name} aria-hidden>
                {name}
              </p>
              <ul aria-label={name} className={styles.parts}>
                {parts.map(([path, label]) => (
                  <li key={path}>
                    <Link to={path} className={styles.part} aria-current={isWithin(current, path) ? 'page' : undefined}>
                      {label}{' '}
                      {path === studioPaths.upload && uploads && <span className={styles.count}>{uploads}</span>}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </nav>
  );
}

/** Every part lies below the address of the first one. */
const isWithin = (current: string, path: string): boolean =>
  path === studioPaths.today ? current === path : current === path || current.startsWith(`${path}/`);
