import type { StoredSubOrder } from '@aperture-byline/contract/order/stored';
import { sampleOrderLine } from '@aperture-byline/contract/samples/stored-documents';
import { allPrints } from '../content.ts';
import { type SeedClock, type SeedDocument, seedId } from '../seed-document.ts';
import { findPicture, type PublishedPictures } from './published-picture.ts';

/** Code of the certificate that everybody can check. */
const SEED_CERTIFICATE = '5eed5eed5eed5eed5eed5eed5eed5eed';
/** Somebody who has left: nobody's list of sales shows the print. */
const ARTIST = { artistId: 999_999_999, artistName: 'Ines Moreau' };
const ORDER = seedId('order', 'certificate');

/** A print of an edition that arrived long ago, and its certificate. */
export function certificateDocuments(
  pictures: PublishedPictures,
  clock: SeedClock,
): { certificates: SeedDocument[]; subOrders: SeedDocument<StoredSubOrder>[] } {
  const at = clock.daysAgo(60);
  const [print] = allPrints;
  const line = sampleOrderLine({
    ...ARTIST,
    title: 'Harbour before the storm',
    picture: print ? findPicture(pictures, print.picture).stored : null,
    editionNumber: 7,
    edition: 50,
    certificate: SEED_CERTIFICATE,
  });
  const data: StoredSubOrder = {
    orderId: ORDER,
    artistId: ARTIST.artistId,
    buyerId: null,
    status: 'delivered',
    lines: [line],
    subtotal: line.price,
    reason: null,
    carrier: 'India Post',
    tracking: 'EX123',
    acceptBy: at,
    remindAt: null,
    paidAt: at,
    prepareBy: null,
    isLate: false,
    artistDueAt: null,
    deliveredAt: at,
    claim: null,
    claimRefund: 0,
    commissionRate: 0,
    tdsRate: 0,
    payoutStatus: 'paid',
    payoutDueAt: at,
    paidOutAt: at,
    payoutReference: 'PAYOUT-1',
    returnedPayouts: [],
    reversalStatus: 'none',
    reversalAmount: 0,
    reversalReference: null,
    reversedAt: null,
    saleEndedAt: null,
    createdAt: at,
    updatedAt: at,
  };
  return {
    certificates: [{ path: `certificates/${SEED_CERTIFICATE}`, data: { orderId: ORDER, artistId: ARTIST.artistId } }],
    subOrders: [{ path: `orders/${ORDER}/parts/${ARTIST.artistId}`, data }],
  };
}
