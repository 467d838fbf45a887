/** Messages of the cart and of placing an order. */
export const cartMessages = {
  empty: 'No items added yet.',
  soldOutEntirely: 'This print is sold out. Please remove it from your cart.',
  optionGone: 'This size or frame is not offered any more. Please choose another one.',
  loginForAddress: 'Please login to add shipping address',
  chooseAddress: 'Please choose a delivery address.',
  addressGone: 'This address is not there any more. Please choose another one.',
  printsUnavailable: 'Some prints cannot be ordered. Please change or remove those that are marked.',
  orderFailed: 'Something went wrong. Could not place order.',
  safeToRepeat: 'Your cart is kept, and you can try again: nothing is ordered twice.',
  unheard: 'We could not tell whether your last order was placed. Please look at your orders first.',
  placed: 'The artist will accept the order and you will be notified on approval.',
  payment: 'Payment follows after that: we tell you the amount and how to pay. Nothing is paid now.',
} as const;
