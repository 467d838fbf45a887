import { noticeMessages } from '@aperture-byline/contract/notice/notice-messages';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import { formatAge } from '@aperture-byline/contract/shared/dates';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { markReadMutation } from '#entities/notice/mutations.ts';
import { countUnread } from '#entities/notice/queries.ts';
import { useLiveNotices } from '#entities/notice/use-live-notices.ts';
import type { Account } from '#entities/session/session-store.ts';
import { paths } from '#lib/paths.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import { noticeTarget, noticeText } from './notice-text.ts';
import styles from './notices.module.css';

/** The user's notices, live. */
export function Notices({ account }: { account: Account }) {
  const { uid } = account;
  const query = useLiveNotices(account);
  const { data = [], dataUpdatedAt } = query;
  const isNew = useUnreadSinceOpened(data);
  useMarkRead(uid, data, dataUpdatedAt);
  return (
    <div className={styles.page}>
      <QueryState
        query={query}
        loading={<NoticesSkeleton />}
        empty={
          <EmptyState action={<ButtonLink to={paths.gallery}>See the gallery</ButtonLink>}>
            {noticeMessages.none}
          </EmptyState>
        }
        failure={noticeMessages.notLoaded}
      >
        {(notices) => (
          <ul className={styles.list}>
            {notices.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                isNew={isNew(notice)}
                age={formatAge(notice.created_on, new Date(dataUpdatedAt))}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  );
}

function NoticeRow({ notice, isNew, age }: { notice: Notice; isNew: boolean; age: string }) {
  return (
    <li>
      <Link className={clsx(styles.notice, isNew && styles.new)} to={noticeTarget(notice)}>
        <span className={styles.text}>
          {isNew && <span className="visually-hidden">Unread: </span>}
          {noticeText(notice)}
        </span>
        <time className={styles.age} dateTime={notice.created_on}>
          {age}
        </time>
      </Link>
    </li>
  );
}

function NoticesSkeleton() {
  return (
    <div className={styles.list}>
      <Repeat count={4}>
        <div className={styles.notice}>
          <Skeleton />
        </div>
      </Repeat>
    </div>
  );
}

/** Whether a notice was unread when it was first shown: its mark stays while the page is open. */
function useUnreadSinceOpened(notices: readonly Notice[]): (notice: Notice) => boolean {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const added = notices.filter(({ id, read }) => !read && !seen.has(id));
  if (added.length > 0) setSeen(new Set([...seen, ...added.map(({ id }) => id)]));
  return ({ id }) => seen.has(id);
}

/** Marks as read what is shown, after it was; with the next answer again where that failed. */
function useMarkRead(uid: string, notices: readonly Notice[], updatedAt: number): void {
  const { mutate } = useSingleFlightMutation(markReadMutation(uid));
  const [triedAt, setTriedAt] = useState(0);
  const isDue = triedAt !== updatedAt && countUnread(notices) > 0;
  useEffect(() => {
    if (!isDue || document.visibilityState !== 'visible') return;
    setTriedAt(updatedAt);
    mutate({ body: { ids: notices.flatMap(({ id, read }) => (read ? [] : [id])) } });
  });
}
