import * as v from 'valibot';
import { addressFields, NO_ADDRESS } from '../address/stored.ts';
import { storedPicture } from '../shared/stored.ts';
import {
  emailAddress,
  flag,
  listField,
  nullable,
  number,
  oneOf,
  optionalField,
  requiredText,
  rupees,
  text,
  time,
  timeField,
  userNumber,
  withFallback,
} from '../shared/stored-fields.ts';
import { storedShippingMethod } from '../shipping/stored.ts';
import { certificateCode } from './certificate.ts';
import { storedClaim } from './claims/stored.ts';
import { paymentLink } from './payments/payment-links-stored.ts';
import { paymentClaim, refund, returnedPayout, storedReceipt, transfer } from './payments/transfers-stored.ts';
import { storedPayoutDetails } from './payouts/payout-details.ts';
import { rate } from './rates.ts';

/** State of an artist's part: `declined`, `expired` and `cancelled` end it without a sale, `delivered` with one. */
export type SubOrderStatus =
  | 'awaiting_acceptance'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'cancelled'
  | 'preparing'
  | 'shipped'
  | 'delivered';

/** Derived from the sub-orders: see `deriveOrderStatus`. */
export type OrderStatus = SubOrderStatus;

/** `due` once no artist is awaited any more and one accepted; `refunded` where everything was given back. */
export type PaymentStatus = 'not_due' | 'due' | 'paid' | 'refunded';
export type RefundStatus = 'none' | 'due' | 'paid';
/** `pending` from the payment until the parcel is sent; `held` while a claim is open. */
export type PayoutStatus = 'none' | 'pending' | 'due' | 'held' | 'paid';
/** State of the sum that an artist was paid for prints whose price is refunded, and owes to the house. */
export type ReversalStatus = 'none' | 'due' | 'paid';

/** `delivered` says the artist, `arrived` the buyer. */
export type OrderEvent =
  | 'placed'
  | 'reminded'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'cancelled'
  | 'payment_due'
  | 'payment_reminded'
  | 'payment_claimed'
  | 'payment_not_found'
  | 'payment_claim_withdrawn'
  | 'part_paid'
  | 'unpaid'
  | 'paid'
  | 'late'
  | 'preparing'
  | 'shipped'
  | 'delivered'
  | 'arrived'
  | 'refund_due'
  | 'refunded'
  | 'paid_out'
  | 'payout_returned'
  | 'claim_opened'
  | 'artist_reminded'
  | 'buyer_reminded'
  | 'claim_refused'
  | 'claim_disputed'
  | 'claim_withdrawn'
  | 'claim_closed'
  | 'claim_refunded'
  | 'replacement_agreed'
  | 'replacement_sent'
  | 'replaced'
  | 'return_agreed'
  | 'return_sent'
  | 'reversal_paid';

/** Events that the buyer sees: those between artist and house are left out. */
export type BuyerEvent = Exclude<
  OrderEvent,
  'reminded' | 'paid_out' | 'payout_returned' | 'artist_reminded' | 'reversal_paid'
>;

const subOrderStatus = oneOf<SubOrderStatus>({
  awaiting_acceptance: true,
  accepted: true,
  declined: true,
  expired: true,
  cancelled: true,
  preparing: true,
  shipped: true,
  delivered: true,
});
export const ORDER_EVENTS: Readonly<Record<OrderEvent, true>> = {
  placed: true,
  reminded: true,
  accepted: true,
  declined: true,
  expired: true,
  cancelled: true,
  payment_due: true,
  payment_reminded: true,
  payment_claimed: true,
  payment_not_found: true,
  payment_claim_withdrawn: true,
  part_paid: true,
  unpaid: true,
  paid: true,
  late: true,
  preparing: true,
  shipped: true,
  delivered: true,
  arrived: true,
  refund_due: true,
  refunded: true,
  paid_out: true,
  payout_returned: true,
  claim_opened: true,
  artist_reminded: true,
  buyer_reminded: true,
  claim_refused: true,
  claim_disputed: true,
  claim_withdrawn: true,
  claim_closed: true,
  claim_refunded: true,
  replacement_agreed: true,
  replacement_sent: true,
  replaced: true,
  return_agreed: true,
  return_sent: true,
  reversal_paid: true,
};

const centimetres = v.pipe(number, v.gtValue(0));
/** Count of an edition: the number of a print, or of all its prints, from 1 on. */
const editionCount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** Null once the buyer's account is erased. */
const buyerId = v.nullable(userNumber);

/** Print of an order as it was bought: its ids, sizes and prices have no fallback. Centimetres and whole rupees. */
const orderLine = v.object({
  productId: requiredText,
  slug: text,
  title: text,
  artistId: userNumber,
  artistName: text,
  sizeId: requiredText,
  width: centimetres,
  height: centimetres,
  /** See `Placement`; missing where the photograph is printed whole. */
  crop: optionalField(v.number()),
  frameId: requiredText,
  frameType: text,
  sizePrice: rupees,
  framePrice: rupees,
  /** Size and frame together. */
  price: rupees,
  /** Paper and print; missing where the product did not tell them. */
  paper: optionalField(v.string()),
  /** Days to prepare it; missing where it takes the usual time. */
  leadDays: optionalField(v.number()),
  /** Null where the product showed none. */
  picture: nullable(storedPicture),
  /** Which one of its edition (`7 of 50`), given when the artist accepts. Missing before, and without an edition. */
  editionNumber: v.optional(editionCount),
  edition: v.optional(editionCount),
  /** The code of its certificate of authenticity, given with the number. */
  certificate: v.optional(certificateCode),
});
export type OrderLine = v.InferOutput<typeof orderLine>;
const orderLines = v.pipe(v.array(orderLine), v.minLength(1));

/** Who speaks in a note; the house for itself, or as it decides a claim. */
export type NoteWriter = 'buyer' | 'artist' | 'house';

/** Only added to, but for notes that an erasure takes: its index names an event, so that each is notified once. */
const timelineEntry = v.object({
  at: time,
  event: oneOf(ORDER_EVENTS),
  /** Whose sub-order; null where it concerns the whole order. */
  artistId: v.nullable(userNumber),
  /** Words of a side, the way a parcel was sent, or the reference that a buyer gave. */
  note: nullable(v.string()),
  /** Whose words the note is: they go with that side. Missing of references. */
  noteBy: optionalField(oneOf<NoteWriter>({ buyer: true, artist: true, house: true })),
});
export type TimelineEntry = v.InferOutput<typeof timelineEntry>;

/** `orders/{id}`. Amounts are whole rupees. */
export const storedOrder = v.object({
  buyerId,
  /** Empty once the buyer's account is erased and all has arrived. */
  buyerName: v.string(),
  /** Confirmed address of a buyer whose account is erased, until all has arrived and no money is open. */
  leaverEmail: optionalField(v.nullable(emailAddress)),
  /** Keyed hash of what was ordered: the same id with another one is another order. */
  fingerprint: text,
  /** A copy; its fields are empty once the buyer's account is erased. */
  address: withFallback(addressFields, NO_ADDRESS),
  /** Text of the card of a gift; null for other orders, and once the buyer's account is erased and all has arrived. */
  gift: nullable(v.object({ message: text })),
  lines: orderLines,
  /** Each once, and of every line. */
  artistIds: v.pipe(
    v.array(userNumber),
    v.minLength(1),
    v.check((ids) => new Set(ids).size === ids.length),
  ),
  /** The images that its prints show: their files are kept as long as it is. */
  imageIds: listField(requiredText),
  /** Price of the ordered prints. */
  subtotal: rupees,
  shipping: rupees,
  shippingMethod: storedShippingMethod,
  total: rupees,
  /** Price of the accepted sub-orders and of shipping; 0 while an artist is awaited, and where nothing is sold. */
  amountDue: rupees,
  status: subOrderStatus,
  paymentStatus: oneOf<PaymentStatus>({ not_due: true, due: true, paid: true, refunded: true }),
  /** Null unless a payment is due of which the buyer was not reminded yet, and which they do not claim to have made. */
  payRemindAt: nullable(time),
  /** When the order ends unpaid; null unless a payment is due that the buyer does not claim to have made. */
  payBy: nullable(time),
  /** Null unless the buyer says that they paid, and nobody has answered yet. */
  paymentClaim: v.nullable(paymentClaim),
  /** All that came. */
  transfers: v.array(transfer),
  /** Keys of the references that were claimed or received for it, by which others are found: see `referenceKey`. */
  referenceKeys: listField(requiredText),
  /** Pages of the provider on which it could ever be paid, by attempt; null stands for one that can't be parsed. */
  paymentLinks: listField(nullable(paymentLink)),
  /** Their ids, by which a payment finds its order. */
  paymentLinkIds: listField(requiredText),
  /** Null before all that was due had come: the amount by then, and the last transfer's reference. Set once. */
  payment: v.nullable(transfer),
  refundStatus: oneOf<RefundStatus>({ none: true, due: true, paid: true }),
  /** All that is to be given back, or was. */
  refundAmount: rupees,
  /** By when it is given back; null unless a refund is due. */
  refundBy: nullable(time),
  refunds: v.array(refund),
  /** Money that the provider was asked to give back, and has not answered how that ended. */
  refundsUnderWay: listField(v.object({ key: requiredText, amount: rupees })),
  /** Whether the provider could not give back what it was asked for last. */
  hasFailedRefund: flag,
  /** Null before the payment. */
  receipt: v.nullable(storedReceipt),
  /** Null stands for an entry that can't be parsed: the others keep their indexes. */
  timeline: listField(nullable(timelineEntry)),
  createdAt: time,
  updatedAt: timeField,
});
export type StoredOrder = v.InferOutput<typeof storedOrder>;

/** `orders/{id}/parts/{artistId}`: what is one artist's in an order. */
export const storedSubOrder = v.object({
  orderId: requiredText,
  artistId: userNumber,
  buyerId,
  status: subOrderStatus,
  lines: orderLines,
  subtotal: rupees,
  /** Reason of a decline. */
  reason: nullable(v.string()),
  carrier: nullable(v.string()),
  tracking: nullable(v.string()),
  /** Set once the artist's account is erased: their words go with it, and the parcel's number when it has arrived. */
  isArtistGone: optionalField(v.boolean()),
  /** Confirmed address of an artist whose account is erased, as long as one of them and the house owes the other. */
  leaverEmail: optionalField(v.nullable(emailAddress)),
  /** Where they are paid, as long as `leaverEmail` stays. */
  leaverPayout: optionalField(v.nullable(storedPayoutDetails)),
  acceptBy: time,
  /** When the artist is reminded to answer or to prepare; null once they were, and where neither is due. */
  remindAt: nullable(time),
  /** Null before the payment. */
  paidAt: v.nullable(time),
  /** Null before the payment, and once the sub-order is prepared or was found late. */
  prepareBy: nullable(time),
  isLate: flag,
  /** By when the artist's next step is due: to answer, to prepare, in a claim; past where it is late, null without. */
  artistDueAt: nullable(time),
  /** Null before. */
  deliveredAt: nullable(time),
  claim: v.nullable(storedClaim),
  /** Whole rupees of `subtotal` that claims gave back to the buyer. */
  claimRefund: rupees,
  /** Rates that held when it was ordered: of the house's commission, and of the tax that is withheld. */
  commissionRate: rate,
  tdsRate: rate,
  payoutStatus: oneOf<PayoutStatus>({ none: true, pending: true, due: true, held: true, paid: true }),
  /** By when it is to be made; null before the parcel is sent. */
  payoutDueAt: nullable(time),
  /** Null before the payout is made. */
  paidOutAt: nullable(time),
  payoutReference: nullable(v.string()),
  /** Orders of the artist that the same transfer paid, this one among them; missing before. */
  payoutOrders: optionalField(v.array(requiredText)),
  /** Payouts that came back from the bank, the first one first; each was made anew, or is due again. */
  returnedPayouts: listField(returnedPayout),
  reversalStatus: oneOf<ReversalStatus>({ none: true, due: true, paid: true }),
  /** Whole rupees, of all that was or is to be reversed. */
  reversalAmount: rupees,
  reversalReference: nullable(v.string()),
  /** Null before the reversal is made. */
  reversedAt: nullable(time),
  /** When a paid sub-order ended without being sent; null for all others. */
  saleEndedAt: nullable(time),
  createdAt: time,
  updatedAt: timeField,
});
export type StoredSubOrder = v.InferOutput<typeof storedSubOrder>;
