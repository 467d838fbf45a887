import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type {
  CommentReview,
  ConversationReview,
  ImageReview,
  MessageReview,
  Review,
  WorkReview,
} from '@aperture-byline/contract/review/wire';
import { formatAge } from '@aperture-byline/contract/shared/dates';
import { CONTENT_KINDS, WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Row } from '#components/layout/layout.tsx';
import { paths } from '#lib/navigation/paths.ts';
import { CommentAuthor } from '../bodies/comment-body.tsx';
import styles from '../review.module.css';

/** Whether it is one of those that are decided together. */
export interface EntrySelection {
  isSelected: boolean;
  /** `isRange`, with the shift key: all from the one that was changed last. */
  onSelect: (isSelected: boolean, isRange: boolean) => void;
}

/** Shows a review's heading and waiting time, with a checkbox where it can be decided with others. */
export function EntryHead({
  id,
  review,
  now,
  selection,
  isPanel,
}: {
  id: string;
  review: Review;
  now: Date;
  selection: EntrySelection | null;
  /** Whether the heading of a contact sheet stands above it. */
  isPanel: boolean;
}) {
  const Heading = isPanel ? 'h4' : 'h3';
  return (
    <Row gap={[0.5, 3]} align="baseline" justify="space-between" className="text-strong break-anywhere">
      <Row gap={1.5} align="baseline" nowrap>
        {selection && (
          <input
            type="checkbox"
            className={styles.box}
            data-action="select"
            aria-label="Select"
            aria-describedby={id}
            checked={selection.isSelected}
            onChange={({ currentTarget, nativeEvent }) =>
              selection.onSelect(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        )}
        <Heading id={id} className={styles.title} tabIndex={-1} data-stop={!isPanel || undefined}>
          {renderHeading(review)}
        </Heading>
      </Row>
      <span className={styles.quiet}>
        {'isSample' in review && review.isSample && `${reviewMessages.isSample}, `}
        waiting <time dateTime={review.createdAt}>{formatAge(review.createdAt, now)}</time>
      </span>
    </Row>
  );
}

const COMMENTED: Readonly<Record<CommentReview['work']['kind'], (subjectId: string) => string>> = {
  image: paths.image,
  blog: paths.story,
  exhibition: paths.exhibition,
};

function renderHeading(review: Review): ReactNode {
  if (review.kind === 'comment') {
    const { comment, work } = review;
    return (
      <>
        <CommentAuthor comment={comment} /> {comment.isAnswer && 'in an answer '}
        {work.kind === 'exhibition' ? 'in the guest book of' : 'on'}{' '}
        <Link to={COMMENTED[work.kind](work.subjectId)}>
          {work.title || `${work.kind === 'exhibition' ? 'an' : 'a'} ${CONTENT_KINDS[work.kind].label}`}
        </Link>
      </>
    );
  }
  if (review.kind === 'message' || review.kind === 'conversation') return <OrderHeading review={review} />;
  const artist = <Link to={paths.profile(review.artist.userId)}>{review.artist.name}</Link>;
  if (review.kind === 'artist') return <>{artist} asks to become a photographer</>;
  return (
    <>
      {buildTitle(review)} by {artist}
    </>
  );
}

function buildTitle(review: ImageReview | WorkReview): string {
  if (review.kind === 'image') return `Photograph: ${review.image.title || 'Untitled'}`;
  if (review.kind === 'revision')
    return `Changes of ${WORK_KINDS[review.workKind].label}: ${review.title || 'Untitled'}`;
  return `${WORK_KINDS[review.workKind].heading}: ${review.title || 'Untitled'}`;
}

const WRITERS = { buyer: 'The buyer', artist: 'The artist', house: 'One of us' } as const;

function OrderHeading({ review }: { review: MessageReview | ConversationReview }) {
  const { orderId } = review;
  const number = orderNumber(orderId);
  if (review.kind === 'message')
    return (
      <>
        {WRITERS[review.message.side]} about order {number}
      </>
    );
  return (
    <>
      {WRITERS[review.askedBy]} asks for one of us in{' '}
      <Link to={`${paths.order(orderId)}#messages-${review.artistId}`}>order {number}</Link>
    </>
  );
}
