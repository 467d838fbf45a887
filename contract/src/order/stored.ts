import type { AddressFields } from '../address/stored.ts';
import type { StoredPicture } from '../shared/stored.ts';

/**
 * What one artist does about their prints of an order. `declined`, `expired` and `cancelled` end it without a sale, `delivered`
 * with one.
 */
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
export type PayoutStatus = 'none' | 'due' | 'paid';

/** One print of an order as it was bought. Centimetres and whole rupees. */
export interface OrderLine {
  productId: string;
  slug: string;
  title: string;
  artistId: number;
  artistName: string;
  sizeId: string;
  width: number;
  height: number;
  frameId: string;
  frameType: string;
  sizePrice: number;
  framePrice: number;
  /** Size and frame together. */
  price: number;
  /** Null where the product showed none. */
  picture: StoredPicture | null;
  /** Which one of how many prints it is, `7 of 50`: given when its artist accepts. Missing before, and without an edition. */
  editionNumber?: number;
  edition?: number;
}

export type OrderEvent =
  | 'placed'
  | 'reminded'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'cancelled'
  | 'payment_due'
  | 'payment_reminded'
  | 'unpaid'
  | 'paid'
  | 'late'
  | 'preparing'
  | 'shipped'
  | 'delivered'
  | 'refund_due'
  | 'refunded'
  | 'paid_out';

/** What artist and house agree between them is not the buyer's. */
export type BuyerEvent = Exclude<OrderEvent, 'reminded' | 'paid_out'>;

/** Only ever added to: its index in the timeline names an event, so that notices and mails about it exist once. */
export interface TimelineEntry {
  at: Date;
  event: OrderEvent;
  /** Whose sub-order; null where it concerns the whole order. */
  artistId: number | null;
  /** An artist's reason, or how a print was sent. */
  note: string | null;
}

/** Money that was received or given back, confirmed by an administrator, whom `audit` names. */
export interface Transfer {
  amount: number;
  /** The bank's. */
  reference: string;
  at: Date;
}

/** `orders/{id}`. Amounts are whole rupees. */
export interface StoredOrder {
  /** Null once the buyer's account is erased. */
  buyerId: number | null;
  buyerName: string;
  /** Keyed hash of what was ordered: the same id with another one is another order. */
  fingerprint: string;
  /** A copy; its fields are empty once the buyer's account is erased. */
  address: AddressFields;
  lines: OrderLine[];
  artistIds: number[];
  /** The images that its prints show: their files are kept as long as it is. */
  imageIds: string[];
  /** What was ordered. */
  subtotal: number;
  shipping: number;
  total: number;
  /** What the accepted sub-orders and shipping cost; 0 while an artist is awaited, and where nothing is sold. */
  amountDue: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** Null unless a payment is due of which the buyer was not reminded yet. */
  payRemindAt: Date | null;
  /** When the order ends unpaid; null unless a payment is due. */
  payBy: Date | null;
  payment: Transfer | null;
  refundStatus: RefundStatus;
  /** All that is to be given back, or was. */
  refundAmount: number;
  refunds: Transfer[];
  timeline: TimelineEntry[];
  createdAt: Date;
  updatedAt: Date;
}

/** `orders/{id}/parts/{artistId}`: what is one artist's in an order. */
export interface StoredSubOrder {
  orderId: string;
  artistId: number;
  /** Null once the buyer's account is erased. */
  buyerId: number | null;
  status: SubOrderStatus;
  lines: OrderLine[];
  subtotal: number;
  /** Of a decline. */
  reason: string | null;
  carrier: string | null;
  tracking: string | null;
  acceptBy: Date;
  /** Null once the artist was reminded or decided. */
  remindAt: Date | null;
  paidAt: Date | null;
  /** Null before the payment, and once the sub-order is prepared or was found late. */
  prepareBy: Date | null;
  isLate: boolean;
  payoutStatus: PayoutStatus;
  payoutDueAt: Date | null;
  payoutReference: string | null;
  createdAt: Date;
  updatedAt: Date;
}
