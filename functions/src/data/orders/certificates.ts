import { randomBytes } from 'node:crypto';
import { isCertificateCode, storedCertificate } from '@aperture-byline/contract/order/certificate';
import type { OrderLine, StoredSubOrder } from '@aperture-byline/contract/order/stored';
import type { Transaction } from 'firebase-admin/firestore';
import { defineCollection } from '../core/collection.ts';
import { countReads } from '../core/database.ts';
import { subOrders, subOrdersIn } from './orders.ts';

const certificates = defineCollection('certificates', storedCertificate);

export const newCertificateCode = (): string => randomBytes(16).toString('hex');

/** Stores where the certificates of the lines lead, which were given with their numbers. */
export function storeCertificates(transaction: Transaction, { orderId, artistId, lines }: StoredSubOrder): void {
  for (const { certificate } of lines)
    if (certificate !== undefined) transaction.create(certificates.at(certificate).reference, { orderId, artistId });
}

/** The print that a certificate is of. Null for a code that is none. */
export async function readCertifiedPrint(
  code: string,
): Promise<{ subOrder: StoredSubOrder; line: OrderLine; index: number } | null> {
  const certificate = isCertificateCode(code) ? await certificates.read(code) : null;
  if (certificate === null) return null;
  const snapshot = await subOrdersIn(certificate.orderId).doc(String(certificate.artistId)).get();
  countReads(1);
  const subOrder = subOrders.parse(snapshot);
  const index = subOrder?.lines.findIndex((one) => one.certificate === code) ?? -1;
  const line = subOrder?.lines[index];
  return subOrder && line ? { subOrder, line, index } : null;
}
