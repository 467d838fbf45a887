import type { WaitingCounts } from '@aperture-byline/contract/studio/wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { noticesQuery } from '#entities/notice/queries.ts';
import { refetchWaiting, waitingQuery } from '#entities/waiting/waiting-query.ts';
import { paths } from '#lib/navigation/paths.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import styles from './bar-link.module.css';
import { type OwnLinkProps, REFETCH_INTERVAL } from './notices-link.tsx';

/** For more the bar keeps no room; the menu has all of them. */
const LINKS_IN_BAR = 2;

/** Links to studio, desk and own orders, for who has them, each with the number of what waits there. */
export function WaitingLinks({ uid, variant, menuClass }: OwnLinkProps) {
  const isBar = variant === 'bell';
  const { pathname, search } = useLocation();
  const current = findCurrent(pathname, search);
  const { data } = useQuery({
    ...waitingQuery(uid),
    refetchOnWindowFocus: isBar && 'always',
    refetchInterval: isBar && REFETCH_INTERVAL,
  });
  useRefetch(uid, isBar);
  const links = data ? listLinks(data, isBar) : [];
  return links.slice(0, isBar ? LINKS_IN_BAR : undefined).map(({ to, name, count }) => {
    const number = count > 99 ? '99+' : count;
    return (
      <Link
        key={to}
        className={clsx(isBar ? ['plain-link', styles.word] : [styles.inMenu, menuClass])}
        to={to}
        replace={!isBar}
        aria-current={to === current ? 'page' : undefined}
      >
        <span aria-hidden>{name}</span>
        {count > 0 && (
          <span className={clsx(styles.count, isBar && styles.besideWord)} aria-hidden>
            {number}
          </span>
        )}
        <span className="visually-hidden">{count > 0 ? `${name}, ${number} waiting` : name}</span>
      </Link>
    );
  });
}

/** Refetches the counts after mutations and changed notices, so that pages near their budgets need no code for it. */
function useRefetch(uid: string, isEnabled: boolean): void {
  const client = useQueryClient();
  const { data: notices } = useQuery(noticesQuery(uid));
  const known = useRef(notices);
  useEffect(() => {
    if (isEnabled && known.current && known.current !== notices) refetchWaiting(client, uid);
    known.current = notices;
  }, [client, uid, isEnabled, notices]);
  useEffect(() => {
    if (!isEnabled) return;
    return client.getMutationCache().subscribe((event) => {
      const isSettled = event.type === 'updated' && ['success', 'error'].includes(event.action.type);
      if (isSettled && event.mutation.meta?.changesWaiting) refetchWaiting(client, uid);
    });
  }, [client, uid, isEnabled]);
}

/** In the order in which the bar has room for them. The menu has the way to upload too: from a phone, that is most. */
function listLinks(
  { studio, desk, orders }: WaitingCounts,
  isBar: boolean,
): { to: string; name: string; count: number }[] {
  return [
    studio && { to: studioPaths.today, name: 'Studio', count: studio.orders + studio.returned },
    studio && !isBar && { to: studioPaths.upload, name: 'Upload', count: 0 },
    desk && {
      to: studioPaths.desk,
      name: 'Desk',
      count: desk.reviews + desk.messages + desk.payments + desk.disputes,
    },
    orders !== null && { to: paths.orders, name: 'Orders', count: orders },
  ].filter((link) => link !== null && link !== false);
}

const DESK_PARTS = [studioPaths.desk, studioPaths.review, studioPaths.messages, studioPaths.home, studioPaths.payments];

function findCurrent(pathname: string, search: string): string | null {
  if (DESK_PARTS.some((path) => pathname === path)) return studioPaths.desk;
  if (pathname.startsWith(studioPaths.today)) return studioPaths.today;
  return pathname + search === paths.orders ? paths.orders : null;
}
