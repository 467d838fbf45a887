/** Messages of the cart. */
export const cartMessages = {
  empty: 'No items added yet.',
  soldOutEntirely: 'This print is sold out. Please remove it from your cart.',
  optionGone: 'This size or frame is not offered any more. Please choose another one.',
  loginForAddress: 'Please login to add shipping address',
  chooseAddress: 'Please choose a delivery address.',
  printsUnavailable: 'Some prints cannot be ordered. Please change or remove those that are marked.',
} as const;
