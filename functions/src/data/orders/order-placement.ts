import { type AddressFields, addressFields } from '@aperture-byline/contract/address/stored';
import { nullable, text, time } from '@aperture-byline/contract/shared/stored-fields';
import { DEFAULT_SHIPPING, type ShippingRates } from '@aperture-byline/contract/shipping/rates';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { object, parse } from 'valibot';
import type { Rates } from '../../lib/order/state/order-amounts.ts';
import type { OrderState } from '../../lib/order/state/order-state.ts';
import { defineCollection } from '../core/collection.ts';
import { runSerialized } from '../core/database.ts';
import { NO_PAYOUT_SETTINGS, payoutSettings, shopSettings } from '../core/settings.ts';
import { userAt, users } from '../people/users.ts';
import type { Product } from '../works/products.ts';
import { subOrdersIn } from './orders.ts';
import { addSale, productAt, readSnapshots, takeLines, toStock } from './sales.ts';

/** Fields of orders that were placed before, unparsable ones included, so that none is placed again. */
const receipts = defineCollection('orders', object({ fingerprint: text, createdAt: nullable(time) }));

/** Documents from which an order is made, read in the transaction that stores it. */
interface OrderSources {
  products: readonly Product[];
  /** Null once the account is erased: an order of theirs would keep name and address for ever. */
  buyer: StoredUser | null;
  /** The buyer's own. */
  address: AddressFields | null;
  shippingRates: ShippingRates;
  /** Days on which artists are back who are away, by their numbers. */
  returns: ReadonlyMap<number, string>;
  /** Rates of the artists' sales, by their numbers. */
  rates: ReadonlyMap<number, Rates>;
}

/**
 * Stores the order that `createOrder` makes of its sources as they are, and takes its prints from their editions, all
 * at once; nothing is stored where `createOrder` throws, or where `mayWrite` rejects, for which it waits between reads
 * and writes. The ids must have been checked; an `addressId` of null names none. Where an order is known under one of
 * `ids`, nothing is created: it is the answer where it was ordered with the same `fingerprint`, else `id` is null.
 * Orders older than `since` are not looked at.
 */
export function placeOrder({
  ids,
  fingerprint,
  since,
  mayWrite,
  buyerId,
  addressId,
  artistIds,
  productIds,
  createOrder,
}: {
  ids: readonly [string, ...string[]];
  fingerprint: string;
  since: Date;
  mayWrite: Promise<void>;
  buyerId: string;
  addressId: string | null;
  artistIds: readonly string[];
  productIds: readonly string[];
  createOrder: (sources: OrderSources) => OrderState;
}): Promise<{ id: string | null; isNew: boolean }> {
  const [id] = ids;
  const { reference } = receipts.at(id);
  return runSerialized(reference.path, async (transaction) => {
    // Everything in one round trip: all but replays need all of it.
    const snapshots = await readSnapshots(transaction, [
      userAt(buyerId),
      shopSettings.at('shop').reference,
      payoutSettings.at('payouts').reference,
      ...ids.map((one) => receipts.at(one).reference),
      ...artistIds.map(userAt),
      ...productIds.map(productAt),
      ...(addressId === null ? [] : [userAt(buyerId).collection('addresses').doc(addressId)]),
    ]);
    await mayWrite;
    const [user, shop, payouts, ...others] = snapshots;
    const placed = others.splice(0, ids.length).map(receipts.parse);
    const known = placed.find((one) => one && (one.createdAt === null || one.createdAt >= since));
    if (known) return { id: known.fingerprint === fingerprint ? known.id : null, isNew: false };
    const artists = others.splice(0, artistIds.length).map(users.parse);
    const { commissionRate, tdsRate } = (payouts && payoutSettings.parse(payouts)) ?? NO_PAYOUT_SETTINGS;
    const stock = toStock(others.splice(0, productIds.length));
    const [saved] = others;
    const { order, subOrders } = createOrder({
      products: stock.products,
      buyer: user ? users.parse(user) : null,
      shippingRates: (shop && shopSettings.parse(shop)?.shipping) ?? DEFAULT_SHIPPING,
      returns: new Map(artists.flatMap((artist) => (artist?.backOn ? [[artist.userId, artist.backOn]] : []))),
      rates: new Map(
        artists.flatMap((artist) =>
          artist ? [[artist.userId, { commissionRate: artist.commissionRate ?? commissionRate, tdsRate }]] : [],
        ),
      ),
      address: saved?.exists ? parse(addressFields, saved.data()) : null,
    });
    transaction.create(reference, order);
    for (const subOrder of subOrders) {
      transaction.create(subOrdersIn(id).doc(String(subOrder.artistId)), subOrder);
      addSale(transaction, subOrder, { at: subOrder.createdAt, orders: 1 });
    }
    takeLines(transaction, stock, order.lines);
    return { id, isNew: true };
  });
}
