import { array, type InferType, number, object, type StringSchema, string } from 'yup';
import { ORDER_LINES_MAX, ORDER_TEXT_MAX } from '../shared/constants.ts';
import { ID_MAX } from '../shared/ids.ts';
import { messages } from '../shared/messages.ts';
import { isVisible } from '../shared/text-checks.ts';
import { newOrderMessages } from './cart-messages.ts';
import { orderMessages } from './order-messages.ts';

const INVALID = newOrderMessages.paramsInvalid;
/** Far above any order, and far below where sums lose a rupee. */
const AMOUNT_MAX = 1_000_000_000;

const id = () => string().required(INVALID).max(ID_MAX, INVALID);
const amount = () => number().required(INVALID).integer(INVALID).max(AMOUNT_MAX, INVALID);
/** Of an order none is zero. */
const positive = () => amount().min(1, INVALID);

const line = object({
  productId: id(),
  productSize: id(),
  productFrame: id(),
  price: amount().min(0, INVALID),
  /** The artist's user id. */
  photographer: positive(),
}).noUnknown();

/** `POST /product/order`: one line for each print, so several copies are as many lines. The amounts are those that the buyer saw. */
export const newOrderSchema = object({
  shippingAddress: id(),
  totalPrice: positive(),
  finalPrice: positive(),
  shippingCharge: positive(),
  productsInfo: array().of(line).required(INVALID).min(1, INVALID).max(ORDER_LINES_MAX, INVALID),
}).noUnknown();
export type NewOrderBody = InferType<typeof newOrderSchema>;

const text = (max: number, empty: string): StringSchema<string> =>
  string()
    .required(empty)
    .trim()
    .max(max, messages.tooLong)
    .test('visible', empty, (value) => !value || isVisible(value));

/** `POST /studio/order/{id}/decline`. */
export const declineSchema = object({
  reason: text(ORDER_TEXT_MAX.reason, orderMessages.reasonEmpty),
}).noUnknown();

/** `POST /studio/order/{id}/ship`. */
export const shipSchema = object({
  carrier: text(ORDER_TEXT_MAX.carrier, orderMessages.carrierEmpty),
  tracking: text(ORDER_TEXT_MAX.tracking, orderMessages.trackingEmpty),
}).noUnknown();

const reference = () => text(ORDER_TEXT_MAX.reference, orderMessages.referenceEmpty);

/** What the administrator saw: another one is refused. */
const seenAmount = () =>
  number()
    .required(messages.valueInvalid)
    .integer(messages.valueInvalid)
    .min(1, messages.valueInvalid)
    .max(AMOUNT_MAX, messages.valueInvalid);

/** `POST /studio/payment/{orderId}/received` and `…/refunded`: the bank's reference, and the amount in whole rupees. */
export const transferSchema = object({ reference: reference(), amount: seenAmount() }).noUnknown();

/** `POST /studio/payment/{orderId}/paid-out`. */
export const payoutSchema = object({
  reference: reference(),
  amount: seenAmount(),
  /** The artist's user id. */
  artist: number().required(messages.valueInvalid).integer(messages.valueInvalid),
}).noUnknown();
