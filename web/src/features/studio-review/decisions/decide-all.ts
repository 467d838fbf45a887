import { REVIEWS_MAX } from '@aperture-byline/contract/review/wire';
import { ERROR_STATUS } from '@aperture-byline/contract/shared/api/envelope';
import { type Decided, prepareDecisions, refetchReviews, removeReviews } from '#entities/review/mutations.ts';
import { ApiError } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { removeAllWithUndo } from '#lib/undoable.ts';
import {
  type DecisionContext,
  describeDecision,
  describeReview,
  explainRefusal,
  isRefusal,
  PAST,
  reviewKey,
  type Selectable,
  toPastClause,
} from './decide.ts';

/** Decides the same about several by one call, with undo; tells at the end what can't be decided, and waits again. */
export function decideAllWithUndo(
  reviews: readonly Selectable[],
  decided: Pick<Decided, 'decision' | 'reason'>,
  { client, uid, onOutcome, focusPlace }: DecisionContext,
): void {
  const calls = Array.from({ length: Math.ceil(reviews.length / REVIEWS_MAX) }, (_, index) =>
    prepareCall(reviews.slice(index * REVIEWS_MAX, (index + 1) * REVIEWS_MAX), decided),
  );
  const settled = new Set<string>();
  const refusals = new Map<string, string[]>();
  const removals = reviews.map((review, index) => ({
    key: reviewKey(review),
    send: async () => {
      await calls[Math.floor(index / REVIEWS_MAX)]?.(review);
      settled.add(review.id);
      onOutcome(review, describeDecision(review, decided.decision));
    },
    isRefusal,
    onError: (error: unknown) => {
      const { isSettled, text } = explainRefusal(review, error);
      refusals.set(text, [...(refusals.get(text) ?? []), describeReview(review)]);
      if (!isSettled) return;
      settled.add(review.id);
      onOutcome(review, text);
    },
  }));
  const pasts = new Set(reviews.map((review) => toPastClause(review, decided.decision)));
  const past = pasts.size === 1 ? [...pasts].join() : PAST[decided.decision];
  removeAllWithUndo(removals, {
    text: `${reviews.length} ${past}`,
    focusPlace,
    onSettled: () => {
      removeReviews(client, uid, settled);
      refetchReviews(client, uid);
      if (refusals.size === 0) return;
      const refused = [...refusals.values()].flat().length;
      const count = `${reviews.length - refused} of ${reviews.length} ${past}.`;
      const reasons = [...refusals].map(([text, names]) => `${listNames(names)}: ${text}`);
      showToast('warning', [count, ...reasons].join(' '));
    },
  });
}

/** Prepares a call that is sent once, whoever asks first; each review throws what came of it. */
function prepareCall(reviews: readonly Selectable[], decided: Pick<Decided, 'decision' | 'reason'>) {
  const call = prepareDecisions(reviews, decided);
  // Told when it is sent.
  call.catch(() => undefined);
  const send = async () => {
    const outcomes = await (await call)({ keepalive: true });
    return new Map(outcomes.map(({ id, problem }) => [id, problem]));
  };
  let answer: ReturnType<typeof send> | undefined;
  return async ({ id }: Selectable): Promise<void> => {
    answer ??= send();
    const problem = (await answer).get(id);
    if (problem) throw new ApiError(ERROR_STATUS[problem.code], problem.message, problem);
  };
}

/** How many are named before the rest is counted. */
const NAMED_MAX = 3;

function listNames(names: readonly string[]): string {
  const others = names.length - NAMED_MAX;
  if (others <= 0) return names.join(', ');
  return `${names.slice(0, NAMED_MAX).join(', ')} and ${others} more`;
}
