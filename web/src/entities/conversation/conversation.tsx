import { conversationMessages } from '@aperture-byline/contract/conversation/conversation-messages';
import type { Message } from '@aperture-byline/contract/conversation/wire';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Button, TextButton } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { errorText } from '#lib/error-text.ts';
import styles from './conversation.module.css';
import { MessageEntry } from './message-entry.tsx';
import { MessageForm } from './message-form.tsx';
import { conversationQuery, type SubOrderPlace } from './queries.ts';

const AskDialog = lazy(() => import('./ask-dialog.tsx'));
const ReportDialog = lazy(() => import('./report-dialog.tsx'));

/** What was written about a sub-order, oldest first, and what its reader can write. `artistName` is of the artist's messages. */
export default function Conversation({
  place,
  artistName,
  name,
}: {
  place: SubOrderPlace;
  artistName: string;
  /** Names the list of messages. */
  name: string;
}) {
  const pages = useInfiniteQuery(conversationQuery(place));
  const [isAsking, setAsking] = useState(false);
  const [reported, setReported] = useState<Message | null>(null);
  return (
    <QueryState
      query={{ data: pages.data?.pages[0], error: pages.error, refetch: pages.refetch }}
      loading={<Skeleton ratio={4} />}
      empty={<p className="text-quiet">{conversationMessages.notAsked}</p>}
      failure={conversationMessages.notLoaded}
    >
      {({ side, canWrite, isHouseAsked }) => (
        <Stack gap={3} className={styles.conversation}>
          {pages.hasNextPage && (
            <Row gap={[1, 2]}>
              <Button aria-disabled={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
                Load earlier
              </Button>
              {pages.isFetchNextPageError && (
                <p role="alert" className="text-error text-small">
                  {errorText(pages.error, conversationMessages.notLoaded)}
                </p>
              )}
            </Row>
          )}
          <ol role="log" aria-label={name} className={styles.messages}>
            {(pages.data?.pages ?? [])
              .toReversed()
              .flatMap((page) => page?.messages ?? [])
              .map((message) => (
                <MessageEntry
                  key={message.id}
                  message={message}
                  artistName={artistName}
                  onReport={side === 'house' ? null : () => setReported(message)}
                />
              ))}
          </ol>
          {pages.data?.pages[0]?.messages.length === 0 && (
            <p className="text-quiet">{conversationMessages.none[side]}</p>
          )}
          {canWrite ? (
            <MessageForm place={place} />
          ) : (
            <p className="text-quiet">{conversationMessages.left}</p>
          )}
          {isHouseAsked ? (
            <p role="status" className="text-quiet text-small">
              {side === 'house' ? conversationMessages.youAreAsked : conversationMessages.houseAsked}
            </p>
          ) : (
            <p className="text-quiet text-small">
              {conversationMessages.private}{' '}
              <TextButton onClick={() => setAsking(true)}>{conversationMessages.ask}</TextButton>
            </p>
          )}
          <LazyBoundary>
            {isAsking && <AskDialog place={place} onClose={() => setAsking(false)} />}
            {reported && (
              <ReportDialog place={place} messageId={reported.id} onClose={() => setReported(null)} />
            )}
          </LazyBoundary>
        </Stack>
      )}
    </QueryState>
  );
}
