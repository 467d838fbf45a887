import { conversationMessages } from '@aperture-byline/contract/conversation/conversation-messages';
import type { Conversation, Message } from '@aperture-byline/contract/conversation/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import styles from './conversation.module.css';
import { MessageEntry } from './message-entry.tsx';
import { conversationQuery, type SubOrderPlace } from './queries.ts';

interface Reading {
  place: SubOrderPlace;
  artistName: string;
  /** Null for whoever has nothing to report. */
  onReport: ((message: Message) => void) | null;
}

/** Messages of one answer, with those before them above once they are asked for. */
export function MessagePage({ answer: { messages, earlierCursor }, ...reading }: Reading & { answer: Conversation }) {
  const [isOpen, setOpen] = useState(false);
  const { artistName, onReport } = reading;
  return (
    <>
      {earlierCursor !== null &&
        (isOpen ? (
          <EarlierPage {...reading} cursor={earlierCursor} />
        ) : (
          <Button className={styles.earlier} onClick={() => setOpen(true)}>
            Load earlier
          </Button>
        ))}
      {messages.length > 0 && (
        <ol className={styles.messages}>
          {messages.map((message) => (
            <MessageEntry
              key={message.id}
              message={message}
              artistName={artistName}
              onReport={onReport && (() => onReport(message))}
            />
          ))}
        </ol>
      )}
    </>
  );
}

/** The cursor changes with each new message: what it answered last stays until the next answer is there. */
function EarlierPage({ cursor, ...reading }: Reading & { cursor: string }) {
  const query = useQuery({
    ...conversationQuery(reading.place, cursor),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryState query={query} loading={<Skeleton ratio={4} />} failure={conversationMessages.notLoaded} empty={null}>
      {(answer) => <MessagePage {...reading} answer={answer} />}
    </QueryState>
  );
}
