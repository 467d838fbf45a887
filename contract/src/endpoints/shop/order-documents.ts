import { type Endpoint, PRIVATE_READ, STUDIO_READ } from '../endpoint.ts';

const DOCUMENT = { ...PRIVATE_READ, response: 'pdf', errors: ['NOT_FOUND'] } as const;

/** The receipt of a paid order, for its buyer and administrators. It stays as it was when the order was paid. */
export const getReceipt = {
  ...DOCUMENT,
  path: '/product/order/:orderId/receipt.pdf',
} as const satisfies Endpoint;

/** A credit note of an order, for the same people: the `index`-th refund, from 1 on. */
export const getCreditNote = {
  ...DOCUMENT,
  path: '/product/order/:orderId/credit-note/:index',
} as const satisfies Endpoint;

const PARCEL_PAPER = { ...STUDIO_READ, response: 'pdf', errors: ['NOT_FOUND'] } as const;

/** Returns the packing slip of the caller's sub-order, once it is accepted: its prints without prices. */
export const getPackingSlip = {
  ...PARCEL_PAPER,
  path: '/studio/order/:orderId/packing-slip.pdf',
} as const satisfies Endpoint;

/** The label for the parcel of the caller's sub-order, once it is accepted. */
export const getAddressLabel = {
  ...PARCEL_PAPER,
  path: '/studio/order/:orderId/address-label.pdf',
} as const satisfies Endpoint;
