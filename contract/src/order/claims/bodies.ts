import { array, type InferType, number, object, type StringSchema, string } from 'yup';
import { attachmentIds } from '../../attachment/bodies.ts';
import { ORDER_LINES_MAX, ORDER_TEXT_MAX } from '../../shared/constants.ts';
import { messages } from '../../shared/messages.ts';
import { lineField, proseField, schemaMessages } from '../../shared/text/text-fields.ts';
import { AMOUNT_MAX, visibleText } from '../bodies.ts';
import { claimMessages, orderMessages } from '../order-messages.ts';
import { CLAIM_REASONS, CLAIM_WISHES, type ClaimReason, type ClaimWish } from './stored.ts';
import type { ClaimAction } from './wire.ts';

/** Far above any name of a reason or an action. */
const CODE_MAX = 40;

/** Whole rupees that are given back: no more than the price, which the server knows. */
const refunded = () =>
  number()
    .integer(claimMessages.refundInvalid)
    .min(1, claimMessages.refundInvalid)
    .max(AMOUNT_MAX, claimMessages.refundInvalid);
const artist = () => number().required(schemaMessages.valueInvalid).integer(schemaMessages.valueInvalid);
const wishes = Object.keys(CLAIM_WISHES) as ClaimWish[];
const reasons = Object.keys(CLAIM_REASONS) as ClaimReason[];

/** `POST /product/order/{id}/claim`. */
export const claimSchema = object({
  photographer: artist(),
  reason: string<ClaimReason>()
    .required(claimMessages.reasonMissing)
    .max(CODE_MAX, schemaMessages.valueInvalid)
    .oneOf(reasons, schemaMessages.valueInvalid),
  wish: string<ClaimWish>().max(CODE_MAX, schemaMessages.valueInvalid).oneOf(wishes, schemaMessages.valueInvalid),
  text: visibleText(proseField(), ORDER_TEXT_MAX.claim, claimMessages.textEmpty),
  /** Positions among the prints of the sub-order. */
  lines: array()
    .of(
      number()
        .required(schemaMessages.valueInvalid)
        .integer(schemaMessages.valueInvalid)
        .min(0, schemaMessages.valueInvalid),
    )
    .required(claimMessages.printsMissing)
    .min(1, claimMessages.printsMissing)
    .max(ORDER_LINES_MAX, schemaMessages.valueInvalid),
  /** Ids of attachments: damage has to be seen. */
  pictures: attachmentIds()
    .defined(schemaMessages.valueInvalid)
    .when('reason', ([reason], schema) =>
      reason === 'damaged' ? schema.min(1, claimMessages.picturesMissing) : schema,
    ),
}).noUnknown();
export type ClaimBody = InferType<typeof claimSchema>;

/** Actions that need words, and those that need a carrier with a tracking number. */
const WITH_NOTE: readonly ClaimAction[] = ['refuse', 'dispute', 'refund'];
const WITH_CARRIER: readonly ClaimAction[] = ['sendReturn', 'sendReplacement'];

/** Returns the fields of a step: one of these actions, with what it needs and nothing else. */
function stepFields<Action extends ClaimAction>(actions: readonly Action[]) {
  const needs = (when: readonly ClaimAction[], field: StringSchema, max: number, empty: string) =>
    field
      .max(max, messages.tooLong)
      .when('action', ([action], schema) =>
        when.includes(action) ? visibleText(field, max, empty) : schema.oneOf([undefined], schemaMessages.valueInvalid),
      );
  return {
    action: string<Action>()
      .required(schemaMessages.valueInvalid)
      .max(CODE_MAX, schemaMessages.valueInvalid)
      .oneOf(actions, schemaMessages.valueInvalid),
    note: needs(WITH_NOTE, proseField(), ORDER_TEXT_MAX.reason, claimMessages.noteEmpty),
    carrier: needs(WITH_CARRIER, lineField(), ORDER_TEXT_MAX.carrier, orderMessages.carrierEmpty),
    tracking: needs(WITH_CARRIER, lineField(), ORDER_TEXT_MAX.tracking, orderMessages.trackingEmpty),
    /** Part of the price that is given back, in whole rupees; all of it where it is missing. */
    refund: refunded().when('action', ([action], schema) =>
      action === 'refund' ? schema : schema.oneOf([undefined], schemaMessages.valueInvalid),
    ),
  };
}

/** The words of a refusal and of a dispute. */
export const claimNoteSchema = object({
  note: visibleText(proseField(), ORDER_TEXT_MAX.reason, claimMessages.noteEmpty),
}).noUnknown();

/** `POST /product/order/{id}/claim/step`. */
export const buyerStepSchema = object({
  photographer: artist(),
  ...stepFields(['withdraw', 'dispute', 'sendReturn', 'receiveReplacement']),
}).noUnknown();

/** `POST /studio/order/{id}/claim`. */
export const artistStepSchema = object(
  stepFields([
    'agreeReplacement',
    'agreeReturn',
    'refund',
    'refuse',
    'dispute',
    'receiveReturn',
    'sendReplacement',
    'receiveReplacement',
  ]),
).noUnknown();

/** `POST /studio/claim/{orderId}`: what an administrator decides. */
export const decisionStepSchema = object({
  artist: artist(),
  ...stepFields(['agreeReplacement', 'agreeReturn', 'refund', 'refuse']),
}).noUnknown();
