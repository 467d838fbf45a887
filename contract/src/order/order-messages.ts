import { HOLIDAY_DAYS_MAX } from '../shipping/arrival.ts';

export const orderMessages = {
  wrongState: 'The order has changed in the meantime. Please reload and look again.',
  reasonEmpty: 'Please tell the buyer why',
  carrierEmpty: 'Please name the carrier',
  trackingEmpty: 'Please enter the tracking number',
  referenceEmpty: 'Please enter the reference of the transfer',
  referenceInvalid:
    'A reference has 6 to 35 letters and digits, such as the 12 digits of a UPI payment. Your bank shows it with the payment.',
  /** `number`: that of the order which was paid with it. */
  referenceUsed: (number: string) =>
    `Nothing was recorded: the transfer with this reference has paid the order ${number}. One transfer pays one order. Please look in the bank’s statement for the one that pays this order, and enter its reference.`,
  notLoaded: 'Your orders could not be loaded. Please try again later.',
  orderNotLoaded: 'This order could not be loaded. Please try again later.',
  orderNotFound: 'Order not found',
  paymentFollows: 'You pay when the artists have accepted. There is nothing to pay before that.',
  nothingToPay: 'There is nothing to pay for this order.',
  changed: 'The order has changed in the meantime. Here is how it stands now.',
  cancel: 'None of its prints will come, and there is nothing to pay. This cannot be undone.',
  cancelWhileDue:
    'None of its prints will come, and there is nothing to pay. Should a payment of yours be on its way, we send it back to you. This cannot be undone.',
  providerDown: 'The page to pay on could not be opened. Please try again in a few minutes, or pay by hand.',
  notPayable: 'There is nothing to pay online for this order now. Please reload and look again.',
  claimHint: 'The 12 digits that your UPI app shows (UTR), or the reference of your bank.',
  claimed: 'Thank you. We look for your payment, and write to you.',
  notClaimed: 'This could not be sent. Please try again.',
  claimsUsed: 'You have told us of a payment three times. Please write to us, with a copy of the transfer.',
  copyFailed: 'It could not be copied. It is selected: please copy it yourself.',
  arrive:
    'Your order then counts as delivered. Should something be damaged or not what you ordered, please tell us within 7 days.',
  arrived: 'Thank you for telling us.',
  notFoundQuestion: 'The buyer is asked to check the reference, and has seven days to pay or to give another one.',
  notFound: 'The buyer is told.',
  recordedNotLoaded: 'What is recorded already could not be loaded. Please choose the statement again.',
  statementHint:
    'A CSV file of your bank. It is read on this device alone and sent to nobody; you confirm each payment yourself.',
  statementUnreadable:
    'No transfers could be read from this file. Please choose a CSV file of your bank in which the columns have names.',
  payoutOrdersInvalid:
    'A payout is for one or more orders of the list, each once. Nothing was recorded: please look at the list again.',
  payoutNotDue:
    'Not all of this is due now: an order has changed, is paid out already, or its prints are not sent yet. Nothing was recorded: please look at the list again.',
  payoutChanged:
    'One of these orders has changed, so the sum is another one now. Nothing was recorded: please look at the list again.',
  noSuchOpenOrder: 'No open order fits. Please try fewer words.',
  statementTooLarge: 'This file is too large. Please choose a CSV file of at most 5 MB.',
  amountInvalid: 'Please enter what came in whole rupees',
  declined: 'The artist could not take this part. You do not pay for it.',
  declinedAfterPayment: 'The artist could not take this part. You get back what you paid for it.',
  cancelled: 'Your order is cancelled.',
  notCancelled: 'The order could not be cancelled. Please try again later.',
  certificateNotFound: 'There is no such certificate',
  certificateNotLoaded: 'The certificate could not be checked. Please try again later.',
  certificateInvalid: 'This certificate is no longer valid: its print did not come, or came back.',
  unprintableOnParcel:
    'These signs can’t be printed. The papers of the parcel show their numbers in frames: please write the signs by hand, or ask the buyer how else they are written.',
  unprintableOnReceipt:
    'These signs can’t be printed. The documents show their numbers in frames: please write to us if you need them otherwise.',
  moneyNotLoaded: 'Your money could not be loaded. Please try again later.',
  noNextPayout: 'None is due. A payout is due once you have sent a print that is paid.',
  payoutDetailsMissing: 'Please enter where we pay you: without it we can’t.',
  documentNotLoaded: 'The document could not be downloaded. Please try again later.',
  transitionFailed: 'This could not be saved. Please try again later.',
  sellingSaved: 'Saved. New orders and estimates go by it.',
  sellingNotSaved: 'This could not be saved. Please try again.',
  backOnInvalid: `Please choose a day from tomorrow on, at most ${HOLIDAY_DAYS_MAX} days from now`,
  noSales: 'No orders yet. When somebody orders a print of yours, you accept or decline it here.',
  paymentsNotLoaded: 'The payments could not be loaded. Please try again later.',
  confirmed: 'Confirmed.',
  artistLeft: 'The photographer has closed their account.',
} as const;

export const cancelMessages = {
  moneyCame:
    'Money has come for this order, so it can’t be cancelled any more. Please write to us if you do not want its prints.',
  claimOpen:
    'We are looking for the payment that you told us of, so the order can’t be cancelled now. Please wait for our answer, or write to us.',
  ended: 'None of its prints will come, so there is nothing to cancel.',
} as const;

/** Messages about claims, of client and server. Apart from those of orders, which pages show that have no claim. */
export const claimMessages = {
  reasonMissing: 'Please choose what is wrong',
  textEmpty: 'Please describe what is wrong',
  printsMissing: 'Please choose the prints',
  picturesMissing: 'Please add a photograph of the damage',
  noteEmpty: 'Please say why',
  refundInvalid: 'Please enter whole rupees, at most what the prints cost',
  /** `name`: the artist's or the buyer's. */
  saved: (name: string) => `Saved. ${name} is told.`,
  decided: 'Decided. The buyer and the artist are told.',
} as const;
