/** Messages about orders, of client and server. */
export const orderMessages = {
  paramsInvalid: 'Invalid Params, cannot place order.',
  keyInvalid: 'The Idempotency-Key must have 16 to 64 letters, digits, hyphens or underscores.',
  keyReused: 'This key belongs to another order. Please send this one under a new key.',
  priceMismatch: 'Prices have changed. Please check the new amounts and confirm again.',
  printGone: 'This print is not on sale any more. Please remove it from your cart.',
  printSoldOut: 'This size is sold out. Please choose another one.',
  optionUnknown: 'This size or frame does not belong to the print. Please choose again.',
  photographerWrong: 'This print is another photographer’s. Please add it to your cart again.',
  wrongState: 'The order has changed in the meantime. Please reload and look again.',
  reasonEmpty: 'Please tell the buyer why',
  carrierEmpty: 'Please name the carrier',
  trackingEmpty: 'Please enter the tracking number',
  referenceEmpty: 'Please enter the reference of the transfer',
  artistLeft: 'The photographer has closed their account.',
} as const;
