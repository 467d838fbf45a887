import type { ClaimBody } from '@aperture-byline/contract/order/claims/bodies';
import type { ClaimAnswer } from '@aperture-byline/contract/order/claims/wire';
import type { Order } from '@aperture-byline/contract/order/wire';
import type { StoredDecision } from '@aperture-byline/contract/review/stored';
import { isId } from '@aperture-byline/contract/shared/ids';
import { ApiError } from '../../lib/errors.ts';
import type { Reader } from './read-orders.ts';
import { requireTransition, transitionOwnOrder } from './transition-orders.ts';

interface ClaimDecision {
  artist: number;
  action: ClaimAnswer;
  note?: string | undefined;
  refund?: number | undefined;
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

/** Applies an administrator's decision, with a record in the audit log. Throws NOT_FOUND, WRONG_STATE. */
export async function decideClaim(
  orderId: unknown,
  adminId: string | null,
  { artist, ...step }: ClaimDecision,
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
