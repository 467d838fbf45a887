import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, TextButton } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { BottomBar } from '#components/layout/bottom-bar.tsx';
import type { Decided, Decision } from '#entities/review/mutations.ts';
import type { OnOutcome, PendingDecision, Selectable } from '../decisions/decide.ts';
import { decideAllWithUndo } from '../decisions/decide-all.ts';
import styles from '../review.module.css';
import { unlessFocused } from './use-review-keys.ts';

const ReasonDialog = lazy(() => import('../decisions/reason-dialog.tsx'));

/** Decides selected reviews, each as it was read: photographs are rejected with a reason, texts without. */
export default function BatchDecision({
  uid,
  reviews,
  onDecide,
  onOutcome,
  onClear,
  focusPlace,
}: {
  uid: string;
  reviews: readonly Selectable[];
  onDecide: (decision: Decision) => void;
  onOutcome: OnOutcome;
  onClear: () => void;
  /** Gets the focus when they are decided, or wait again. */
  focusPlace: () => HTMLElement | null;
}) {
  const client = useQueryClient();
  const [asks, setAsks] = useState<PendingDecision['decision'] | null>(null);
  const images = reviews.filter(({ kind }) => kind === 'image');
  const areComments = reviews.every(({ kind }) => kind === 'comment');
  const decide = (decided: Decided) => {
    setAsks(null);
    onDecide(decided.decision);
    onClear();
    decideAllWithUndo(reviews, decided, { client, uid, onOutcome, focusPlace: () => unlessFocused(focusPlace()) });
    // Nothing has it once the buttons are gone.
    const isByKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
    flushSync(() => undefined);
    const place = focusPlace();
    if (place?.closest('[data-keys]')) place.focus({ preventScroll: !isByKeyboard });
  };
  return (
    <>
      <BottomBar as="section" aria-label="Selected" className={styles.several} data-selected>
        <span role="status" className="text-strong">
          {reviews.length} selected
        </span>
        <Button
          variant="primary"
          data-action="approve"
          className={styles.approve}
          onClick={() => decide({ decision: 'approve' })}
        >
          {areComments ? 'Keep all' : 'Approve all'}
        </Button>
        {images.length === reviews.length && (
          <Button data-action="return" onClick={() => setAsks('return')}>
            Send all back
          </Button>
        )}
        <Button
          data-action="reject"
          className={styles.reject}
          onClick={() => (images.length > 0 ? setAsks('reject') : decide({ decision: 'reject' }))}
        >
          {areComments ? 'Remove all' : 'Reject all'}
        </Button>
        <TextButton onClick={onClear}>Select none</TextButton>
      </BottomBar>
      <LazyBoundary>
        {asks && (
          <ReasonDialog
            decision={asks}
            count={reviews.length}
            isBusy={false}
            error={null}
            onClose={() => setAsks(null)}
            onSend={(reason) => decide({ decision: asks, reason })}
          />
        )}
      </LazyBoundary>
    </>
  );
}
