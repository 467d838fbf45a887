import type { AddressFields, StoredAddress } from '@aperture-byline/contract/address/stored';
import { sampleAddress } from '@aperture-byline/contract/samples/stored-documents';
import { db, put, uniqueId } from '../project/database.ts';
import type { Member } from '../project/members.ts';
import { postJson, type Reply } from '../servers/suite.ts';

export const ADDRESS_PATH = '/product/address';
export const NEW_ADDRESS = toAddressFields(sampleAddress());

function toAddressFields({ createdAt, ...fields }: StoredAddress): AddressFields {
  return fields;
}

export const addAddress = ({ token }: Member, body: unknown = NEW_ADDRESS, at?: string): Promise<Reply> =>
  postJson(ADDRESS_PATH, body, { token, ...(at !== undefined && { at }) });

export const changeAddress = ({ token }: Member, body: unknown): Promise<Reply> =>
  postJson(ADDRESS_PATH, body, { token, method: 'PUT' });

/** By id, as they are stored. */
export async function readStoredAddresses({ userId }: Member): Promise<Record<string, Partial<StoredAddress>>> {
  const { docs } = await db.collection(`users/${userId}/addresses`).get();
  return Object.fromEntries(docs.map((snapshot) => [snapshot.id, snapshot.data()]));
}

/** Past the API; its id. */
export async function saveAddress({ userId }: Member, fields: Partial<StoredAddress> = {}): Promise<string> {
  const id = uniqueId('address');
  await put(`users/${userId}/addresses/${id}`, sampleAddress(fields));
  return id;
}
