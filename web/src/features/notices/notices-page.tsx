import { markNoticesRead } from '@aperture-byline/contract/endpoints/mail/notice';
import { noticeMessages } from '@aperture-byline/contract/notice/notice-messages';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import { formatAge } from '@aperture-byline/contract/shared/dates';
import { mutationOptions } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link } from 'react-router';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EntriesSkeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { EntryList, Row } from '#components/layout/layout.tsx';
import { isUnread, noticesQuery } from '#entities/notice/queries.ts';
import { useLiveNotices } from '#entities/notice/use-live-notices.ts';
import { privateMutation } from '#entities/session/api/private-requests.ts';
import { SignedInFrame } from '#entities/session/components/signed-in-frame.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { paths } from '#lib/navigation/paths.ts';
import { showError } from '#lib/toast.ts';
import { noticeTarget, noticeText } from './notice-text.ts';
import styles from './notices.module.css';

export default function NoticesPage() {
  return <SignedInFrame title="Notices">{(account) => <Notices account={account} />}</SignedInFrame>;
}

/** Shows the notices live. Seeing one does not mark it as read; opening it does. */
function Notices({ account }: { account: Account }) {
  const { uid } = account;
  const query = useLiveNotices(account);
  const { dataUpdatedAt } = query;
  const { mutate, isPending } = useSingleFlightMutation({
    ...markReadMutation(uid),
    onError: (error) => showError(error, noticeMessages.notMarked),
  });
  const read = (notices: readonly Notice[]) => {
    const ids = notices.flatMap((notice) => (notice.read ? [] : [notice.id]));
    if (ids.length > 0) mutate({ body: { ids } });
  };
  return (
    <div className="page-end">
      <QueryState
        query={query}
        loading={<EntriesSkeleton count={4} gap={2.5} />}
        empty={
          <EmptyState action={<ButtonLink to={paths.gallery}>See the gallery</ButtonLink>}>
            {noticeMessages.none}
          </EmptyState>
        }
        failure={noticeMessages.notLoaded}
      >
        {(notices) => (
          <>
            <EntryList gap={2.5}>
              {notices.map((notice) => (
                <NoticeRow
                  key={notice.id}
                  notice={notice}
                  age={formatAge(notice.createdAt, new Date(dataUpdatedAt))}
                  onOpen={() => read([notice])}
                />
              ))}
            </EntryList>
            {/* Below them: it goes with the press, and nothing moves. */}
            {notices.some((notice) => !notice.read) && (
              <Button className={styles.all} aria-disabled={isPending} onClick={() => read(notices)}>
                Mark all as read
              </Button>
            )}
          </>
        )}
      </QueryState>
    </div>
  );
}

function NoticeRow({ notice, age, onOpen }: { notice: Notice; age: string; onOpen: () => void }) {
  const { note, wantsAnswer } = notice;
  const isMarked = isUnread(notice);
  return (
    <li>
      <Row
        as={Link}
        gap={3}
        align="baseline"
        justify="space-between"
        nowrap
        className={clsx(styles.notice, isMarked && styles.unread)}
        to={noticeTarget(notice)}
        onClick={onOpen}
      >
        <span className={clsx(styles.text, 'min-width-0 break-anywhere')}>
          {isMarked && !wantsAnswer && <span className="visually-hidden">Unread: </span>}
          {noticeText(notice)}
          {note && <span className={clsx(styles.note, 'block mt-4 text-quiet text-small pre-line')}>“{note}”</span>}
          {wantsAnswer && (
            <span className={clsx(styles.note, 'block mt-4 text-quiet text-small pre-line')}>
              {noticeMessages.wantsAnswer}
            </span>
          )}
        </span>
        <time className={clsx(styles.age, 'text-quiet text-small tabular-nums')} dateTime={notice.createdAt}>
          {age}
        </time>
      </Row>
    </li>
  );
}

const markReadMutation = (uid: string) =>
  mutationOptions({
    ...privateMutation(markNoticesRead),
    onSuccess: (_nothing, { body: { ids } }, _result, { client }) => {
      client.setQueryData<Notice[]>(noticesQuery(uid).queryKey, (notices) =>
        notices?.map((notice) => (ids.includes(notice.id) ? { ...notice, read: true } : notice)),
      );
    },
  });
