import { guestBookMessages } from '@aperture-byline/contract/comment/guest-book-messages';
import type { GuestBookLine } from '@aperture-byline/contract/exhibition/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { CommentAnswer } from '#entities/comment/comment-answer.tsx';
import { useCommentActions } from '#entities/comment/comment-list.tsx';
import {
  COMMENTS_HEADING,
  type CommentEntry,
  type CommentSubject,
  commentElementId,
  useShownComments,
} from '#entities/comment/comment-subject.ts';
import { guestBookQuery } from '../queries.ts';
import styles from './guest-book.module.css';
import { GuestBookForm } from './guest-book-form.tsx';

const FIRST_LINES = 12;

interface GuestBookProps {
  exhibitionId: string;
  ownerId: number;
  /** Then it is read, and not signed any more. */
  hasClosed?: boolean;
}

/** Shows the guest book: to sign while open, and its lines, newest first. Null where it closed without any. */
export default function GuestBook({ exhibitionId, ownerId, hasClosed = false }: GuestBookProps) {
  const query = useQuery(guestBookQuery(exhibitionId));
  const lines = useShownComments(query.data);
  if (hasClosed && lines?.length === 0) return null;
  return (
    <Container>
      <section className={styles.section} aria-labelledby={COMMENTS_HEADING}>
        <h2 id={COMMENTS_HEADING} tabIndex={-1} className={styles.title}>
          {guestBookMessages.title}
        </h2>
        <div className={clsx(!hasClosed && styles.open)}>
          {!hasClosed && (
            <Stack gap={2} className={styles.form}>
              <p className="text-quiet">{guestBookMessages.intro}</p>
              <GuestBookForm exhibitionId={exhibitionId} />
            </Stack>
          )}
          <QueryState
            query={{ data: lines, error: query.error, refetch: query.refetch }}
            loading={<Skeleton className={styles.waiting} />}
            empty={<EmptyState>{guestBookMessages.noLines}</EmptyState>}
          >
            {(shown) => (
              <Lines lines={shown.map(toEntry)} subject={{ kind: 'exhibition', id: exhibitionId, ownerId }} />
            )}
          </QueryState>
        </div>
      </section>
    </Container>
  );
}

function Lines({ lines, subject }: { lines: readonly CommentEntry[]; subject: CommentSubject }) {
  const list = useRef<HTMLOListElement>(null);
  const Actions = useCommentActions(list);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, FIRST_LINES);
  return (
    <Stack gap={4} align="start">
      <ol ref={list} className={styles.lines} aria-label="Lines">
        {shown.map((line) => (
          <li key={line.id} id={commentElementId(line.id)} tabIndex={-1} className={styles.line}>
            <blockquote className={clsx('break-anywhere pre-line', styles.words)}>{line.words}</blockquote>
            <Row gap={[0, 3]} justify="space-between" className={styles.foot}>
              <p className={clsx(styles.signature, 'min-width-0 text-small')}>
                <span className="text-strong break-anywhere min-width-0">{line.name}</span>
                <span className="text-quiet">
                  {line.guest && 'Guest, '}
                  {renderDay(line)}
                </span>
              </p>
              {Actions && <Actions subject={subject} comment={line} />}
            </Row>
            <CommentAnswer subject={subject} comment={line} Actions={Actions} renderTime={renderDay} />
          </li>
        ))}
      </ol>
      {shown.length < lines.length && <Button onClick={() => setWhole(true)}>Show all {lines.length} lines</Button>}
    </Stack>
  );
}

function toEntry({ createdAt, comment, answer, ...line }: GuestBookLine): CommentEntry {
  return { ...line, date: createdAt, words: comment, answer: answer && toEntry(answer) };
}

const renderDay = ({ date }: CommentEntry) => (
  <time className="text-quiet text-small" dateTime={date}>
    {formatDay(date)}
  </time>
);
