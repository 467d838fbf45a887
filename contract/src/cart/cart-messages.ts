export const cartMessages = {
  empty: 'No items added yet.',
  soldOutEntirely: 'This print is sold out. Please remove it from your cart.',
  optionGone: 'This size or frame is not offered any more. Please choose another one.',
  loginForAddress: 'Please login to add shipping address',
  chooseAddress: 'Please choose a delivery address.',
  printsUnavailable: 'Some prints cannot be ordered. Please change or remove those that are marked.',
} as const;

export const newOrderMessages = {
  paramsInvalid: 'Invalid Params, cannot place order.',
  keyInvalid: 'The Idempotency-Key must have 16 to 64 letters, digits, hyphens or underscores.',
  keyReused: 'This key belongs to another order. Please send this one under a new key.',
  priceMismatch: 'Prices have changed. Please check the new amounts and confirm again.',
  printGone: 'This print is not on sale any more. Please remove it from your cart.',
  printSoldOut: 'This size is sold out. Please choose another one.',
  tooManyCopies: 'There are not so many prints of this size left. Please take fewer.',
  optionUnknown: 'This size or frame does not belong to the print. Please choose again.',
  photographerWrong: 'This print is another photographer’s. Please add it to your cart again.',
} as const;

/** Messages of placing an order, apart from those of the cart so that only its last steps load them. */
export const checkoutMessages = {
  addressGone: 'This address is not there any more. Please choose another one.',
  orderFailed: 'Something went wrong. Could not place order.',
  safeToRepeat: 'Your cart is kept, and you can try again: nothing is ordered twice.',
  unheard: 'We could not tell whether your last order was placed. Please look at your orders first.',
  cartChanged: 'Your cart has changed in another tab. Please look at it again before you order.',
  orderedElsewhere:
    'These prints are not in your cart any more: they were ordered or removed in another tab. Nothing was ordered here. Your orders tell which it was.',
  placed: 'The artist will accept the order and you will be notified on approval.',
  payment: 'Payment follows after that: we tell you the amount and how to pay. Nothing is paid now.',
} as const;
