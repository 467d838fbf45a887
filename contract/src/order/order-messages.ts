/** Messages about orders, of client and server. */
export const orderMessages = {
  wrongState: 'The order has changed in the meantime. Please reload and look again.',
  reasonEmpty: 'Please tell the buyer why',
  carrierEmpty: 'Please name the carrier',
  trackingEmpty: 'Please enter the tracking number',
  referenceEmpty: 'Please enter the reference of the transfer',
  referenceInvalid:
    'A reference has 6 to 35 letters and digits, such as the 12 digits of a UPI payment. Your bank shows it with the payment.',
  notLoaded: 'Your orders could not be loaded. Please try again later.',
  orderNotLoaded: 'This order could not be loaded. Please try again later.',
  orderNotFound: 'Order not found',
  paymentFollows: 'You pay when the artists have accepted. There is nothing to pay before that.',
  nothingToPay: 'There is nothing to pay for this order.',
  changed: 'The order has changed in the meantime. Here is how it stands now.',
  cancel: 'None of its prints will come, and there is nothing to pay. This cannot be undone.',
  cancelWhileDue:
    'None of its prints will come, and there is nothing to pay. Should a payment of yours be on its way, we send it back to you. This cannot be undone.',
  declined: 'The artist could not take this part. You do not pay for it.',
  declinedAfterPayment: 'The artist could not take this part. You get back what you paid for it.',
  cancelled: 'Your order is cancelled.',
  notCancelled: 'The order could not be cancelled. Please try again later.',
  transitionFailed: 'This could not be saved. Please try again later.',
  noSales: 'No orders yet. When somebody orders a print of yours, you accept or decline it here.',
  paymentsNotLoaded: 'The payments could not be loaded. Please try again later.',
  confirmed: 'Confirmed.',
  artistLeft: 'The photographer has closed their account.',
} as const;
