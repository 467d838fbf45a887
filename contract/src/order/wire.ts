import type { Picture } from '../shared/picture.ts';
import type { Arrival } from '../shipping/arrival.ts';
import type { ShippingMethod, ShippingSpeed, ShippingZone } from '../shipping/rates.ts';
import type { Claim } from './claims/wire.ts';
import type { BuyerEvent, OrderStatus, PaymentStatus, PayoutStatus, RefundStatus, SubOrderStatus } from './stored.ts';

/** `POST /product/order`. */
export interface PlacedOrder {
  orderId: string;
}

/** Print of an order as it was bought. Centimetres and whole rupees. */
export interface OrderedPrint {
  product_id: string;
  size_id: string;
  frame_id: string;
  slug: string;
  title: string;
  /** The artist's user id. */
  photographer: number;
  photographer_name: string;
  size_width: number;
  size_height: number;
  /** See `Placement`; missing where the photograph is printed whole. */
  size_crop?: number;
  frame_type: string;
  size_price: number;
  frame_price: number;
  price: number;
  /** Null where the product showed none. */
  picture: Picture | null;
  /** Which one of how many prints it is, `7 of 50`; null before its artist accepts, and without an edition. */
  edition_number: { number: number; of: number } | null;
  /** The code of its certificate; null before the payment, and where there is none or it is not valid any more. */
  certificate: string | null;
}

/** Payment that a buyer says they made; null while nothing is being checked. */
export type PaymentClaim = { reference: string; claimed_on: string } | null;

/** Print of a list of orders: as much as its framed picture and its name need. */
export type OrderListPrint = Pick<
  OrderedPrint,
  'title' | 'photographer_name' | 'picture' | 'frame_type' | 'size_width' | 'size_height' | 'size_crop'
>;

/** `GET /product/order`, newest first. Times are ISO 8601. */
export interface OrderListItem {
  order_id: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  payment_claim: PaymentClaim;
  refund_status: RefundStatus;
  total: number;
  amount_due: number;
  prints: OrderListPrint[];
  created_on: string;
}

/** Part of an order that one artist fulfils. */
export interface SubOrder {
  photographer: number;
  photographer_name: string;
  status: SubOrderStatus;
  prints: OrderedPrint[];
  subtotal: number;
  /** Also where it was declined after that. */
  is_paid: boolean;
  /** Reason of a decline. */
  reason: string | null;
  carrier: string | null;
  tracking: string | null;
  accept_by: string;
  /** Before the payment as if it were made today; null once it has arrived, and where nothing will. */
  arrives: Arrival | null;
  /**
   * Until when the buyer can report that something is wrong with the prints; null where they can't, and for
   * administrators.
   */
  claim_by: string | null;
  claim: Claim | null;
}

/** A speed in a zone, and the business days that it takes. */
export interface OrderedShipping {
  zone: ShippingZone;
  speed: ShippingSpeed;
  from_days: number;
  to_days: number;
}

/** A copy of the delivery address, with the name of its recipient, else of who ordered. */
export interface OrderedAddress {
  name: string;
  address: string;
  city: string;
  state: string;
  country: string;
  postalcode: string;
  phone: string;
  alternate_phone: string;
}

/** Where the amount due is paid, of `settings/shop`. */
export interface PaymentDetails {
  /** Null where the house has none. */
  upi_id: string | null;
  payee_name: string;
  /** For a bank transfer; null where the house has none. */
  account: { name: string; number: string; ifsc: string } | null;
  /** Text with line ends: what else is to be known about a bank transfer. */
  bank_text: string;
}

/** `POST /product/order/{id}/pay`. */
export interface PaymentPage {
  /** Address of the provider's page, to which the browser goes. */
  url: string;
}

/** Buyer or artist whose account is erased, while prints or money of theirs are open in an order. */
export interface Leaver {
  role: 'buyer' | 'artist';
  /** Empty where it is gone. */
  name: string;
  /** Where they are reached about it; null where no confirmed address is kept. */
  email: string | null;
}

/** Seller and taxes of a receipt as they were at the payment, in the words of its document. */
export interface ReceiptHead {
  /** `Tax invoice` where the seller has a GSTIN. */
  title: string;
  /** `text` has line ends: the address, and the GSTIN where there is one. */
  seller: { name: string; text: string };
  /** Code of the goods and place of supply; none without a GSTIN. */
  facts: (readonly [label: string, text: string])[];
  /** Taxes that the total includes; none without a GSTIN. */
  taxes: (readonly [label: string, amount: string])[];
}

/** `GET /product/order/{id}`. Amounts are whole rupees, times ISO 8601. */
export interface Order {
  order_id: string;
  status: OrderStatus;
  /** False for administrators, who read it too. */
  is_own: boolean;
  can_cancel: boolean;
  /** Whether the buyer may say that they have paid: a payment is due, and none is being checked. */
  can_claim_payment: boolean;
  /** Who ordered; the address may name somebody else. */
  buyer_name: string;
  address: OrderedAddress & { email: string };
  /** Where it is a gift: what its card says. */
  gift: { message: string } | null;
  parts: SubOrder[];
  subtotal: number;
  shipping_charge: number;
  shipping_method: OrderedShipping;
  total: number;
  /** Price of the accepted prints and of shipping; 0 while an artist is awaited. */
  amount_due: number;
  /** Part of `amount_due` that has not come yet; 0 where nothing is to be paid. */
  amount_open: number;
  payment_status: PaymentStatus;
  payment_claim: PaymentClaim;
  /** All that came; `provider` is the name of the payment provider that it came by, null for the bank. */
  transfers: { amount: number; reference: string; received_on: string; provider: string | null }[];
  /**
   * While `amount_open` can be paid on the page of a payment provider, its name, and whether the buyer was there; null
   * without a provider, and for administrators.
   */
  pay_online: { provider: string; is_begun: boolean } | null;
  /** While the payment is due, and where details are set. */
  /** For the buyer: payments by the provider that pay for nothing, in the smallest unit, until they went back. */
  returning: { minor_amount: number; currency: string }[];
  payment_details: PaymentDetails | null;
  /** When the order ends unless it is paid; null unless a payment is due, and while one is being checked. */
  pay_by: string | null;
  /** When all that was due had come, what came in all, and the bank's reference of the last transfer; null before. */
  paid_on: string | null;
  paid_amount: number | null;
  payment_reference: string | null;
  refund_status: RefundStatus;
  /** All that is to be given back, or was. */
  refund_amount: number;
  /** Part of `refund_amount` that was not given back yet, and the day by which it is. */
  refund_open: number;
  refund_by: string | null;
  /** Null before the payment. */
  receipt_number: string | null;
  receipt: ReceiptHead | null;
  /**
   * Credit notes, one for each refund; `number` is null where the order was never paid in full: there is no receipt to
   * correct.
   */
  credit_notes: { number: string | null; amount: number; reference: string; issued_on: string }[];
  /** Characters that no font has, of the documents that it can be asked for: these show their numbers instead. */
  unprintable: string[];
  /** For administrators alone. */
  leavers: Leaver[];
  timeline: { at: string; event: BuyerEvent; photographer: number | null; note: string | null }[];
  created_on: string;
}

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
  crop?: number;
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
  /** Who ordered, once accepted; the address may name somebody else. */
  buyer: string | null;
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
  /** Share of the price that the house keeps, per cent. */
  commissionRate: number;
  /** Whole rupees of the price that were given back to the buyer. */
  claimRefund: number;
  /** Whole rupees of tax that the house withholds. */
  tax: number;
  /** Amount of the payout, whole rupees: the price less refunds, commission and tax. */
  payout: number;
  /** Amount of the transfer that paid it out, of which a later refund may have taken a part; 0 before. */
  paidOut: number;
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

/** `GET` and `PUT /studio/selling`: what holds for all orders of an artist. */
export interface SellingSettings {
  /** Day of India's calendar on which they are back; empty where they are not away. */
  backOn: string;
  /** For the labels of their parcels; may be empty. */
  returnAddress: string;
}
