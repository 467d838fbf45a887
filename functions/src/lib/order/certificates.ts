import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type { StoredSubOrder } from '@aperture-byline/contract/order/stored';

/** State of a print's certificate: `none` before payment, `invalid` where it did not come, or a claim was refunded. */
export function certificateState(
  subOrder: Pick<StoredSubOrder, 'status' | 'paidAt' | 'claim'>,
  index: number,
): 'none' | 'valid' | 'invalid' {
  if (subOrder.paidAt === null) return 'none';
  const { claim } = subOrder;
  const isGivenBack = claim?.status === 'refunded' && claim.lines.includes(index);
  return isEndedWithoutSale(subOrder) || isGivenBack ? 'invalid' : 'valid';
}
