import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { Review, ReviewBody } from '@aperture-byline/contract/review/wire';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '#components/base/button.tsx';
import { Row } from '#components/layout/layout.tsx';
import type { Decided, Decision } from '#entities/review/mutations.ts';
import { decideWithUndo, nameDecisions, type OnOutcome, type PendingDecision } from '../decisions/decide.ts';
import styles from '../review.module.css';
import { findItem, findPlaceAfter, findWaiting, unlessFocused } from './use-review-keys.ts';

/** Content that was read: only this can be approved. */
export interface Decidable {
  /** Missing where nothing can change that is read. */
  fingerprint?: string;
  /** The photographs that become public with it. */
  images: ReviewBody['images'];
}

/** The decisions about what waits. Approve is there once it was read. */
export function EntryActions({
  uid,
  review,
  read,
  describedBy,
  onDecide,
  onOutcome,
  onAsk,
}: {
  uid: string;
  review: Review;
  /** Null before it was read. */
  read: Decidable | null;
  describedBy: string;
  onDecide: (decision: Decision) => void;
  onOutcome: OnOutcome;
  onAsk: (decision: PendingDecision['decision']) => void;
}) {
  const client = useQueryClient();
  const ref = useFocusOnNext();
  const isConversation = review.kind === 'conversation';
  const names = nameDecisions(review);
  // What people wrote can't be edited, and is rejected without a reason.
  const isText = review.kind === 'comment' || review.kind === 'message';
  const decide = (decided: Decided) => {
    const item = findItem(ref.current);
    onDecide(decided.decision);
    decideWithUndo(review, decided, {
      client,
      uid,
      images: read?.images ?? [],
      onOutcome,
      focusPlace: () =>
        unlessFocused(
          item?.querySelector<HTMLElement>(`.${styles.actions} button`) ?? findWaiting(item) ?? findPlaceAfter(item),
        ),
    });
  };
  return (
    <Row ref={ref} gap={1.5} className={styles.actions}>
      {!read && <p className="text-quiet text-small">{reviewMessages.approveOnceRead}</p>}
      {read && (
        <Button
          variant="primary"
          data-action="approve"
          className={styles.approve}
          aria-describedby={describedBy}
          onClick={() =>
            decide({
              decision: 'approve',
              ...(read.fingerprint !== undefined && { fingerprint: read.fingerprint }),
            })
          }
        >
          <Icon path="M3 10.5 8 15.5 17 5" /> {names.approve}
        </Button>
      )}
      {!isText && !isConversation && review.kind !== 'artist' && (
        <Button data-action="return" aria-describedby={describedBy} onClick={() => onAsk('return')}>
          <Icon path="M8 4 3 9l5 5M3 9h9a5 5 0 0 1 0 10h-2" /> Send back
        </Button>
      )}
      {!isConversation && (
        <Button
          data-action="reject"
          className={styles.reject}
          aria-describedby={describedBy}
          onClick={() => (isText ? decide({ decision: 'reject' }) : onAsk('reject'))}
        >
          <Icon path="m5 5 10 10M15 5 5 15" /> {names.reject}
        </Button>
      )}
    </Row>
  );
}

function Icon({ path }: { path: string }): ReactNode {
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 20 20" fill="none" stroke="currentColor">
      <path d={path} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** Focuses the next entry: the focus would go to the document's top. Without scrolling, so nothing moves. */
function useFocusOnNext() {
  const ref = useRef<HTMLDivElement>(null);
  // A layout effect, as its cleanup runs while the buttons are still in the document.
  useLayoutEffect(() => {
    const actions = ref.current;
    return () => {
      const { activeElement } = document;
      if (!actions || !activeElement || !actions.contains(activeElement)) return;
      const isByKeyboard = activeElement.matches(':focus-visible');
      findPlaceAfter(actions)?.focus({ preventScroll: !isByKeyboard });
    };
  }, []);
  return ref;
}
