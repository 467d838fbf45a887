import { array, type InferType, number, object, type StringSchema, string } from 'yup';
import { newOrderMessages } from '../cart/cart-messages.ts';
import { ORDER_LINES_MAX, ORDER_TEXT_MAX } from '../shared/constants.ts';
import { dayInIndia, isDay } from '../shared/dates.ts';
import { DAY } from '../shared/durations.ts';
import { ID_MAX, isId } from '../shared/ids.ts';
import { messages } from '../shared/messages.ts';
import { isVisible } from '../shared/text/text-checks.ts';
import { codeField, lineField, proseField, schemaMessages } from '../shared/text/text-fields.ts';
import { HOLIDAY_DAYS_MAX } from '../shipping/arrival.ts';
import { SHIPPING_SPEEDS } from '../shipping/rates.ts';
import { orderMessages } from './order-messages.ts';

/** Length of `YYYY-MM-DD`. */
const DAY_LENGTH = 10;
const INVALID = newOrderMessages.paramsInvalid;
/** Far above any order, and far below where sums lose a rupee. */
export const AMOUNT_MAX = 1_000_000_000;

const id = () => string().required(INVALID).max(ID_MAX, INVALID);
const amount = () => number().required(INVALID).integer(INVALID).max(AMOUNT_MAX, INVALID);
/** Amount of at least 1: no amount of an order is zero. */
const positive = () => amount().min(1, INVALID);

const line = object({
  productId: id(),
  productSize: id(),
  productFrame: id(),
  price: amount().min(0, INVALID),
  /** The artist's user id. */
  photographer: positive(),
}).noUnknown();

/** An order that is sent to somebody else, with a card in the parcel. Its text is drawn as it is. */
const gift = object({
  message: proseField().defined(INVALID).max(ORDER_TEXT_MAX.giftMessage, messages.tooLong),
}).noUnknown();

/** `POST /product/order`: one line per print, also of copies. The amounts are those that the buyer saw. */
export const newOrderSchema = object({
  shippingAddress: id(),
  totalPrice: positive(),
  finalPrice: positive(),
  shippingCharge: positive(),
  /** Standard where it is missing. */
  shippingSpeed: string().max(ID_MAX, INVALID).oneOf(SHIPPING_SPEEDS, INVALID).optional(),
  productsInfo: array().of(line).required(INVALID).min(1, INVALID).max(ORDER_LINES_MAX, INVALID),
  /** Where it is a gift; the message may be empty. */
  gift: gift.default(undefined).optional(),
}).noUnknown();
export type NewOrderBody = InferType<typeof newOrderSchema>;

/** A text that has something to see, at most so long. */
export const visibleText = (field: StringSchema, max: number, empty: string): StringSchema<string> =>
  field
    .required(empty)
    .max(max, messages.tooLong)
    .test('visible', empty, (value) => !value || isVisible(value));

/** `POST /studio/order/{id}/decline`. */
export const declineSchema = object({
  reason: visibleText(proseField(), ORDER_TEXT_MAX.reason, orderMessages.reasonEmpty),
}).noUnknown();

/** Whether a holiday may end on this day: after today, in India, and not too far away. */
function isReturn(day: string): boolean {
  const last = dayInIndia(new Date(Date.now() + HOLIDAY_DAYS_MAX * DAY));
  return isDay(day) && day > dayInIndia(new Date()) && day <= last;
}

/** `PUT /studio/selling`. */
export const sellingSchema = object({
  // A form's empty field counts as missing.
  backOn: codeField()
    .default('')
    .max(DAY_LENGTH, orderMessages.backOnInvalid)
    .test('return', orderMessages.backOnInvalid, (day) => !day || isReturn(day)),
  returnAddress: proseField().default('').max(ORDER_TEXT_MAX.returnAddress, messages.tooLong),
}).noUnknown();

/** `POST /studio/order/{id}/ship`. */
export const shipSchema = object({
  carrier: visibleText(lineField(), ORDER_TEXT_MAX.carrier, orderMessages.carrierEmpty),
  tracking: visibleText(lineField(), ORDER_TEXT_MAX.tracking, orderMessages.trackingEmpty),
}).noUnknown();

const reference = () => visibleText(lineField(), ORDER_TEXT_MAX.reference, orderMessages.referenceEmpty);

const rupees = (min: number) =>
  number()
    .required(schemaMessages.valueInvalid)
    .integer(schemaMessages.valueInvalid)
    .min(min, schemaMessages.valueInvalid)
    .max(AMOUNT_MAX, schemaMessages.valueInvalid);

/** Amount that the administrator saw: any other one is refused. */
const seenAmount = () => rupees(1);

/** Letters and digits, with single signs between them that banks write and people type. */
const REFERENCE = /^[A-Za-z0-9](?:[ /-]?[A-Za-z0-9])+$/;
const REFERENCE_MIN = 6;
const REFERENCE_MAX = 35;

/** `POST /product/order/{id}/claim-payment`: the bank's or UPI app's reference, which has a digit. */
export const paymentClaimSchema = object({
  /** The reference that was given before and not answered yet, where this one corrects it. */
  corrects: lineField().max(REFERENCE_MAX, orderMessages.referenceInvalid),
  reference: lineField()
    .required(orderMessages.referenceEmpty)
    .max(REFERENCE_MAX, orderMessages.referenceInvalid)
    .test(
      'reference',
      orderMessages.referenceInvalid,
      (value) => !value || (value.length >= REFERENCE_MIN && REFERENCE.test(value) && /\d/.test(value)),
    ),
}).noUnknown();

/** `POST /product/order/{id}/withdraw-payment`. */
export const paymentWithdrawalSchema = paymentClaimSchema.pick(['reference']).noUnknown();

/** `POST /product/order/{id}/arrived`. */
export const arrivedSchema = object({
  artist: number().required(schemaMessages.valueInvalid).integer(schemaMessages.valueInvalid),
}).noUnknown();

/** `POST /studio/payment/{orderId}/received`: reference, amount, and what was due as the administrator saw it. */
export const receivedSchema = object({ reference: reference(), amount: rupees(1), due: rupees(0) }).noUnknown();

/** `POST /studio/payment/{orderId}/not-found`: the reference that the buyer gave. */
export const notFoundSchema = object({ reference: reference() }).noUnknown();

/** `POST /studio/payment/{orderId}/refunded`: the bank's reference, and the amount in whole rupees. */
export const transferSchema = object({ reference: reference(), amount: seenAmount() }).noUnknown();

/** `POST /studio/payment/{orderId}/refund-online`: the amount that the administrator saw. */
export const onlineRefundSchema = object({ amount: seenAmount() }).noUnknown();

/** `POST /studio/stray-payment/{paymentId}/refunded`: the bank's reference of what was sent back by hand. */
export const strayRefundSchema = object({ reference: reference() }).noUnknown();

/** The most orders that one payout may be for: as many as the list of payouts has. */
export const PAYOUT_ORDERS_MAX = 100;

const PAYOUT_ORDERS = orderMessages.payoutOrdersInvalid;
const payoutOrderId = () => string().required(PAYOUT_ORDERS).max(ID_MAX, PAYOUT_ORDERS).test('id', PAYOUT_ORDERS, isId);

/** `POST /studio/payout/{artistId}`: the bank's reference of one transfer, and what it pays of each order. */
export const payoutSchema = object({
  reference: reference(),
  orders: array()
    .of(object({ orderId: payoutOrderId(), amount: seenAmount() }).noUnknown())
    .required(PAYOUT_ORDERS)
    .min(1, PAYOUT_ORDERS)
    .max(PAYOUT_ORDERS_MAX, PAYOUT_ORDERS)
    .test('once', PAYOUT_ORDERS, (orders) => new Set(orders?.map(({ orderId }) => orderId)).size === orders?.length),
}).noUnknown();

/** 6 to 35 letters and digits: what banks call a UTR, also of other networks than NEFT. */
export const UTR = /^[A-Za-z0-9]{6,35}$/;

/** The most transfers of one file, each of an artist. */
export const BATCH_ROWS_MAX = 200;

/** `POST /studio/payout-batch/{id}/answer`: rows of the bank's answer, of which a transfer that was made has a UTR. */
export const batchAnswerSchema = object({
  rows: array()
    .of(
      object({
        reference: reference(),
        outcome: string()
          .required(schemaMessages.valueInvalid)
          .max(ID_MAX, schemaMessages.valueInvalid)
          .oneOf(['paid', 'failed'], schemaMessages.valueInvalid),
        utr: lineField().default('').max(ORDER_TEXT_MAX.reference, messages.tooLong),
        amount: seenAmount(),
      }).noUnknown(),
    )
    .required(schemaMessages.valueInvalid)
    .min(1, schemaMessages.valueInvalid)
    .max(BATCH_ROWS_MAX, schemaMessages.valueInvalid),
}).noUnknown();
export type BatchAnswer = InferType<typeof batchAnswerSchema>;

/** `POST /studio/payment/{orderId}/reversed`. */
export const reversalSchema = object({
  reference: reference(),
  amount: seenAmount(),
  artist: number().required(schemaMessages.valueInvalid).integer(schemaMessages.valueInvalid),
}).noUnknown();
