import type { ClaimBody } from '@aperture-byline/contract/order/claims/bodies';
import type { ClaimAction, ClaimAnswer } from '@aperture-byline/contract/order/claims/wire';
import type { ChangedSubOrder, Order } from '@aperture-byline/contract/order/wire';
import type { StoredDecision } from '@aperture-byline/contract/review/stored';
import { isId } from '@aperture-byline/contract/shared/ids';
import { ApiError } from '../../lib/errors.ts';
import type { Reader } from './read-orders.ts';
import { requireTransition, transitionOwnOrder, transitionSubOrder } from './transition-orders.ts';

interface ClaimStep<Action extends ClaimAction> {
  action: Action;
  note?: string | undefined;
  carrier?: string | undefined;
  tracking?: string | undefined;
}

/** Reports a problem. Throws NOT_FOUND for an order that is not the buyer's, WRONG_STATE, and as `readAttachable`. */
export function openClaim(
  orderId: unknown,
  caller: Reader,
  { photographer: artistId, reason, wish, text, lines, pictures: ids }: ClaimBody,
): Promise<Order> {
  const sorted = lines.toSorted((a, b) => a - b);
  return transitionOwnOrder(
    orderId,
    { name: 'openClaim', artistId, reason, ...(wish && { wish }), text, lines: sorted, pictures: [] },
    caller,
    { attachments: { authorId: Number(caller.userId), ids } },
  );
}

/** Applies the buyer's action to a claim of theirs. Throws as `openClaim` does. */
export function moveOwnClaim(
  orderId: unknown,
  caller: Reader,
  { photographer, ...step }: ClaimStep<ClaimAction> & { photographer: number },
): Promise<Order> {
  const transition = { name: 'moveClaim', by: 'buyer', artistId: photographer, ...step } as const;
  return transitionOwnOrder(orderId, transition, caller);
}

/** Applies an artist's action to their sub-order's claim. Throws NOT_FOUND without one, WRONG_STATE. */
export function answerClaim(
  orderId: unknown,
  userId: string | null,
  step: ClaimStep<ClaimAction>,
): Promise<ChangedSubOrder> {
  return transitionSubOrder(orderId, userId, { name: 'moveClaim', by: 'artist', ...step });
}

/** Applies an administrator's decision, with a record in the audit log. Throws NOT_FOUND, WRONG_STATE. */
export async function decideClaim(
  orderId: unknown,
  adminId: string | null,
  { artist, ...step }: ClaimStep<ClaimAnswer> & { artist: number },
): Promise<void> {
  if (!isId(orderId)) throw new ApiError('NOT_FOUND');
  const decision: StoredDecision = {
    kind: 'claim',
    decision: step.action,
    orderId,
    artistId: artist,
    reason: step.note ?? null,
    adminId: Number(adminId),
    createdAt: new Date(),
  };
  const transition = { name: 'moveClaim', by: 'administrator', artistId: artist, ...step } as const;
  await requireTransition(orderId, transition, { decision });
}
