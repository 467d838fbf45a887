import * as v from 'valibot';
import { attachedPicture } from '../../attachment/stored.ts';
import {
  count,
  listField,
  nullable,
  oneOf,
  optionalField,
  rupees,
  text,
  time,
  timeField,
} from '../../shared/stored-fields.ts';

/** Why a buyer does not take prints as they came. */
export type ClaimReason = 'damaged' | 'wrong_size' | 'wrong_frame' | 'wrong_item';

/**
 * Where a claim stands, and who has to act next: the artist in `open`, `replacement_agreed` and `return_sent`, the
 * buyer in `refused`, `return_agreed` and `replacement_sent`, an administrator in `disputed`. `refunded`, `replaced`
 * and `closed` end it.
 */
export type ClaimStatus =
  | 'open'
  | 'refused'
  | 'disputed'
  | 'return_agreed'
  | 'return_sent'
  | 'replacement_agreed'
  | 'replacement_sent'
  | 'refunded'
  | 'replaced'
  | 'closed';

export const CLAIM_REASONS: Readonly<Record<ClaimReason, true>> = {
  damaged: true,
  wrong_size: true,
  wrong_frame: true,
  wrong_item: true,
};

/** Wish of a buyer: another print, all of its price back, or a part of it. */
export type ClaimWish = 'replacement' | 'refund' | 'part';

export const CLAIM_WISHES: Readonly<Record<ClaimWish, true>> = { replacement: true, refund: true, part: true };

/** Claim of a buyer about delivered prints of one artist, in the document of their sub-order. */
export const storedClaim = v.object({
  status: oneOf<ClaimStatus>({
    open: true,
    refused: true,
    disputed: true,
    return_agreed: true,
    return_sent: true,
    replacement_agreed: true,
    replacement_sent: true,
    refunded: true,
    replaced: true,
    closed: true,
  }),
  reason: oneOf<ClaimReason>(CLAIM_REASONS),
  /** Null where the buyer did not say. */
  wish: nullable(oneOf<ClaimWish>(CLAIM_WISHES)),
  /** The buyer's words; empty once their account is erased. */
  text,
  /** None once the buyer's account is erased. */
  pictures: listField(attachedPicture),
  /** Positions among the lines of the sub-order. */
  lines: v.pipe(v.array(count), v.minLength(1)),
  /** Price of these lines, whole rupees: the most that a refund gives back. */
  amount: rupees,
  /** Words of the artist about a refund, or of the house where `refundNoteBy` is not set. */
  refundNote: optionalField(v.nullable(v.string())),
  refundNoteBy: optionalField(v.literal('artist')),
  /** How the prints went back, or their replacement was sent. */
  carrier: nullable(v.string()),
  tracking: nullable(v.string()),
  openedAt: time,
  /** Until when somebody has to act; then the clock does. Null where an administrator has to, and at the end. */
  dueAt: nullable(time),
  /** Null once whoever has to act was reminded. */
  remindAt: nullable(time),
  updatedAt: timeField,
});
export type StoredClaim = v.InferOutput<typeof storedClaim>;

/** States in which somebody still has to act. */
export const OPEN_CLAIMS: readonly ClaimStatus[] = [
  'open',
  'refused',
  'disputed',
  'return_agreed',
  'return_sent',
  'replacement_agreed',
  'replacement_sent',
];

/** False without a claim. */
export function isClaimOpen(claim: Pick<StoredClaim, 'status'> | null): boolean {
  return claim !== null && OPEN_CLAIMS.includes(claim.status);
}
