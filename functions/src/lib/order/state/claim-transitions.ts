import type { AttachedPicture } from '@aperture-byline/contract/attachment/stored';
import {
  type ClaimReason,
  type ClaimStatus,
  type ClaimWish,
  isClaimOpen,
  type StoredClaim,
} from '@aperture-byline/contract/order/claims/stored';
import type { ClaimAction } from '@aperture-byline/contract/order/claims/wire';
import type { NoteWriter, OrderEvent, StoredSubOrder } from '@aperture-byline/contract/order/stored';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { computePayout } from './order-amounts.ts';

/** After delivery a buyer has so long to report what is wrong. */
export const CLAIM_WITHIN = 7 * DAY;

/** Who makes a transition of a claim. The clock does where nobody acted in time. */
export type ClaimActor = 'buyer' | 'artist' | 'administrator' | 'clock';

interface ClaimPath {
  by: readonly ClaimActor[];
  to: ClaimStatus;
  event: OrderEvent;
}

const artist = ['artist'] as const;
const buyer = ['buyer'] as const;
const administrator = ['administrator'] as const;
const clock = ['clock'] as const;
const withdraw: ClaimPath = { by: buyer, to: 'closed', event: 'claim_withdrawn' };
const answers = (by: ClaimPath['by']) =>
  ({
    agreeReplacement: { by, to: 'replacement_agreed', event: 'replacement_agreed' },
    agreeReturn: { by, to: 'return_agreed', event: 'return_agreed' },
    refund: { by, to: 'refunded', event: 'claim_refunded' },
  }) as const;

/** State machine of claims. Each state that is no end has a path for the clock or an administrator. */
export const CLAIM_PATHS: Readonly<Record<ClaimStatus, Readonly<Partial<Record<ClaimAction | 'lapse', ClaimPath>>>>> = {
  open: {
    ...answers(artist),
    refuse: { by: artist, to: 'refused', event: 'claim_refused' },
    withdraw,
    lapse: { by: clock, to: 'disputed', event: 'claim_disputed' },
  },
  refused: {
    dispute: { by: buyer, to: 'disputed', event: 'claim_disputed' },
    withdraw,
    lapse: { by: clock, to: 'closed', event: 'claim_closed' },
  },
  disputed: { ...answers(administrator), refuse: { by: administrator, to: 'closed', event: 'claim_closed' }, withdraw },
  return_agreed: {
    sendReturn: { by: buyer, to: 'return_sent', event: 'return_sent' },
    withdraw,
    lapse: { by: clock, to: 'closed', event: 'claim_closed' },
  },
  return_sent: {
    receiveReturn: { by: artist, to: 'refunded', event: 'claim_refunded' },
    dispute: { by: artist, to: 'disputed', event: 'claim_disputed' },
    lapse: { by: clock, to: 'disputed', event: 'claim_disputed' },
  },
  replacement_agreed: {
    sendReplacement: { by: artist, to: 'replacement_sent', event: 'replacement_sent' },
    refund: { by: artist, to: 'refunded', event: 'claim_refunded' },
    withdraw,
    lapse: { by: clock, to: 'disputed', event: 'claim_disputed' },
  },
  replacement_sent: {
    receiveReplacement: { by: ['buyer', 'artist'], to: 'replaced', event: 'replaced' },
    dispute: { by: buyer, to: 'disputed', event: 'claim_disputed' },
    lapse: { by: clock, to: 'replaced', event: 'replaced' },
  },
  refunded: {},
  replaced: {},
  closed: {},
};

/** Time that a state waits for its actor. Administrators have none: disputes stand in their list until decided. */
const TERMS: Readonly<Partial<Record<ClaimStatus, number>>> = {
  open: 3 * DAY,
  refused: 7 * DAY,
  return_agreed: 14 * DAY,
  return_sent: 10 * DAY,
  replacement_agreed: 7 * DAY,
  replacement_sent: 21 * DAY,
};

/** States in which the buyer has to act. */
const AWAITED_OF_BUYER: readonly ClaimStatus[] = ['refused', 'return_agreed', 'replacement_sent'];

/** Report of a buyer. `lines` holds positions in the lines of the sub-order. */
interface ClaimReport {
  reason: ClaimReason;
  wish?: ClaimWish | null;
  text: string;
  pictures: readonly AttachedPicture[];
  lines: number[];
}

/** Transition of a claim that the schedule makes when a time has passed. */
export type ScheduledClaimTransition = { name: 'remindOfClaim' | 'endClaimTerm' };

/** Transitions of the claim of one sub-order. `by` is whoever makes it; the caller has checked that they are. */
export type ClaimTransition =
  | ({ name: 'openClaim' } & ClaimReport)
  | ScheduledClaimTransition
  | {
      name: 'moveClaim';
      action: ClaimAction;
      by: Exclude<ClaimActor, 'clock'>;
      note?: string;
      /** Whole rupees of a refund; the price of the claimed prints where it is missing. */
      refund?: number;
      carrier?: string;
      tracking?: string;
    };

/** Change of the sub-order, with the event for its timeline. */
interface ClaimChange {
  change: Partial<StoredSubOrder>;
  event: OrderEvent;
  note?: string;
  noteBy?: NoteWriter;
}

/** The result of a transition at `now`; `same` where it was made before, or there is nothing to do yet. */
export function applyClaimTransition(
  subOrder: StoredSubOrder,
  transition: ClaimTransition,
  now: Date,
): ClaimChange | 'same' | 'refused' {
  const { claim } = subOrder;
  switch (transition.name) {
    case 'openClaim':
      return openClaim(subOrder, transition, now);
    case 'remindOfClaim': {
      if (claim === null || claim.remindAt === null || now < claim.remindAt) return 'same';
      const event = AWAITED_OF_BUYER.includes(claim.status) ? 'buyer_reminded' : 'artist_reminded';
      return { change: { claim: { ...claim, remindAt: null } }, event };
    }
    case 'endClaimTerm':
      if (claim === null || claim.dueAt === null || now < claim.dueAt) return 'same';
      return moveClaim(subOrder, { action: 'lapse', by: 'clock' }, now);
    case 'moveClaim':
      return moveClaim(subOrder, transition, now);
  }
}

/** Whether the buyer can report these prints now: within the term, once, and again what came as a replacement. */
export function canOpenClaim({ status, deliveredAt, claim, buyerId }: StoredSubOrder, now: Date): boolean {
  const isInTime = deliveredAt !== null && now.getTime() < deliveredAt.getTime() + CLAIM_WITHIN;
  return status === 'delivered' && buyerId !== null && isInTime && (claim === null || claim.status === 'replaced');
}

function openClaim(
  subOrder: StoredSubOrder,
  { reason, wish = null, text, pictures, lines }: ClaimReport,
  now: Date,
): ClaimChange | 'same' | 'refused' {
  const { claim } = subOrder;
  const isRepeated =
    isClaimOpen(claim) && claim?.reason === reason && claim.text === text && `${claim.lines}` === `${lines}`;
  if (isRepeated) return 'same';
  const claimed = lines.map((line) => subOrder.lines[line]).filter((line) => line !== undefined);
  const areLines = claimed.length === new Set(lines).size && claimed.length === lines.length && lines.length > 0;
  if (!areLines || !canOpenClaim(subOrder, now)) return 'refused';
  const opened: StoredClaim = {
    reason,
    wish,
    text,
    pictures: [...pictures],
    lines,
    amount: claimed.reduce((sum, { price }) => sum + price, 0),
    carrier: null,
    tracking: null,
    openedAt: now,
    ...enterStatus('open', now),
  };
  return {
    change: { claim: opened, ...(subOrder.payoutStatus === 'due' && { payoutStatus: 'held' }) },
    event: 'claim_opened',
  };
}

/** The claim's state with its term, of which the second half begins with a reminder. */
function enterStatus(status: ClaimStatus, now: Date): Pick<StoredClaim, 'status' | 'dueAt' | 'remindAt' | 'updatedAt'> {
  const term = TERMS[status];
  const after = (time: number) => new Date(now.getTime() + time);
  return {
    status,
    dueAt: term === undefined ? null : after(term),
    remindAt: term === undefined ? null : after(term / 2),
    updatedAt: now,
  };
}

type Move = Pick<Extract<ClaimTransition, { name: 'moveClaim' }>, 'note' | 'refund' | 'carrier' | 'tracking'> & {
  action: ClaimAction | 'lapse';
  by: ClaimActor;
};

function moveClaim(subOrder: StoredSubOrder, move: Move, now: Date): ClaimChange | 'same' | 'refused' {
  const { claim } = subOrder;
  if (claim === null) return 'refused';
  const { action, by, note, refund = claim.amount, carrier, tracking } = move;
  const path = CLAIM_PATHS[claim.status][action];
  if (!path?.by.includes(by)) return wasMade(claim, subOrder.claimRefund, move) ? 'same' : 'refused';
  if (refund > claim.amount) return 'refused';
  const next: StoredClaim = {
    ...claim,
    ...enterStatus(path.to, now),
    ...(carrier !== undefined && tracking !== undefined && { carrier, tracking }),
    ...(path.to === 'refunded' && note !== undefined && { refundNote: note }),
    ...(path.to === 'refunded' && note !== undefined && by === 'artist' && { refundNoteBy: 'artist' }),
  };
  const sent = carrier === undefined ? undefined : `${carrier}, ${tracking}`;
  const spoken = note ?? sent;
  return {
    change: { claim: next, ...settle(subOrder, next, refund, now) },
    event: path.event,
    ...(spoken !== undefined && { note: spoken, noteBy: by === 'buyer' || by === 'artist' ? by : 'house' }),
  };
}

export function findClaimActions({ status }: Pick<StoredClaim, 'status'>, actor: ClaimActor): ClaimAction[] {
  return Object.entries(CLAIM_PATHS[status]).flatMap(([action, { by }]) =>
    action !== 'lapse' && by.includes(actor) ? [action as ClaimAction] : [],
  );
}

/** Whether the claim is where this very transition leads from some state. */
function wasMade({ status, amount, carrier, tracking }: StoredClaim, refunded: number, move: Move): boolean {
  const leads = Object.values(CLAIM_PATHS).some((paths) => {
    const path = paths[move.action];
    return path?.to === status && path.by.includes(move.by);
  });
  if (move.action === 'refund' && (move.refund ?? amount) !== refunded) return false;
  return leads && (move.carrier === undefined || (move.carrier === carrier && move.tracking === tracking));
}

/** Returns what changes of payout and refund when a claim ends: the payout goes on, without the amount refunded. */
function settle(subOrder: StoredSubOrder, claim: StoredClaim, refund: number, now: Date): Partial<StoredSubOrder> {
  const { payoutStatus } = subOrder;
  if (isClaimOpen(claim)) return {};
  const replaced = claim.status === 'replaced' && { deliveredAt: now };
  if (claim.status !== 'refunded') return { ...replaced, ...(payoutStatus === 'held' && { payoutStatus: 'due' }) };
  const left = computePayout({ ...subOrder, claimRefund: refund });
  const excess = computePayout(subOrder) - left;
  // A sub-order has one refund at most: what was refunded can't be claimed again.
  return {
    claimRefund: refund,
    ...(payoutStatus === 'held' && { payoutStatus: left > 0 ? 'due' : 'none' }),
    // The artist has it already, and owes to the house what is not theirs any more.
    ...(payoutStatus === 'paid' && excess > 0 && { reversalStatus: 'due', reversalAmount: excess }),
  };
}

/** Withdraws an erased buyer's claim, unless a print is on its way. Their words are erased elsewhere. */
export function dropClaimant(subOrder: StoredSubOrder, now: Date): Partial<StoredSubOrder> {
  const { claim } = subOrder;
  if (claim === null) return {};
  const withdrawn = moveClaim(subOrder, { action: 'withdraw', by: 'buyer' }, now);
  return typeof withdrawn === 'string' ? {} : withdrawn.change;
}

/** Passes an open claim to an administrator when the account of the artist is erased. */
export function dropDefendant(claim: StoredClaim | null, now: Date): StoredClaim | null {
  return claim !== null && isClaimOpen(claim) ? { ...claim, ...enterStatus('disputed', now) } : claim;
}
