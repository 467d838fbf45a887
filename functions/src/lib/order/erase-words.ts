import { isClaimOpen, type StoredClaim } from '@aperture-byline/contract/order/claims/stored';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type { OrderEvent, StoredOrder, StoredSubOrder, TimelineEntry } from '@aperture-byline/contract/order/stored';

interface Words {
  order: StoredOrder;
  subOrders: readonly StoredSubOrder[];
}

/** Notes that are references of the bank: the house's books need them. */
const REFERENCES: readonly OrderEvent[] = ['payment_claimed', 'payment_not_found', 'payment_claim_withdrawn'];

/** Whether nothing of a sub-order is on its way or claimed any more, or nobody is left to say so. */
export function isSettled(order: Pick<StoredOrder, 'buyerId'>, subOrder: StoredSubOrder): boolean {
  const { status, claim, isArtistGone } = subOrder;
  if (isEndedWithoutSale(subOrder) || (status === 'delivered' && !isClaimOpen(claim))) return true;
  return status === 'shipped' && order.buyerId === null && isArtistGone === true;
}

/** Whose accounts are erased, of the two of a sub-order, and what of it is under way still. */
interface Absence {
  buyer: boolean;
  artist: boolean;
  isSettled: boolean;
  /** The prints were sent, and somebody may still say that they have come. */
  isAway: boolean;
}

/**
 * Takes an erased side's words, and once arrived the parcel's number, which leads to both. The house's words go when
 * nothing is left to decide. References of the bank stay, and each side's words as long as they are there.
 */
export function eraseWords({ order, subOrders }: Words): Words {
  const absences = new Map(
    subOrders.map((subOrder) => [
      subOrder.artistId,
      {
        buyer: order.buyerId === null,
        artist: subOrder.isArtistGone === true,
        isSettled: isSettled(order, subOrder),
        isAway: subOrder.status === 'shipped' && !isSettled(order, subOrder),
      },
    ]),
  );
  if (![...absences.values()].some(({ buyer, artist }) => buyer || artist)) return { order, subOrders };
  return {
    order: {
      ...order,
      timeline: order.timeline.map((entry) => {
        const absence = entry?.artistId != null ? absences.get(entry.artistId) : undefined;
        return entry && absence && losesNote(entry, absence) ? { ...entry, note: null } : entry;
      }),
    },
    subOrders: subOrders.map((subOrder) => {
      const absence = absences.get(subOrder.artistId);
      return absence ? eraseFromSubOrder(subOrder, absence) : subOrder;
    }),
  };
}

function losesNote({ event, note, noteBy }: TimelineEntry, { buyer, artist, isSettled, isAway }: Absence): boolean {
  if (note === null || note === orderMessages.artistLeft || REFERENCES.includes(event)) return false;
  const isAnyGone = buyer || artist;
  if (event === 'shipped') return isAnyGone && !isAway;
  if (event === 'replacement_sent') return isAnyGone && isSettled;
  switch (noteBy) {
    case 'buyer':
      return buyer || (event === 'return_sent' && artist && isSettled);
    case 'artist':
      return artist;
    case 'house':
      return isAnyGone && isSettled;
    case undefined:
      return isAnyGone;
  }
}

function eraseFromSubOrder(subOrder: StoredSubOrder, absence: Absence): StoredSubOrder {
  const { reason, carrier, tracking, claim } = subOrder;
  const { buyer, artist, isAway } = absence;
  const erased = {
    reason: artist && reason !== orderMessages.artistLeft ? null : reason,
    ...((buyer || artist) && !isAway ? { carrier: null, tracking: null } : { carrier, tracking }),
    claim: claim && eraseFromClaim(claim, absence),
  };
  const isSame =
    erased.reason === reason && erased.carrier === carrier && erased.tracking === tracking && erased.claim === claim;
  return isSame ? subOrder : { ...subOrder, ...erased };
}

/** The parcel is the buyer's, but for a replacement that is on its way to them. */
function eraseFromClaim(claim: StoredClaim, { buyer, artist, isSettled }: Absence): StoredClaim {
  const losesParcel = (buyer && claim.status !== 'replacement_sent') || (artist && isSettled);
  const hasWords = buyer && (claim.text !== '' || claim.pictures.length > 0);
  const hasParcel = losesParcel && (claim.carrier !== null || claim.tracking !== null);
  const losesNote = claim.refundNote != null && (artist || (buyer && claim.refundNoteBy !== 'artist'));
  if (!hasWords && !hasParcel && !losesNote) return claim;
  return {
    ...claim,
    ...(losesNote && { refundNote: null }),
    ...(buyer && { text: '', pictures: [] }),
    ...(losesParcel && { carrier: null, tracking: null }),
  };
}
