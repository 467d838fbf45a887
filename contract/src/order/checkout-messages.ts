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
