import { artist, user } from '../callers.ts';

/** The receipt of a paid order, for its buyer and administrators. It stays as it was when the order was paid. */
export const getReceipt = user.get('/product/order/:orderId/receipt.pdf', { errors: ['NOT_FOUND'] }).sends('pdf');

/** A credit note of an order, for the same people: the `index`-th refund, from 1 on. */
export const getCreditNote = user
  .get('/product/order/:orderId/credit-note/:index', { errors: ['NOT_FOUND'] })
  .sends('pdf');

/** Returns the packing slip of the caller's sub-order, once it is accepted: its prints without prices. */
export const getPackingSlip = artist
  .get('/studio/order/:orderId/packing-slip.pdf', { errors: ['NOT_FOUND'] })
  .sends('pdf');

/** The label for the parcel of the caller's sub-order, once it is accepted. */
export const getAddressLabel = artist
  .get('/studio/order/:orderId/address-label.pdf', { errors: ['NOT_FOUND'] })
  .sends('pdf');
