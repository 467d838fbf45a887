import { boolean, type InferType, number, object, type StringSchema, string } from 'yup';
import { payoutMessages } from '../order/payouts/payout-messages.ts';
import { HOME_CAROUSEL_IMAGES, INTRO_BLOGS } from '../shared/constants.ts';
import { messages } from '../shared/messages.ts';
import { isVisible } from '../shared/text/text-checks.ts';
import { codeField, lineField, proseField, schemaMessages } from '../shared/text/text-fields.ts';
import { imageIdList, seenVersion } from '../work/bodies.ts';
import { SUMMARY_MAX } from '../work/wire.ts';
import { workMessages } from '../work/work-messages.ts';
import { isGstin } from './gstin.ts';
import { settingsMessages } from './settings-messages.ts';

/** Without a dot in its handle, which an e-mail address has. */
const UPI_ID = /^[a-zA-Z0-9][a-zA-Z0-9._-]{1,63}@[a-zA-Z0-9]{2,64}$/;
const PAYEE_MAX = 100;
const BANK_TEXT_MAX = 1000;
const UPI_MAX = 129;
/** Accounts of banks in India have 9 to 18 digits. */
const ACCOUNT_NUMBER = /^\d{9,18}$/;
const ACCOUNT_MAX = 18;
/** The bank's four letters, a zero, and the branch. */
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const IFSC_MAX = 11;

/** `PUT /studio/home`: all of it, in order. */
export const homeSchema = object({
  carousel: imageIdList(HOME_CAROUSEL_IMAGES).required(schemaMessages.valueInvalid),
  introStories: imageIdList(INTRO_BLOGS).required(schemaMessages.valueInvalid),
  shopIntro: proseField().defined(schemaMessages.valueInvalid).max(SUMMARY_MAX, messages.tooLong),
  version: seenVersion(),
}).noUnknown();
export type HomeBody = InferType<typeof homeSchema>;

/** May be empty, but is sent: forms validate an empty field as a missing one. */
const needed = (field: StringSchema) => field.default('').defined(schemaMessages.valueInvalid);

const upiField = () =>
  needed(lineField())
    .max(UPI_MAX, messages.tooLong)
    .test('upi', workMessages.upiInvalid, (id) => !id || UPI_ID.test(id));

/** `PUT /studio/shop`: all of it; empty for none. */
export const shopSchema = object({
  upiId: upiField(),
  payeeName: needed(lineField())
    .max(PAYEE_MAX, messages.tooLong)
    // A payment app shows it before money is sent.
    .test('payee', workMessages.payeeMissing, (name = '', { parent }) => !parent.upiId || isVisible(name)),
  accountName: needed(lineField())
    .max(PAYEE_MAX, messages.tooLong)
    .test(
      'holder',
      workMessages.accountNameMissing,
      (name = '', { parent }) => !parent.accountNumber || isVisible(name),
    ),
  accountNumber: needed(codeField())
    .max(ACCOUNT_MAX, workMessages.accountInvalid)
    // Half of an account would be paid to by nobody.
    .test('account', workMessages.accountInvalid, (number, { parent }) =>
      number ? ACCOUNT_NUMBER.test(number) : !parent.ifsc,
    ),
  ifsc: needed(codeField())
    .uppercase(workMessages.ifscInvalid)
    .max(IFSC_MAX, workMessages.ifscInvalid)
    .test('ifsc', workMessages.ifscInvalid, (code, { parent }) => (code ? IFSC.test(code) : !parent.accountNumber)),
  bankText: needed(proseField()).max(BANK_TEXT_MAX, messages.tooLong),
  version: seenVersion(),
}).noUnknown();

/** Five letters, four digits, one letter. */
const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
const PAN_MAX = 10;
const panField = () =>
  needed(codeField())
    .uppercase(payoutMessages.panInvalid)
    .max(PAN_MAX, payoutMessages.panInvalid)
    .test('pan', payoutMessages.panInvalid, (pan) => !pan || PAN.test(pan));

/** Whether somewhere to pay to is entered. Of half an account its missing half is refused. */
const isPlaceEntered = (upiId: string, { accountNumber, ifsc }: { accountNumber?: string; ifsc?: string }): boolean =>
  Boolean(upiId || accountNumber || ifsc);

/** `PUT /studio/payout-details`: an artist's own, by the rules of the house's; all empty removes them. */
export const payoutDetailsSchema = shopSchema
  .pick(['accountName', 'accountNumber', 'ifsc'])
  .shape({
    // A name or a PAN alone would remove the account by mistake.
    upiId: upiField().test(
      'entered',
      payoutMessages.nothingEntered,
      (upiId, { parent }) => isPlaceEntered(upiId, parent) || !(parent.accountName || parent.pan),
    ),
    pan: panField(),
  })
  .noUnknown();

/** Form of an artist's own details: the account number is typed twice, and a removal is asked for apart from it. */
export const payoutFormSchema = ({ asksPan }: { asksPan: boolean }) =>
  payoutDetailsSchema.shape({
    upiId: upiField().test('entered', payoutMessages.nothingEntered, (upiId, { parent }) =>
      isPlaceEntered(upiId, parent),
    ),
    accountNumberAgain: needed(codeField()).test(
      'same',
      payoutMessages.numbersDiffer,
      (again = '', { parent: { accountNumber = '' } }) => again === accountNumber,
    ),
    pan: asksPan ? panField().required(payoutMessages.panMissing) : panField(),
  });

export type ShopBody = InferType<typeof shopSchema>;

const SELLER_ADDRESS_MAX = 500;
const GSTIN_LENGTH = 15;
/** Four digits, or with more detail six or eight. */
const HSN_CODE = /^(?:\d{4}|\d{6}|\d{8})$/;
const HSN_MAX = 8;
const RATE_MAX = 40;

/** `PUT /studio/seller`: all of it; empty for none. */
export const sellerSchema = object({
  name: needed(lineField()).max(PAYEE_MAX, messages.tooLong),
  address: needed(proseField()).max(SELLER_ADDRESS_MAX, messages.tooLong),
  gstin: needed(codeField())
    .uppercase()
    .max(GSTIN_LENGTH, settingsMessages.gstinInvalid)
    .test('gstin', settingsMessages.gstinInvalid, (gstin) => !gstin || isGstin(gstin))
    // A tax invoice names them.
    .test(
      'named',
      settingsMessages.sellerMissing,
      (gstin, { parent: { name = '', address = '' } }) => !gstin || (isVisible(name) && isVisible(address)),
    ),
  hsnCode: needed(codeField())
    .max(HSN_MAX, settingsMessages.hsnInvalid)
    .test('hsn', settingsMessages.hsnInvalid, (code, { parent }) => (code ? HSN_CODE.test(code) : !parent.gstin)),
  gstRate: number()
    .defined(schemaMessages.valueInvalid)
    .integer(settingsMessages.gstRateInvalid)
    .min(0, settingsMessages.gstRateInvalid)
    .max(RATE_MAX, settingsMessages.gstRateInvalid),
  asksPan: boolean().defined(schemaMessages.valueInvalid),
  version: seenVersion(),
}).noUnknown();
export type SellerBody = InferType<typeof sellerSchema>;

/** The most that the house may keep, and withhold, of a price; per cent. */
export const COMMISSION_MAX = 60;
const TDS_MAX = 30;
const TDS_TEXT_MAX = 60;
const COURIER_MAX = 10;

/** Per cent, whole or with one decimal. */
export const perCentField = (max: number, message: string) =>
  number()
    .min(0, message)
    .max(max, message)
    .test('decimal', message, (rate) => rate == null || Number(rate.toFixed(1)) === rate);

/** `PUT /studio/payout-terms`: all of it. */
export const payoutTermsSchema = object({
  commissionRate: perCentField(COMMISSION_MAX, settingsMessages.commissionInvalid)
    .typeError(settingsMessages.commissionInvalid)
    .defined(settingsMessages.commissionInvalid),
  tdsRate: perCentField(TDS_MAX, settingsMessages.tdsRateInvalid)
    .typeError(settingsMessages.tdsRateInvalid)
    .defined(settingsMessages.tdsRateInvalid),
  tdsText: needed(lineField())
    .max(TDS_TEXT_MAX, messages.tooLong)
    .test(
      'named',
      settingsMessages.tdsTextMissing,
      (text = '', { parent }) => !(parent.tdsRate > 0) || isVisible(text),
    ),
  courier: string()
    .max(COURIER_MAX, schemaMessages.valueInvalid)
    .oneOf(['artist', 'house'] as const, schemaMessages.valueInvalid)
    .required(schemaMessages.valueInvalid),
  version: seenVersion(),
}).noUnknown();
export type PayoutTermsBody = InferType<typeof payoutTermsSchema>;
