import { listOrders, placeOrder } from '@aperture-byline/contract/endpoints/shop/order';
import type { NewOrderBody } from '@aperture-byline/contract/order/bodies';
import type { PlacedOrder } from '@aperture-byline/contract/order/wire';
import { mutationOptions } from '@tanstack/react-query';
import { removeOrdered } from '#entities/cart/cart-store.ts';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE, privateQuery } from '#entities/session/api/private-requests.ts';
import { ApiError } from '#lib/api/api.ts';
import { formDraft, removeDraft } from '#lib/storage/drafts.ts';
import { forgetOrderKey, markOrder } from './order-draft.ts';

/** Milliseconds after which an answer is taken for lost. */
const TIMEOUT = 30_000;

/** Refusals after which an order is surely not placed. Others, as 429 or a proxy's, say nothing of an earlier try. */
const REFUSED = new Set([400, 403, 404, 409, 422]);

export const isRefused = (error: Error): error is ApiError =>
  error instanceof ApiError && error.code !== null && REFUSED.has(error.status);

/** `key` is its `Idempotency-Key`. */
interface KeyedOrder {
  body: NewOrderBody;
  key: string;
}

/** Places an order once, however often it is sent, and takes its prints out of the cart. */
export const placeOrderMutation = (uid: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, uid, 'place order'],
    mutationFn: async ({ body, key }: KeyedOrder): Promise<PlacedOrder> => {
      const headers = { 'Idempotency-Key': key };
      markOrder(uid, key, { isUnsent: false });
      try {
        return await callAuthenticated(placeOrder, { body }, { headers, signal: AbortSignal.timeout(TIMEOUT) });
      } catch (error) {
        // Not forgotten: a confirmation of the same order in another tab has the same key.
        if (error instanceof Error && isRefused(error)) markOrder(uid, key, { isUnsent: true });
        if (error instanceof ApiError && error.code === 'KEY_REUSED') forgetOrderKey(uid, key);
        throw error;
      }
    },
    // Also where the page was left meanwhile.
    onSuccess: (_placed, { body, key }, _result, { client }) => {
      forgetOrderKey(uid, key);
      removeDraft(formDraft('gift', uid));
      removeOrdered(body.productsInfo);
      client.invalidateQueries({ queryKey: privateQuery(uid, listOrders, {}).queryKey });
    },
  });
