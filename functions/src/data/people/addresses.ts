import { type AddressFields, type StoredAddress, storedAddress } from '@aperture-byline/contract/address/stored';
import { ADDRESSES_MAX } from '@aperture-byline/contract/shared/constants';
import { defineCollection, type WithId } from '../core/collection.ts';
import { countReads, firestore, runSerialized } from '../core/database.ts';
import { userAt } from './users.ts';

export type DeliveryAddress = WithId<StoredAddress>;

const addressCollection = (userId: string) => defineCollection(`users/${userId}/addresses`, storedAddress);

/** Newest first; as many as may be saved, or all of them. */
export function readAddresses(userId: string, { all = false }: { all?: boolean } = {}): Promise<DeliveryAddress[]> {
  const addresses = addressCollection(userId);
  const saved = addresses.documents();
  return addresses.query(all ? saved : saved.orderBy('createdAt', 'desc').limit(ADDRESSES_MAX));
}

/**
 * Saves an address, unless the user has the same one: then that is the answer. Null where they have as many as may be
 * saved; undefined where the user is gone.
 *
 * The limit is exact: Firestore's transactions are serializable, their queries included, so of two creations at once
 * one is retried and sees the other's address. The addresses are counted, since a counter would be wrong after any
 * change by hand, and on the user's document would start the triggers of roles and names each time. They are read whole
 * to find the same one.
 */
export function createAddress(
  userId: string,
  address: StoredAddress,
): Promise<{ address: DeliveryAddress; isNew: boolean } | null | undefined> {
  const addresses = addressCollection(userId);
  return runSerialized(addresses.path, async (transaction) => {
    const user = await transaction.get(userAt(userId));
    countReads(1);
    const saved = await addresses.query(addresses.documents().limit(ADDRESSES_MAX), transaction);
    if (!user.exists) return undefined;
    const same = saved.find((one) => isSame(one, address));
    if (same) return { address: same, isNew: false };
    if (saved.length >= ADDRESSES_MAX) return null;
    const document = addresses.documents().doc();
    transaction.create(document, address);
    return { address: { ...address, id: document.id }, isNew: true };
  });
}

function isSame(saved: StoredAddress, { createdAt: _createdAt, ...fields }: StoredAddress): boolean {
  return Object.entries(fields).every(([name, value]) => saved[name as keyof AddressFields] === value);
}

/** Writes the fields that `compute` returns, nothing where it throws; null where there is no address. */
export async function changeAddress(
  userId: string,
  addressId: string,
  compute: (saved: DeliveryAddress) => Partial<AddressFields>,
): Promise<DeliveryAddress | null> {
  const before = await addressCollection(userId).transact(addressId, compute);
  return before && { ...before, ...compute(before) };
}

export function deleteAddress(userId: string, addressId: string): Promise<boolean> {
  const address = addressCollection(userId).documents().doc(addressId);
  return firestore().runTransaction(async (transaction) => {
    const { exists } = await transaction.get(address);
    countReads(1);
    if (exists) transaction.delete(address);
    return exists;
  });
}
