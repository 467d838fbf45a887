import type { AddressFields } from '@aperture-byline/contract/address/stored';
import type { StoredClaim } from '@aperture-byline/contract/order/claims/stored';
import type { Claim } from '@aperture-byline/contract/order/claims/wire';
import type { StoredProviderPayment } from '@aperture-byline/contract/order/payments/provider-payments-stored';
import { toPerCent } from '@aperture-byline/contract/order/rates';
import type { OrderLine, StoredOrder, StoredSubOrder } from '@aperture-byline/contract/order/stored';
import type {
  Order,
  OrderedAddress,
  OrderedPrint,
  OrderListItem,
  PaymentClaim,
  PaymentDetails,
  StudioAddress,
  StudioOrder,
  StudioPrint,
  SubOrder,
} from '@aperture-byline/contract/order/wire';
import type { StoredShopSettings } from '@aperture-byline/contract/settings/stored';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import type { Order as ReadOrder } from '../../data/orders/orders.ts';
import { certificateState } from '../../lib/order/certificates.ts';
import { computePayableAmount, findUsableLink } from '../../lib/order/money/payment-links.ts';
import { toOrderedShipping } from '../../lib/order/quoted-shipping.ts';
import { estimateSubOrderArrival } from '../../lib/order/state/arrival.ts';
import {
  CLAIM_WITHIN,
  type ClaimActor,
  canOpenClaim,
  findClaimActions,
} from '../../lib/order/state/claim-transitions.ts';
import { listLeavers } from '../../lib/order/state/leavers.ts';
import {
  canCancel,
  computeEarnings,
  computeOpenAmount,
  computeOpenRefund,
  computePaidOut,
  isForBuyer,
  sumReceived,
} from '../../lib/order/state/order-amounts.ts';
import { canClaimPayment } from '../../lib/order/state/payment-transitions.ts';
import { toAttachment } from '../../lib/pictures/attachment-pictures.ts';
import { toSignedPicture } from '../../lib/pictures/signed-pictures.ts';
import { titleOfProvider } from '../../payments/configured-provider.ts';

export function toListItem(order: ReadOrder): OrderListItem {
  return {
    order_id: order.id,
    status: order.status,
    payment_status: order.paymentStatus,
    payment_claim: toPaymentClaim(order),
    refund_status: order.refundStatus,
    total: order.total,
    amount_due: order.amountDue,
    prints: order.lines.map((line) => ({
      title: line.title,
      photographer_name: line.artistName,
      frame_type: line.frameType,
      ...toSize(line),
      picture: toSignedPictureOrNull(line.picture),
    })),
    created_on: order.createdAt.toISOString(),
  };
}

/** The sub-orders stand in the order of their first lines. Only the buyer may cancel, and say that they have paid. */
export function toOrder(
  order: ReadOrder,
  {
    subOrders,
    shop,
    isBuyer,
    unprintable,
    provider,
    receipt,
    stray,
  }: {
    subOrders: readonly StoredSubOrder[];
    shop: StoredShopSettings | null;
    isBuyer: boolean;
    unprintable: string[];
    /** Name of the payment provider, if there is one. */
    provider: string | null;
    receipt: Order['receipt'];
    stray: readonly Pick<StoredProviderPayment, 'minorAmount' | 'currency'>[];
  },
): Order {
  const { address, artistIds, timeline, payment } = order;
  const sorted = [...subOrders].sort((a, b) => artistIds.indexOf(a.artistId) - artistIds.indexOf(b.artistId));
  return {
    order_id: order.id,
    status: order.status,
    is_own: isBuyer,
    can_cancel: isBuyer && hasAllSubOrders(order, subOrders) && canCancel(order, subOrders),
    can_claim_payment: isBuyer && canClaimPayment(order),
    buyer_name: displayBuyerName(order),
    address: { ...toAddress(order), email: address.email },
    gift: order.gift,
    parts: sorted.map((subOrder) => toSubOrder(order, subOrder, isBuyer ? 'buyer' : 'administrator')),
    subtotal: order.subtotal,
    shipping_charge: order.shipping,
    shipping_method: toOrderedShipping(order.shippingMethod),
    total: order.total,
    amount_due: order.amountDue,
    amount_open: computeOpenAmount(order),
    payment_status: order.paymentStatus,
    payment_claim: toPaymentClaim(order),
    transfers: order.transfers.map(({ amount, reference, at, provider }) => ({
      amount,
      reference,
      received_on: at.toISOString(),
      provider: provider ? titleOfProvider(provider) : null,
    })),
    pay_online: isBuyer && provider !== null ? toPayOnline(order, provider) : null,
    returning: stray.map(({ minorAmount, currency }) => ({ minor_amount: minorAmount, currency })),
    payment_details: order.paymentStatus === 'due' ? toPaymentDetails(shop) : null,
    pay_by: order.payBy?.toISOString() ?? null,
    paid_on: payment?.at.toISOString() ?? null,
    paid_amount: payment && sumReceived(order),
    payment_reference: payment?.reference ?? null,
    refund_status: order.refundStatus,
    refund_amount: order.refundAmount,
    refund_open: computeOpenRefund(order),
    refund_by: order.refundBy?.toISOString() ?? null,
    receipt_number: order.receipt?.number ?? null,
    receipt,
    credit_notes: order.refunds.map(({ creditNote, amount, reference, at }) => ({
      number: creditNote ?? null,
      amount,
      reference,
      issued_on: at.toISOString(),
    })),
    unprintable,
    leavers: isBuyer ? [] : listLeavers({ order, subOrders }),
    timeline: timeline.filter(isForBuyer).map(({ at, event, artistId, note }) => ({
      at: at.toISOString(),
      event,
      photographer: artistId,
      note,
    })),
    created_on: order.createdAt.toISOString(),
  };
}

function toPayOnline(order: StoredOrder, provider: string): Order['pay_online'] {
  const now = new Date();
  if (computePayableAmount(order, now) === 0) return null;
  return { provider, is_begun: findUsableLink(order, now)?.link.id != null };
}

const toPaymentClaim = ({ paymentClaim }: StoredOrder): PaymentClaim =>
  paymentClaim && { reference: paymentClaim.reference, claimed_on: paymentClaim.at.toISOString() };

/** False where one can't be parsed: nobody knows what is left of the order. */
function hasAllSubOrders({ artistIds }: Pick<StoredOrder, 'artistIds'>, subOrders: readonly StoredSubOrder[]): boolean {
  return artistIds.every((artistId) => subOrders.some((subOrder) => subOrder.artistId === artistId));
}

function toSubOrder(order: ReadOrder, subOrder: StoredSubOrder, reader: ClaimActor): SubOrder {
  const { deliveredAt, claim } = subOrder;
  const now = new Date();
  const canClaim = reader === 'buyer' && canOpenClaim(subOrder, now);
  return {
    photographer: subOrder.artistId,
    photographer_name: subOrder.lines[0]?.artistName ?? '',
    status: subOrder.status,
    prints: subOrder.lines.map((line, index) => toPrint(line, toCertificate(subOrder, index))),
    subtotal: subOrder.subtotal,
    is_paid: subOrder.paidAt !== null,
    reason: subOrder.reason,
    carrier: subOrder.carrier,
    tracking: subOrder.tracking,
    accept_by: subOrder.acceptBy.toISOString(),
    arrives: estimateSubOrderArrival(order, subOrder, now),
    claim_by: canClaim && deliveredAt ? new Date(deliveredAt.getTime() + CLAIM_WITHIN).toISOString() : null,
    claim: claim && toClaim(subOrder, claim, reader),
  };
}

export function toClaim(
  { orderId, artistId }: Pick<StoredSubOrder, 'orderId' | 'artistId'>,
  claim: StoredClaim,
  reader: ClaimActor,
): Claim {
  const place = { orderId, artistId: String(artistId) };
  const { status, reason, wish, text, pictures, lines, amount, carrier, tracking, openedAt, dueAt } = claim;
  return {
    status,
    reason,
    wish,
    text,
    pictures: pictures.map((picture) => toAttachment(place, picture)),
    lines,
    amount,
    refundNote: claim.refundNote ? { text: claim.refundNote, by: claim.refundNoteBy ?? 'house' } : null,
    carrier,
    tracking,
    openedAt: openedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    actions: findClaimActions(claim, reader),
  };
}

/** How much the artist is paid for a sub-order, and when. */
export function toSalePayout(subOrder: StoredSubOrder) {
  const { payoutStatus, payoutDueAt, payoutReference, subtotal, claimRefund, commissionRate } = subOrder;
  const { tax, payout } = computeEarnings(subOrder);
  return {
    payoutStatus,
    payoutDueAt: payoutDueAt?.toISOString() ?? null,
    payoutReference,
    subtotal,
    claimRefund,
    commissionRate: toPerCent(commissionRate),
    tax,
    payout,
    paidOut: computePaidOut(subOrder),
  };
}

/** `order`: what an artist may know of it, null before they accepted. */
export function toStudioOrder(
  subOrder: StoredSubOrder,
  order: Pick<StoredOrder, 'address' | 'buyerName' | 'gift' | 'shippingMethod'> | null,
  unprintable: string[],
): StudioOrder {
  return {
    orderId: subOrder.orderId,
    status: subOrder.status,
    prints: subOrder.lines.map((line, index) => toStudioPrint(line, toCertificate(subOrder, index))),
    reason: subOrder.reason,
    carrier: subOrder.carrier,
    tracking: subOrder.tracking,
    buyer: order && displayBuyerName(order),
    address: order && toStudioAddress(order),
    gift: order?.gift ?? null,
    shippingMethod: order?.shippingMethod ?? null,
    acceptBy: subOrder.acceptBy.toISOString(),
    isPaid: subOrder.paidAt !== null,
    prepareBy: (subOrder.status === 'preparing' ? subOrder.artistDueAt : subOrder.prepareBy)?.toISOString() ?? null,
    isLate: subOrder.isLate,
    ...toSalePayout(subOrder),
    reversalDue: subOrder.reversalStatus === 'due' ? subOrder.reversalAmount : 0,
    claim: subOrder.claim && toClaim(subOrder, subOrder.claim, 'artist'),
    unprintable,
    createdAt: subOrder.createdAt.toISOString(),
  };
}

function toStudioPrint(line: OrderLine, certificate: string | null): StudioPrint {
  const { productId, sizeId, frameId, slug, title, artistId, artistName, width, height, crop } = line;
  return {
    productId,
    sizeId,
    frameId,
    slug,
    title,
    artistId,
    artistName,
    width,
    height,
    ...(crop !== undefined && { crop }),
    frameType: line.frameType,
    sizePrice: line.sizePrice,
    framePrice: line.framePrice,
    price: line.price,
    picture: toSignedPictureOrNull(line.picture),
    editionNumber: toEditionNumber(line),
    certificate,
  };
}

/** Maps the delivery address to the studio's field names, without the e-mail address. */
function toStudioAddress(order: Pick<StoredOrder, 'address' | 'buyerName'>): StudioAddress {
  const { postalcode: postalCode, alternate_phone: alternatePhone, ...address } = toAddress(order);
  return { ...address, postalCode, alternatePhone };
}

/** Empty in orders whose buyer left. */
export function displayBuyerName({ buyerName }: Pick<StoredOrder, 'buyerName'>): string {
  return buyerName === '' ? apiMessages.formerMember : buyerName;
}

/** Without the e-mail address, which is nobody's business but the buyer's and the house's. */
export function toAddress({
  address: fields,
  buyerName,
}: {
  address: AddressFields;
  buyerName: string;
}): OrderedAddress {
  const { recipient, address, city, state, country, postalCode, phone, alternatePhone } = fields;
  return {
    name: recipient || displayBuyerName({ buyerName }),
    address,
    city,
    state,
    country,
    postalcode: postalCode,
    phone,
    alternate_phone: alternatePhone,
  };
}

function toSize({ width, height, crop }: OrderLine) {
  return { size_width: width, size_height: height, ...(crop !== undefined && { size_crop: crop }) };
}

function toPrint(line: OrderLine, certificate: string | null): OrderedPrint {
  return {
    product_id: line.productId,
    size_id: line.sizeId,
    frame_id: line.frameId,
    slug: line.slug,
    title: line.title,
    photographer: line.artistId,
    photographer_name: line.artistName,
    ...toSize(line),
    frame_type: line.frameType,
    size_price: line.sizePrice,
    frame_price: line.framePrice,
    price: line.price,
    picture: toSignedPictureOrNull(line.picture),
    edition_number: toEditionNumber(line),
    certificate,
  };
}

function toCertificate(subOrder: StoredSubOrder, index: number): string | null {
  const isValid = certificateState(subOrder, index) === 'valid';
  return isValid ? (subOrder.lines[index]?.certificate ?? null) : null;
}

function toEditionNumber({ editionNumber, edition }: OrderLine): StudioPrint['editionNumber'] {
  return editionNumber === undefined || edition === undefined ? null : { number: editionNumber, of: edition };
}

const toSignedPictureOrNull = (stored: StoredPicture | null): Picture | null => stored && toSignedPicture(stored);

function toPaymentDetails(shop: StoredShopSettings | null): PaymentDetails | null {
  if (!shop?.upiId && !shop?.accountNumber && !shop?.bankText) return null;
  const { upiId, payeeName, accountName, accountNumber, ifsc, bankText } = shop;
  return {
    upi_id: upiId || null,
    payee_name: payeeName,
    account: accountNumber ? { name: accountName, number: accountNumber, ifsc } : null,
    bank_text: bankText,
  };
}
