import type { Review } from '@aperture-byline/contract/review/wire';
import { formatAge } from '@aperture-byline/contract/shared/dates';
import { lazy, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { paths } from '#lib/paths.ts';
import { ArtistBody } from './artist-body.tsx';
import { CommentAuthor, CommentBody } from './comment-body.tsx';
import { ImageBody } from './image-body.tsx';
import type { Asked } from './queue.tsx';
import styles from './review.module.css';
import { useDecision } from './use-decision.ts';

const ReviewedBody = lazy(() => import('./reviewed-body.tsx'));

const NOUNS = { exhibition: 'Exhibition', blog: 'Story', product: 'Print' } as const;

/** What waits, and the decisions about it. */
export function ReviewEntry({
  uid,
  review,
  now,
  onAsk,
}: {
  uid: string;
  review: Review;
  now: Date;
  /** A reason is needed. */
  onAsk: (decision: Asked['decision']) => void;
}) {
  const id = useId();
  const { mutate, isPending } = useDecision(uid, review);
  const button = (name: string, onClick: () => void) => (
    <Button aria-describedby={id} aria-disabled={isPending} onClick={() => !isPending && onClick()}>
      {name}
    </Button>
  );
  const isComment = review.kind === 'comment';
  return (
    <li ref={useFocusOnNext()} className={styles.entry}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {headingOf(review)}
        </h3>
        <span className={styles.quiet}>
          waiting <time dateTime={review.created_on}>{formatAge(review.created_on, now)}</time>
        </span>
      </div>
      <Body uid={uid} review={review} describedBy={id} />
      <div className={styles.actions}>
        {button('Approve', () => mutate({ decision: 'approve' }))}
        {!isComment && review.kind !== 'artist' && button('Send back', () => onAsk('return'))}
        {button('Reject', () => (isComment ? mutate({ decision: 'reject' }) : onAsk('reject')))}
      </div>
    </li>
  );
}

function headingOf(review: Review): ReactNode {
  if (review.kind === 'comment') {
    const { comment, work } = review;
    return (
      <>
        <CommentAuthor comment={comment} /> on{' '}
        <Link to={work.kind === 'story' ? paths.story(work.subject_id) : paths.image(work.subject_id)}>
          {work.title || (work.kind === 'story' ? 'a story' : 'a photograph')}
        </Link>
      </>
    );
  }
  const artist = <Link to={paths.profile(review.artist.user_id)}>{review.artist.name}</Link>;
  if (review.kind === 'artist') return <>{artist} asks to become a photographer</>;
  return (
    <>
      {titleOf(review)} by {artist}
    </>
  );
}

function titleOf(review: Exclude<Review, { kind: 'comment' | 'artist' }>): string {
  if (review.kind === 'image') return `Photograph: ${review.image.title || 'Untitled'}`;
  if (review.kind === 'revision')
    return `Changes of ${NOUNS[review.noun].toLowerCase()}: ${review.title || 'Untitled'}`;
  return `${NOUNS[review.noun]}: ${review.title || 'Untitled'}`;
}

function Body({ uid, review, describedBy }: { uid: string; review: Review; describedBy: string }) {
  switch (review.kind) {
    case 'comment':
      return <CommentBody review={review} />;
    case 'artist':
      return <ArtistBody artist={review.artist} />;
    case 'image':
      return <ImageBody image={review.image} />;
    default:
      return (
        <Disclosure
          name={review.kind === 'revision' ? 'Compare old and new' : 'Look at it'}
          describedBy={describedBy}
        >
          <ReviewedBody uid={uid} review={review} />
        </Disclosure>
      );
  }
}

/** What is long stays folded, so that the queue can be read. */
function Disclosure({
  name,
  describedBy,
  children,
}: {
  name: string;
  describedBy: string;
  children: ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.disclosure}>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={describedBy}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Fold' : name}
      </Button>
      <div id={id}>{isOpen && <LazyBoundary fallback={<Skeleton ratio={3} />}>{children}</LazyBoundary>}</div>
    </div>
  );
}

/** The focus would go with the entry to the top of the document: the first button of the next one gets it, or the heading. */
function useFocusOnNext() {
  const ref = useRef<HTMLLIElement>(null);
  // A layout effect, as its cleanup runs while the entry is still in the document.
  useLayoutEffect(() => {
    const entry = ref.current;
    return () => {
      if (!entry?.contains(document.activeElement)) return;
      const neighbour = entry.nextElementSibling ?? entry.previousElementSibling;
      const heading = entry.closest('section')?.querySelector('h2');
      if (heading) heading.tabIndex = -1;
      (neighbour?.querySelector('button') ?? heading)?.focus();
    };
  }, []);
  return ref;
}
