import { studioProduct } from '@aperture-byline/contract/endpoints/studio-works';
import type { ProductFields } from '@aperture-byline/contract/product/studio-schemas';
import type { StudioProduct } from '@aperture-byline/contract/product/studio-wire';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import type { WorkCalls } from '#entities/work/work-calls.ts';

/** Own prints, newest first; `cursor` is the `next_cursor` of the ones before. */
export const ownPrintsQuery = (uid: string, cursor: string) =>
  privateQuery(uid, studioProduct.list, cursor === '' ? {} : { query: { cursor } });

const ownPrintQuery = (uid: string, productId: string) =>
  privateQuery(uid, studioProduct.get, { params: { productId } });

export const printCalls: WorkCalls<ProductFields, StudioProduct> = {
  list: 'GET /studio/product',
  read: ownPrintQuery,
  create: (body, key) =>
    callAuthenticated(studioProduct.create, { body }, { headers: { 'Idempotency-Key': key } }),
  update: (productId, body) => callAuthenticated(studioProduct.update, { params: { productId }, body }),
  move: (productId, move, version) => {
    const input = { params: { productId }, body: { version } };
    switch (move) {
      case 'submit':
        return callAuthenticated(studioProduct.submit, input);
      case 'withdraw':
        return callAuthenticated(studioProduct.withdraw, input);
      case 'withdrawRevision':
        return callAuthenticated(studioProduct.withdrawRevision, input);
      case 'end':
        throw new RangeError('A print has no end');
    }
  },
  remove: (productId, version) =>
    callAuthenticated(studioProduct.remove, { params: { productId }, query: { version } }),
  dropRevision: (productId, version) =>
    callAuthenticated(studioProduct.dropRevision, { params: { productId }, query: { version } }),
};
