import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { Review } from '@aperture-byline/contract/review/wire';
import { formatAge } from '@aperture-byline/contract/shared/dates';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { type Decision, decideMutation, removeReview } from '#entities/review/mutations.ts';
import { ApiError } from '#lib/api.ts';
import { errorText } from '#lib/error-text.ts';
import { paths } from '#lib/paths.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import styles from './reviews.module.css';

/** A comment that waits, why, and the two decisions. */
export function ReviewEntry({ uid, review, now }: { uid: string; review: Review; now: Date }) {
  const { comment, work, reason, reports } = review;
  const entry = useRef<HTMLLIElement>(null);
  const textId = useId();
  const { mutate, isPending } = useDecision(uid, review.id, entry);
  const buttonFor = (decision: Decision, name: string) => (
    <Button aria-describedby={textId} aria-disabled={isPending} onClick={() => mutate(decision)}>
      {name}
    </Button>
  );
  return (
    <li ref={entry} className={styles.entry}>
      <p className={styles.head}>
        <span>
          <Author comment={comment} /> on{' '}
          <Link to={work.kind === 'story' ? paths.story(work.subject_id) : paths.image(work.subject_id)}>
            {work.title || (work.kind === 'story' ? 'a story' : 'a photograph')}
          </Link>
        </span>
        <span className={styles.quiet}>
          waiting <time dateTime={review.created_on}>{formatAge(review.created_on, now)}</time>
        </span>
      </p>
      <p id={textId} className={styles.text}>
        {comment.comment}
      </p>
      <div className={styles.why}>
        <p>{reason === 'links' ? 'More than two links' : 'Reported by several people'}</p>
        {reports.length > 0 && (
          <ul className={styles.reports}>
            {[...new Set(reports)].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.actions}>
        {buttonFor('approve', 'Approve')}
        {buttonFor('reject', 'Reject')}
      </div>
    </li>
  );
}

function Author({ comment: { author_id, author_name, guest } }: Pick<Review, 'comment'>) {
  if (guest) return `${author_name} (guest)`;
  return author_id === null ? author_name : <Link to={paths.profile(author_id)}>{author_name}</Link>;
}

/** Decides; what is decided, also by somebody else, leaves the list. */
function useDecision(uid: string, reviewId: string, entry: { current: HTMLElement | null }) {
  const client = useQueryClient();
  const leave = () => {
    if (entry.current) passFocusOn(entry.current);
    removeReview(client, uid, reviewId);
  };
  return useSingleFlightMutation({
    ...decideMutation(reviewId),
    onSuccess: (_nothing, decision) => {
      leave();
      showToast('success', decision === 'approve' ? reviewMessages.approved : reviewMessages.rejected);
    },
    onError: (error) => {
      const isDecided = error instanceof ApiError && error.status === 404;
      if (isDecided) leave();
      if (isDecided) showToast('warning', reviewMessages.decidedBefore);
      else showToast('error', errorText(error, reviewMessages.notDecided));
    },
  });
}

/** The focus would go with the entry to the top of the document: the first button of the next one gets it, or the heading. */
function passFocusOn(entry: HTMLElement): void {
  if (!entry.contains(document.activeElement)) return;
  const neighbour = entry.nextElementSibling ?? entry.previousElementSibling;
  const heading = entry.closest('section')?.querySelector('h2');
  if (heading) heading.tabIndex = -1;
  (neighbour?.querySelector('button') ?? heading)?.focus();
}
