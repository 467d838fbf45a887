import { studioProduct } from '@aperture-byline/contract/endpoints/studio-works';
import type { ProductFields } from '@aperture-byline/contract/product/studio-schemas';
import type { StudioProduct } from '@aperture-byline/contract/product/studio-wire';
import { callOwn } from '#entities/session/api/account-api.ts';
import { ownQuery } from '#entities/session/api/own-requests.ts';
import type { WorkCalls } from '#entities/work/work-calls.ts';

/** Own prints, newest first; `cursor` is the `next_cursor` of the ones before. */
export const ownPrintsQuery = (uid: string, cursor: string) =>
  ownQuery(uid, studioProduct.list, cursor === '' ? {} : { query: { cursor } });

const ownPrintQuery = (uid: string, productId: string) =>
  ownQuery(uid, studioProduct.get, { params: { productId } });

export const printCalls: WorkCalls<ProductFields, StudioProduct> = {
  list: 'GET /studio/product',
  read: ownPrintQuery,
  create: (body, key) => callOwn(studioProduct.create, { body }, { headers: { 'Idempotency-Key': key } }),
  update: (productId, body) => callOwn(studioProduct.update, { params: { productId }, body }),
  move: (productId, move, version) => {
    const input = { params: { productId }, body: { version } };
    switch (move) {
      case 'submit':
        return callOwn(studioProduct.submit, input);
      case 'withdraw':
        return callOwn(studioProduct.withdraw, input);
      case 'withdrawRevision':
        return callOwn(studioProduct.withdrawRevision, input);
      case 'end':
        throw new RangeError('A print has no end');
    }
  },
  remove: (productId, version) =>
    callOwn(studioProduct.remove, { params: { productId }, query: { version } }),
  dropRevision: (productId, version) =>
    callOwn(studioProduct.dropRevision, { params: { productId }, query: { version } }),
};
