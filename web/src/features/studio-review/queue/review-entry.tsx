import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { ImageReview, Review, ReviewBody, WorkReview } from '@aperture-byline/contract/review/wire';
import { lazy, useId, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { sizes } from '#components/base/sizes.ts';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { LargePictures } from '#components/media/large-pictures.tsx';
import { Picture } from '#components/media/picture.tsx';
import type { Decision } from '#entities/review/mutations.ts';
import { CommentBody } from '../bodies/comment-body.tsx';
import { fieldOfImage, ImageBody } from '../bodies/image-body.tsx';
import type { OnOutcome, PendingDecision } from '../decisions/decide.ts';
import styles from '../review.module.css';
import { type Decidable, EntryActions } from './entry-actions.tsx';
import { EntryHead, type EntrySelection } from './entry-head.tsx';

const ArtistBody = lazy(() => import('../bodies/artist-body.tsx'));
const OrderBody = lazy(() => import('../bodies/message-body.tsx'));
const EntryNotes = lazy(() => import('../notes/entry-notes.tsx'));
const ReviewedBody = lazy(() => import('../bodies/reviewed-body.tsx'));
const ChangesSinceRead = lazy(() => import('../bodies/changes-since-read.tsx'));

/** `decided` here, and perhaps not sent yet; `gone`, decided by somebody else or taken back. */
export type EntryState = 'waiting' | 'decided' | 'gone';

export function ReviewEntry({
  uid,
  review,
  now,
  state,
  outcome,
  selection,
  isPanel = false,
  isSelecting = false,
  onDecide,
  onOutcome,
  onAsk,
}: {
  uid: string;
  review: Review;
  now: Date;
  /** Whether it is the photograph of a contact sheet that is looked at. */
  isPanel?: boolean;
  /** Whether a decision is about what is selected, so that none is offered here. */
  isSelecting?: boolean;
  state: EntryState;
  /** Null where it is decided alone. */
  selection: EntrySelection | null;
  outcome: string;
  onDecide: (decision: Decision) => void;
  onOutcome: OnOutcome;
  onAsk: (decision: PendingDecision['decision']) => void;
}) {
  const id = useId();
  const [body, setBody] = useState<ReviewBody | null>(null);
  const isDone = state !== 'waiting';
  return (
    <Stack
      as={isPanel ? 'div' : 'li'}
      className={isDone ? styles.done : undefined}
      data-item={isPanel ? undefined : isDone ? 'done' : 'waiting'}
    >
      <EntryHead id={id} review={review} now={now} selection={isDone ? null : selection} isPanel={isPanel} />
      <Body uid={uid} review={review} describedBy={id} isDone={isDone} isPanel={isPanel} onRead={setBody} />
      {isDone || isSelecting ? (
        <Row as="p" className={styles.outcome}>
          {isDone ? outcome : reviewMessages.selectedAreDecided}
        </Row>
      ) : (
        <EntryActions
          uid={uid}
          review={review}
          read={toDecidable(review, body)}
          describedBy={id}
          onDecide={onDecide}
          onOutcome={onOutcome}
          onAsk={onAsk}
        />
      )}
      <LazyBoundary fallback={<div className={styles.notes} />}>
        <EntryNotes uid={uid} review={review} describedBy={id} isDone={isDone} />
      </LazyBoundary>
    </Stack>
  );
}

/** All of it stands in the list, and nothing becomes public with it. */
const isSettledAtOnce = (review: Review): review is Exclude<Review, { kind: 'image' } | { kind: WorkReview['kind'] }> =>
  ['comment', 'message', 'conversation', 'artist'].includes(review.kind);

/** Returns the content that was read and can be approved; null for a work that is not open. */
function toDecidable(review: Review, body: ReviewBody | null): Decidable | null {
  if (isSettledAtOnce(review)) return { images: [] };
  if (review.kind === 'image') return { fingerprint: review.fingerprint, images: [] };
  return body;
}

interface BodyProps {
  uid: string;
  review: Review;
  describedBy: string;
  isDone: boolean;
  isPanel: boolean;
  onRead: (body: ReviewBody | null) => void;
}

function Body({ review, ...props }: BodyProps) {
  switch (review.kind) {
    case 'comment':
      return <CommentBody review={review} />;
    case 'message':
    case 'conversation':
      return (
        <LazyBoundary fallback={<Skeleton ratio={12} />}>
          <OrderBody review={review} />
        </LazyBoundary>
      );
    case 'artist':
      return (
        <LazyBoundary fallback={<Skeleton ratio={6} />}>
          <ArtistBody review={review} />
        </LazyBoundary>
      );
    case 'image':
      return <WaitingImage review={review} isPanel={props.isPanel} />;
    default:
      return <WaitingWork {...props} review={review} />;
  }
}

/** A photograph as it is now; where its words have changed since they were listed, what is different. */
function WaitingImage({
  review: { image, fingerprint },
  isPanel,
}: Pick<BodyProps, 'isPanel'> & { review: ImageReview }) {
  const [read] = useState({ image, fingerprint });
  return (
    <>
      <LargePictures pictures={[image.picture]}>
        {(open) => <ImageBody image={image} isPanel={isPanel} onOpen={() => open(0)} />}
      </LargePictures>
      {read.fingerprint !== fingerprint && (
        <LazyBoundary>
          <ChangesSinceRead pairs={[[fieldOfImage('Before', read.image), fieldOfImage('Words', image)]]} />
        </LazyBoundary>
      )}
    </>
  );
}

/** A work's picture, and all of it once it is opened: what is long stays folded, so that the queue can be read. */
function WaitingWork({
  uid,
  review,
  describedBy,
  isDone,
  onRead,
}: Omit<BodyProps, 'isPanel'> & { review: WorkReview }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = review.kind === 'revision' ? 'Compare old and new' : 'Look at it';
  return (
    <Row gap={[2, 3]}>
      {review.picture && (
        <div className={styles.thumbnail}>
          <Picture picture={review.picture} sizes={sizes({ 0: '8rem' })} ratio={1.5} alt="" />
        </div>
      )}
      <Button
        data-action="open"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={describedBy}
        onClick={() => {
          setOpen(!isOpen);
          onRead(null);
        }}
      >
        {isOpen ? 'Fold' : name}
      </Button>
      <div id={id} className="full-width hide-empty">
        {isOpen && (
          <LazyBoundary fallback={<Skeleton ratio={3} />}>
            <ReviewedBody uid={uid} review={review} isDecided={isDone} onRead={onRead} />
          </LazyBoundary>
        )}
      </div>
    </Row>
  );
}
