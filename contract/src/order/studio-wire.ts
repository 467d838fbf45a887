import type { Picture } from '../shared/picture.ts';
import type { ShippingMethod } from '../shipping/rates.ts';
import type { Claim, DisputedClaim } from './claims/claim-wire.ts';
import type { PayoutStatus, SubOrderStatus } from './stored.ts';

/** Print of a sub-order in the studio: an `OrderedPrint` under the names of the stored line. */
export interface StudioPrint {
  productId: string;
  sizeId: string;
  frameId: string;
  slug: string;
  title: string;
  artistId: number;
  artistName: string;
  width: number;
  height: number;
  frameType: string;
  sizePrice: number;
  framePrice: number;
  price: number;
  picture: Picture | null;
  editionNumber: { number: number; of: number } | null;
  /** The code of its certificate; null before the payment, and where there is none or it is not valid any more. */
  certificate: string | null;
}

/** Where an artist sends their prints: an `OrderedAddress` under the names of the stored address. */
export interface StudioAddress {
  name: string;
  address: string;
  city: string;
  state: string;
  country: string;
  postalCode: string;
  phone: string;
  alternatePhone: string;
}

/** `GET /studio/order`: an artist's sub-order. */
export interface StudioOrder {
  orderId: string;
  status: SubOrderStatus;
  prints: StudioPrint[];
  subtotal: number;
  reason: string | null;
  carrier: string | null;
  tracking: string | null;
  /** Once accepted. */
  address: StudioAddress | null;
  /** Where it is a gift, once accepted: what its card says. */
  gift: { message: string } | null;
  /** How it is to be sent; null before it is accepted. */
  shippingMethod: ShippingMethod | null;
  acceptBy: string;
  isPaid: boolean;
  prepareBy: string | null;
  isLate: boolean;
  payoutStatus: PayoutStatus;
  payoutDueAt: string | null;
  payoutReference: string | null;
  /** Amount of the payout, whole rupees: the subtotal less the refunds of claims. */
  payout: number;
  /** Amount that the artist owes to the house, as it was paid out before a claim refunded it; 0 for nothing. */
  reversalDue: number;
  claim: Claim | null;
  /** Characters that no font has, of the papers that it can be asked for: these show their numbers instead. */
  unprintable: string[];
  createdAt: string;
}

/** Steps of an artist in their own sub-order: `POST /studio/order/{id}/…`. */
export type ArtistTransition =
  | { name: 'accept' | 'prepare' | 'deliver' }
  | { name: 'decline'; reason: string }
  | { name: 'ship'; carrier: string; tracking: string };

/** Answer of `POST /studio/order/{id}/…`. */
export interface ChangedSubOrder {
  status: SubOrderStatus;
}

/** A payment that is due, or that a buyer says they made. */
export interface OpenPayment {
  orderId: string;
  /** Amount that is still to come; 0 where the order ended after the buyer had said that they paid. */
  amount: number;
  /** Amount that has come already. */
  received: number;
  buyerName: string;
  createdAt: string;
  /** Null where the buyer has not said that they paid. */
  claim: {
    reference: string;
    claimedAt: string;
    /** Other orders for which the same reference was claimed or received. */
    alsoGivenFor: string[];
  } | null;
}

/** `GET /studio/payment`: what an administrator confirms and looks after. Longest waiting first. */
export interface OpenPayments {
  /** First those of which the buyer says that they are made; then those that are due. */
  payments: OpenPayment[];
  refunds: {
    orderId: string;
    amount: number;
    buyerName: string;
    paymentReference: string;
    refundBy: string | null;
  }[];
  payouts: {
    orderId: string;
    artistId: number;
    artistName: string;
    amount: number;
    dueAt: string;
    status: SubOrderStatus;
  }[];
  /** Amounts that artists send back after a claim. */
  reversals: { orderId: string; artistId: number; artistName: string; amount: number }[];
  /** Claims that an administrator decides. */
  disputes: DisputedClaim[];
  /** Paid sub-orders whose artist has not begun to prepare them in time; `since` is when they had to. */
  late: { orderId: string; artistId: number; artistName: string; since: string }[];
}
