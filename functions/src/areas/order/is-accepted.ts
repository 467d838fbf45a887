import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type { StoredSubOrder } from '@aperture-byline/contract/order/stored';

/** Before that, and without a sale, an artist has no need to know where a print would go. */
export function isAccepted(subOrder: StoredSubOrder): boolean {
  return subOrder.status !== 'awaiting_acceptance' && !isEndedWithoutSale(subOrder);
}
