import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link, useLocation } from 'react-router';
import { countUnread, noticesQuery } from '#entities/notice/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './bar-link.module.css';

/** Milliseconds between two refetches while the page is visible; seldom, as each reads up to 50 documents. */
export const REFETCH_INTERVAL = 5 * 60_000;

export interface OwnLinkProps {
  uid: string;
  /** `badge` is only the number, on the button of the menu. */
  variant: 'bell' | 'menu' | 'badge';
  menuClass?: string | undefined;
}

/** Shows the unread notices as a bell or as words. The bell, on every screen, keeps the list fresh for all. */
export function NoticesLink({ uid, variant, menuClass }: OwnLinkProps) {
  const isBell = variant === 'bell';
  const { pathname } = useLocation();
  const { data: unread = 0 } = useQuery({
    ...noticesQuery(uid),
    select: countUnread,
    refetchOnWindowFocus: isBell && 'always',
    refetchInterval: isBell && REFETCH_INTERVAL,
  });
  const number = unread > 9 ? '9+' : unread;
  const count = unread > 0 && (
    <span className={clsx(styles.count, styles[variant])} aria-hidden>
      {number}
    </span>
  );
  if (variant === 'badge') return count;
  return (
    <Link
      className={clsx(isBell ? styles.link : [styles.inMenu, menuClass])}
      to={paths.notices}
      replace={!isBell}
      aria-current={pathname === paths.notices ? 'page' : undefined}
    >
      {isBell ? (
        <svg aria-hidden="true" width="22" height="22" viewBox="0 0 20 20" fill="none" stroke="currentColor">
          <path
            d="M3.2 14.5h13.6c-1.2-1.3-1.8-2.6-1.8-4.4V8a5 5 0 0 0-10 0v2.1c0 1.8-.6 3.1-1.8 4.4zM8.2 17.2a2 2 0 0 0 3.6 0"
            strokeWidth="1.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      ) : (
        <span aria-hidden>Notices</span>
      )}
      {count}
      {/* Not a label: the number stands in the link as it is seen, and another text must not name it. */}
      <span className="visually-hidden">{unread > 0 ? `Notices, ${number} unread` : 'Notices'}</span>
    </Link>
  );
}
