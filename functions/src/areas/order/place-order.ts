import { addressMessages } from '@aperture-byline/contract/address/address-messages';
import { findCountryProblem } from '@aperture-byline/contract/address/country-rules';
import type { AddressFields } from '@aperture-byline/contract/address/stored';
import type { NewOrderBody } from '@aperture-byline/contract/order/bodies';
import { isId, isUserId } from '@aperture-byline/contract/shared/ids';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import * as repository from '../../data/orders/order-placement.ts';
import { ApiError } from '../../lib/errors.ts';
import { idOfJson } from '../../lib/sha256.ts';
import { checkOrder } from './check-order.ts';
import { newOrder } from './new-order.ts';
import { selectShipping } from './select-shipping.ts';

/** Without a key, the same order within this time is the same one: a double click, or a retry. */
const REPEAT_INTERVAL = 60 * 1000;

/**
 * Places an order at the prices that the buyer saw, once for each key, and none where `quotaSpent` rejects. `isNew` is
 * false for one that was placed before. Throws FORBIDDEN without a profile, NOT_FOUND for an address that is not the
 * buyer's, KEY_REUSED, and what `requireState`, `selectShipping` and `checkOrder` throw.
 */
export async function placeOrder(
  body: NewOrderBody,
  { userId, key, quotaSpent }: { userId: string | null; key: string | null; quotaSpent: Promise<void> },
): Promise<{ orderId: string; isNew: boolean }> {
  if (userId === null) throw new ApiError('FORBIDDEN');
  const { shippingAddress, productsInfo } = body;
  const createdAt = new Date();
  const fingerprint = hashOrderId(userId, 'order', canonical(body));
  const ids =
    key === null ? idsWithoutKey(userId, fingerprint, createdAt) : ([hashOrderId(userId, 'key', key)] as const);
  const placed = await repository.placeOrder({
    ids,
    fingerprint,
    since: new Date(key === null ? createdAt.getTime() - REPEAT_INTERVAL : 0),
    mayWrite: quotaSpent,
    buyerId: userId,
    addressId: isId(shippingAddress) ? shippingAddress : null,
    artistIds: [...new Set(productsInfo.map(({ photographer }) => String(photographer)).filter(isUserId))],
    productIds: [...new Set(productsInfo.map(({ productId }) => productId).filter(isId))],
    createOrder: ({ products, buyer, address, shippingRates, returns, rates }) => {
      if (!buyer) throw new ApiError('FORBIDDEN');
      if (!address) throw new ApiError('NOT_FOUND');
      requireState(address);
      const { country } = address;
      const shipping = selectShipping(shippingRates, { country, speed: body.shippingSpeed });
      return newOrder(
        {
          id: ids[0],
          buyerId: Number(userId),
          buyerName: fullName(buyer),
          fingerprint,
          address,
          gift: body.gift ?? null,
          shipping,
          returns,
          rates,
          lines: checkOrder(body, { products, shippingPrice: shipping.price }),
        },
        createdAt,
      );
    },
  });
  if (placed.id === null) throw new ApiError('KEY_REUSED');
  return { orderId: placed.id, isNew: placed.isNew };
}

/** Throws CONFLICT for an Indian address without a known state, which tax goes by: it may be older than the rules. */
function requireState({ state, country }: AddressFields): void {
  if (findCountryProblem('state', state, country) !== null)
    throw new ApiError('CONFLICT', { fields: { shippingAddress: addressMessages.stateUnknown } });
}

/** Returns equal values for two bodies that order the same, whatever the order of their keys. */
function canonical({
  shippingAddress,
  totalPrice,
  finalPrice,
  shippingCharge,
  shippingSpeed = 'standard',
  productsInfo,
  gift,
}: NewOrderBody) {
  const lines = productsInfo.map(({ productId, productSize, productFrame, price, photographer }) => [
    productId,
    productSize,
    productFrame,
    price,
    photographer,
  ]);
  const options = [...(gift ? [gift.message] : []), ...(shippingSpeed === 'standard' ? [] : [{ shippingSpeed }])];
  return [shippingAddress, totalPrice, finalPrice, shippingCharge, lines, ...options];
}

/** The id in this minute, then those that the same order would have had shortly before or after. */
function idsWithoutKey(userId: string, fingerprint: string, time: Date): [string, string, string] {
  const minute = Math.floor(time.getTime() / REPEAT_INTERVAL);
  const idIn = (number: number) => hashOrderId(userId, 'minute', [fingerprint, number]);
  return [idIn(minute), idIn(minute - 1), idIn(minute + 1)];
}

/**
 * 128 bits in hexadecimal digits, of which an order's number is made. Not keyed: two orders would come of one where the
 * secret changes between a call and its retry. Nobody finds out by trying whose an order was once its buyer is gone,
 * since the client's key, or the id of the address, is random and gone too.
 */
function hashOrderId(userId: string, kind: string, value: unknown): string {
  return idOfJson([userId, kind, value]);
}
