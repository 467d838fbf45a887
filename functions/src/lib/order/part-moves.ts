import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { OrderEvent, StoredOrder, StoredPart } from '@aperture-byline/contract/order/stored';
import type { ArtistMove } from '@aperture-byline/contract/order/wire';

const HOUR = 60 * 60 * 1000;

/** An artist has so long to accept, is reminded in between, and has so long to prepare what is paid. */
export const ACCEPT_WITHIN = 24 * HOUR;
export const REMIND_AFTER = 12 * HOUR;
export const PREPARE_WITHIN = 48 * HOUR;

/** A buyer is reminded of a payment, and has so long to make it. */
export const REMIND_TO_PAY_AFTER = 3 * 24 * HOUR;
export const PAY_WITHIN = 7 * 24 * HOUR;

/** What the schedule does about one part when a time has passed. */
export type ScheduleMove = { name: 'remind' | 'expire' | 'flagLate' };

/** What concerns one part, `artistId`'s. The erasure of that artist's account drops it; an administrator pays it out. */
export type PartMove = (
  | ArtistMove
  | ScheduleMove
  | { name: 'paidOut'; reference: string; amount: number }
  | { name: 'dropArtist' }
) & { artistId: number };

/** What becomes of a part, and what the timeline says of it. */
export interface PartChange {
  change: Partial<StoredPart>;
  event: OrderEvent;
  note?: string;
}

/** What a move makes of its part. */
export function movePart(
  { payment }: Pick<StoredOrder, 'payment'>,
  part: StoredPart,
  move: PartMove,
  now: Date,
): PartChange | 'same' | 'refused' {
  const { status, acceptBy, remindAt, prepareBy } = part;
  const isAwaited = status === 'awaiting_acceptance';
  const isOpen = isAwaited && now < acceptBy;
  const decided = { remindAt: null } as const;
  switch (move.name) {
    case 'accept':
      if (status === 'accepted') return 'same';
      return isOpen ? { change: { ...decided, status: 'accepted' }, event: 'accepted' } : 'refused';
    case 'decline': {
      const { reason } = move;
      if (status === 'declined' && part.reason === reason) return 'same';
      if (!isOpen) return 'refused';
      return { change: { ...decided, status: 'declined', reason }, event: 'declined', note: reason };
    }
    case 'prepare':
      if (status === 'preparing') return 'same';
      if (status !== 'accepted' || payment === null) return 'refused';
      return { change: { status: 'preparing', prepareBy: null }, event: 'preparing' };
    case 'ship': {
      const { carrier, tracking } = move;
      if (status === 'shipped' && part.carrier === carrier && part.tracking === tracking) return 'same';
      if (status !== 'preparing') return 'refused';
      return {
        change: { status: 'shipped', carrier, tracking },
        event: 'shipped',
        note: `${carrier}, ${tracking}`,
      };
    }
    case 'deliver':
      if (status === 'delivered') return 'same';
      return status === 'shipped' ? { change: { status: 'delivered' }, event: 'delivered' } : 'refused';
    case 'remind':
      return isOpen && remindAt !== null && now >= remindAt ? { change: decided, event: 'reminded' } : 'same';
    case 'expire':
      return isAwaited && !isOpen ? { change: { ...decided, status: 'expired' }, event: 'expired' } : 'same';
    case 'flagLate':
      return status === 'accepted' && prepareBy !== null && now >= prepareBy
        ? { change: { isLate: true, prepareBy: null }, event: 'late' }
        : 'same';
    case 'paidOut':
      return payOut(part, move);
    case 'dropArtist':
      return dropped(part);
  }
}

function payOut(
  part: StoredPart,
  { reference, amount }: { reference: string; amount: number },
): PartChange | 'same' | 'refused' {
  if (amount !== part.subtotal) return 'refused';
  if (part.payoutStatus === 'paid') return part.payoutReference === reference ? 'same' : 'refused';
  if (part.payoutStatus !== 'due') return 'refused';
  return { change: { payoutStatus: 'paid', payoutReference: reference }, event: 'paid_out' };
}

/** What is on its way stays sold; what was not sent yet will not come. */
function dropped({ status, payoutStatus }: StoredPart): PartChange | 'same' {
  if (!['awaiting_acceptance', 'accepted', 'preparing'].includes(status)) return 'same';
  const reason = orderMessages.artistLeft;
  return {
    change: {
      status: 'declined',
      reason,
      remindAt: null,
      prepareBy: null,
      payoutStatus: payoutStatus === 'due' ? 'none' : payoutStatus,
      payoutDueAt: null,
    },
    event: 'declined',
    note: reason,
  };
}
