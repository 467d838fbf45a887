import { conversationMessages } from '@aperture-byline/contract/conversation/conversation-messages';
import type { Message } from '@aperture-byline/contract/conversation/wire';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { TextButton } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { MessageForm } from './message-form.tsx';
import { MessagePage } from './message-pages.tsx';
import { conversationQuery, type SubOrderPlace } from './queries.ts';

const AskDialog = lazy(() => import('./ask-dialog.tsx'));
const ReportDialog = lazy(() => import('./report-dialog.tsx'));

/** Shows the messages about a sub-order, oldest first, and the form for a new one. */
export default function Conversation({
  place,
  artistName,
  otherName,
  name,
}: {
  place: SubOrderPlace;
  artistName: string;
  otherName: string;
  name: string;
}) {
  const query = useQuery(conversationQuery(place));
  const [isAsking, setAsking] = useState(false);
  const [reported, setReported] = useState<Message | null>(null);
  return (
    <QueryState
      query={query}
      loading={<Skeleton ratio={4} />}
      empty={<p className="text-quiet">{conversationMessages.notAsked}</p>}
      failure={conversationMessages.notLoaded}
    >
      {(answer) => (
        <Stack gap={3} className="measure">
          <Stack gap={3} role="log" aria-label={name}>
            <MessagePage
              place={place}
              artistName={artistName}
              onReport={answer.side === 'house' ? null : setReported}
              answer={answer}
            />
          </Stack>
          {answer.messages.length === 0 && <p className="text-quiet">{conversationMessages.none[answer.side]}</p>}
          {answer.canWrite ? (
            <MessageForm place={place} otherName={otherName} />
          ) : (
            <p className="text-quiet">{conversationMessages.left(otherName)}</p>
          )}
          {answer.isHouseAsked ? (
            <p role="status" className="text-quiet text-small">
              {answer.side === 'house' ? conversationMessages.youAreAsked : conversationMessages.houseAsked}
            </p>
          ) : (
            <p className="text-quiet text-small">
              {conversationMessages.private}{' '}
              <TextButton onClick={() => setAsking(true)}>{conversationMessages.ask}</TextButton>
            </p>
          )}
          <LazyBoundary>
            {isAsking && <AskDialog place={place} onClose={() => setAsking(false)} />}
            {reported && <ReportDialog place={place} messageId={reported.id} onClose={() => setReported(null)} />}
          </LazyBoundary>
        </Stack>
      )}
    </QueryState>
  );
}
