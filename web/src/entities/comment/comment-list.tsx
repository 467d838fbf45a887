import { formatAge } from '@aperture-byline/contract/shared/dates';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { Row, Stack } from '#components/layout/layout.tsx';
import { onceNearViewport } from '#lib/near-viewport.ts';
import { CommentAnswer } from './comment-answer.tsx';
import styles from './comment-list.module.css';
import {
  type CommentActionsProps,
  type CommentEntry,
  type CommentSubject,
  commentElementId,
} from './comment-subject.ts';

/** Comments with name and age. They are plain text: line breaks are kept, and markup is shown as typed. */
export function CommentList({ comments, subject }: { comments: readonly CommentEntry[]; subject: CommentSubject }) {
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const Actions = useCommentActions(list);
  const renderTime = ({ date }: CommentEntry) => (
    <time className="text-quiet text-small" dateTime={date}>
      {now && formatAge(date, now)}
    </time>
  );
  return (
    <ul ref={list} className={styles.list}>
      {comments.map((comment) => (
        <Stack as="li" key={comment.id} id={commentElementId(comment.id)} tabIndex={-1} className={styles.comment}>
          <Row as="p" gap={[0, 1.5]} align="baseline">
            <span className="text-strong break-anywhere min-width-0">{comment.name}</span>
            {comment.guest && <span className="text-quiet text-small">Guest</span>}
            {renderTime(comment)}
          </Row>
          <p className="break-anywhere pre-line">{comment.words}</p>
          {Actions ? <Actions subject={subject} comment={comment} /> : <div className={styles.actions} />}
          <CommentAnswer subject={subject} comment={comment} Actions={Actions} renderTime={renderTime} />
        </Stack>
      ))}
    </ul>
  );
}

/** Loaded once the list comes near the viewport, which many visitors of its page never see. Null until then. */
export function useCommentActions(list: RefObject<HTMLElement | null>): ComponentType<CommentActionsProps> | null {
  const [Actions, setActions] = useState<ComponentType<CommentActionsProps> | null>(null);
  useEffect(() => {
    if (list.current === null) return;
    return onceNearViewport(list.current, () => {
      import('./comment-actions.tsx')
        .then(({ CommentActions }) => setActions(() => CommentActions))
        .catch((error: unknown) => console.error('The actions of comments could not be loaded:', error));
    });
  }, [list]);
  return Actions;
}

/** The time of the first effect; null during server rendering and hydration, which must render the same. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  return now;
}
