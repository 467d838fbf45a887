import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { Review } from '@aperture-byline/contract/review/wire';
import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import {
  type Decision,
  decideMutation,
  isDecidedBefore,
  refetchReviews,
  removeReview,
} from '#entities/review/mutations.ts';
import { ApiError } from '#lib/api.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';

const WORK_TEXTS = {
  approve: reviewMessages.workApproved,
  return: reviewMessages.workReturned,
  reject: reviewMessages.workRejected,
};

const DONE: Readonly<Record<string, string>> = {
  approved: 'approved',
  returned: 'sent back',
  rejected: 'rejected',
};

/** Decides; what is decided, also by somebody else, leaves the list. `onDone` is called then. */
export function useDecision(uid: string, review: Review, onDone?: () => void) {
  const client = useQueryClient();
  const leave = () => {
    // First the dialog, which gives the focus back to what opened it; from there it goes on as that leaves the list.
    flushSync(() => onDone?.());
    removeReview(client, uid, review.id);
  };
  return useSingleFlightMutation({
    ...decideMutation(review),
    onSuccess: (_nothing, { decision }) => {
      leave();
      showToast('success', textOf(review, decision));
    },
    onError: (error) => {
      if (isDecidedBefore(error)) {
        leave();
        showToast('warning', decidedBy(error));
      } else {
        if (isConflict(error)) refetchReviews(client, uid);
        if (!onDone) showToast('error', problemOf(error));
      }
    },
  });
}

/** It can't be approved as it is, or is not what was read. */
const isConflict = (error: Error) => error instanceof ApiError && error.code === 'CONFLICT';

/** Why it was not decided; where the work is the reason, in the server's words. */
export function problemOf(error: Error): string {
  return isConflict(error) ? error.message : errorText(error, reviewMessages.notDecided);
}

function textOf({ kind }: Review, decision: Decision): string {
  if (kind === 'comment') return decision === 'approve' ? reviewMessages.approved : reviewMessages.rejected;
  return kind === 'artist' && decision === 'approve' ? reviewMessages.artistApproved : WORK_TEXTS[decision];
}

/** Who was faster, where the server knows. */
function decidedBy(error: Error): string {
  const { decided_by: name, status = '' } = error instanceof ApiError ? error.fields : {};
  return name ? `${name} has ${DONE[status] ?? 'decided'} this already.` : reviewMessages.decidedBefore;
}
