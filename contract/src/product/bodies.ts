import { array, number, object, string } from 'yup';
import { ID_MAX } from '../shared/ids.ts';
import { messages } from '../shared/messages.ts';
import { lineField, proseField, schemaMessages } from '../shared/text/text-fields.ts';
import { LEAD_DAYS } from '../shipping/arrival.ts';
import { draftHtml, draftLine, draftProse, draftTitle, imageIdList, versionField, wordList } from '../work/bodies.ts';
import {
  CATEGORIES_MAX,
  EDITION_MAX,
  PRICE_MAX,
  PRINT_SIDE,
  PRODUCT_OPTIONS_MAX,
  PRODUCT_PICTURES_MAX,
  SUMMARY_MAX,
  WORK_LABEL_MAX,
} from '../work/wire.ts';
import { workMessages } from '../work/work-messages.ts';
import { haveDistinctMeasures } from './same-size.ts';

/** Centimetres and whole rupees. `id` is missing for a size that is new. */
export interface SizeFields {
  id?: string | undefined;
  width: number;
  height: number;
  price: number;
  /** How many prints of this size there will ever be; null where their number is not limited. */
  edition: number | null;
  /** See `Placement`; missing where the photograph is printed whole. */
  crop?: number | undefined;
}

/** The charge, in whole rupees, is added to the size's price. `id` is missing for a frame that is new. */
export interface FrameFields {
  id?: string | undefined;
  type: string;
  charge: number;
  description: string;
  /** Days that a print in it takes to prepare; missing where it is the usual time, see `LEAD_DAYS`. */
  leadDays?: number | undefined;
}

/** Fields of a print that an artist edits. */
export interface ProductFields {
  title: string;
  introduction: string;
  /** HTML. */
  description: string;
  place: string;
  /** Paper and print, which certificates name. */
  paper: string;
  categories: string[];
  /** The printed photograph first. */
  imageIds: string[];
  /** Public at once, also of an approved print. */
  sizes: SizeFields[];
  /** Charges, days and removals of an approved print are public at once, words and new frames once approved. */
  frames: FrameFields[];
}

const optionId = () => string().min(1, schemaMessages.valueInvalid).max(ID_MAX, schemaMessages.valueInvalid);

const side = () =>
  number()
    .required(workMessages.sizeInvalid)
    .min(PRINT_SIDE.min, workMessages.sizeInvalid)
    .max(PRINT_SIDE.max, workMessages.sizeInvalid)
    .test('half', workMessages.sizeInvalid, (value) => value === undefined || Number.isInteger(value * 2));

const size = object({
  id: optionId(),
  width: side(),
  height: side(),
  price: number()
    .required(workMessages.priceInvalid)
    .integer(workMessages.priceInvalid)
    .min(1, workMessages.priceInvalid)
    .max(PRICE_MAX, workMessages.priceInvalid),
  edition: number()
    .nullable()
    .defined(workMessages.editionInvalid)
    .integer(workMessages.editionInvalid)
    .min(1, workMessages.editionInvalid)
    .max(EDITION_MAX, workMessages.editionInvalid),
  crop: number().min(0, schemaMessages.valueInvalid).max(1, schemaMessages.valueInvalid),
}).noUnknown();

const frame = object({
  id: optionId(),
  type: lineField().required(workMessages.required).max(WORK_LABEL_MAX, messages.tooLong),
  charge: number()
    .required(workMessages.chargeInvalid)
    .integer(workMessages.chargeInvalid)
    .min(0, workMessages.chargeInvalid)
    .max(PRICE_MAX, workMessages.chargeInvalid),
  description: proseField().defined(schemaMessages.valueInvalid).max(SUMMARY_MAX, messages.tooLong),
  leadDays: number()
    .integer(workMessages.leadDaysInvalid)
    .min(LEAD_DAYS.usual, workMessages.leadDaysInvalid)
    .max(LEAD_DAYS.max, workMessages.leadDaysInvalid),
}).noUnknown();

/** True where no two options share an id. */
const haveDistinctIds = (options: readonly { id?: string | undefined }[] | null | undefined): boolean => {
  const ids = (options ?? []).flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
};

const fields = {
  title: draftTitle(),
  introduction: draftProse(SUMMARY_MAX),
  description: draftHtml(),
  place: draftLine(WORK_LABEL_MAX),
  paper: draftLine(WORK_LABEL_MAX),
  categories: wordList(CATEGORIES_MAX),
  imageIds: imageIdList(PRODUCT_PICTURES_MAX),
  sizes: array()
    .of(size)
    .max(PRODUCT_OPTIONS_MAX, messages.tooLong)
    .test('ids', schemaMessages.valueInvalid, haveDistinctIds)
    .test('distinct', workMessages.sizeTwice, haveDistinctMeasures),
  frames: array()
    .of(frame)
    .max(PRODUCT_OPTIONS_MAX, messages.tooLong)
    .test('ids', schemaMessages.valueInvalid, haveDistinctIds),
};

/** `POST /studio/product`: a draft, of which anything may be missing. */
export const newProductSchema = object(fields).noUnknown();

/** `PUT /studio/product/{id}`: what changed. */
export const productChangeSchema = object({ ...fields, ...versionField }).noUnknown();

const needed = () => string().required(workMessages.required);

/** Fields that a print needs before it is reviewed. */
export const completeProductSchema = object({
  title: needed(),
  introduction: needed(),
  description: needed(),
  imageIds: array().of(string().defined()).required().min(1, workMessages.imagesMissing),
  sizes: array().of(object({})).required().min(1, workMessages.sizesMissing),
  frames: array().of(object({})).required().min(1, workMessages.framesMissing),
});
