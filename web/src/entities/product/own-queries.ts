import {
  createProduct,
  deleteProduct,
  deleteProductRevision,
  getStudioProduct,
  listStudioProducts,
  submitProduct,
  updateProduct,
  withdrawProduct,
  withdrawProductRevision,
} from '@aperture-byline/contract/endpoints/studio-product';
import type { ProductFields } from '@aperture-byline/contract/product/studio-schemas';
import type { StudioProduct } from '@aperture-byline/contract/product/studio-wire';
import { callOwn } from '#entities/session/api/account-api.ts';
import { ownQuery } from '#entities/session/api/own-requests.ts';
import type { WorkCalls } from '#entities/work/work-calls.ts';

/** Own prints, newest first; `cursor` is the `next_cursor` of the ones before. */
export const ownPrintsQuery = (uid: string, cursor: string) =>
  ownQuery(uid, listStudioProducts, cursor === '' ? {} : { query: { cursor } });

const ownPrintQuery = (uid: string, productId: string) =>
  ownQuery(uid, getStudioProduct, { params: { productId } });

export const printCalls: WorkCalls<ProductFields, StudioProduct> = {
  list: 'GET /studio/product',
  read: ownPrintQuery,
  create: (body, key) => callOwn(createProduct, { body }, { headers: { 'Idempotency-Key': key } }),
  update: (productId, body) => callOwn(updateProduct, { params: { productId }, body }),
  move: (productId, move, version) => {
    const input = { params: { productId }, body: { version } };
    switch (move) {
      case 'submit':
        return callOwn(submitProduct, input);
      case 'withdraw':
        return callOwn(withdrawProduct, input);
      case 'withdrawRevision':
        return callOwn(withdrawProductRevision, input);
      case 'end':
        throw new RangeError('A print has no end');
    }
  },
  remove: (productId, version) => callOwn(deleteProduct, { params: { productId }, query: { version } }),
  dropRevision: (productId, version) =>
    callOwn(deleteProductRevision, { params: { productId }, query: { version } }),
};
