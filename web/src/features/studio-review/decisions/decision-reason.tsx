import type { Review } from '@aperture-byline/contract/review/wire';
import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { decideMutation, isDecidedBefore, refetchReviews, removeReviews } from '#entities/review/mutations.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showToast } from '#lib/toast.ts';
import { decidedBy, describeDecision, isConflict, type OnOutcome, type PendingDecision } from './decide.ts';
import ReasonDialog from './reason-dialog.tsx';

/** Outside the list: what is being decided may leave it while somebody types. */
export default function DecisionReason({
  uid,
  pending,
  onOutcome,
  onClose,
}: {
  uid: string;
  pending: PendingDecision;
  onOutcome: OnOutcome;
  onClose: () => void;
}) {
  const { mutate, isPending, error } = useDecision(uid, pending.review, { onDone: onClose, onOutcome });
  return (
    <ReasonDialog
      decision={pending.decision}
      isBusy={isPending}
      error={error}
      onClose={onClose}
      onSend={(reason) => mutate({ decision: pending.decision, reason })}
    />
  );
}

/** Sends back or rejects with a reason, or is told that somebody else was faster. `onDone` is called then. */
function useDecision(uid: string, review: Review, { onDone, onOutcome }: { onDone: () => void; onOutcome: OnOutcome }) {
  const client = useQueryClient();
  const settle = (text: string) => {
    // First the dialog, which gives the focus back to what opened it; from there it goes on as that leaves the page.
    flushSync(onDone);
    onOutcome(review, text);
    removeReviews(client, uid, new Set([review.id]));
  };
  return useSingleFlightMutation({
    ...decideMutation(review),
    onSuccess: (_nothing, { decision }) => {
      settle(describeDecision(review, decision));
      showToast('success', describeDecision(review, decision));
    },
    onError: (error) => {
      if (isDecidedBefore(error)) {
        settle(decidedBy(review, error));
        showToast('warning', decidedBy(review, error));
      } else if (isConflict(error)) refetchReviews(client, uid);
    },
  });
}
