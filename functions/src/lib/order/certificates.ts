import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type { StoredSubOrder } from '@aperture-byline/contract/order/stored';

/**
 * Whether the `index`-th print of a sub-order has a certificate: `none` before the payment, `invalid` where the print
 * did not come, or a claim about it ended with the money given back.
 */
export function certificateState(
  subOrder: Pick<StoredSubOrder, 'status' | 'paidAt' | 'claim'>,
  index: number,
): 'none' | 'valid' | 'invalid' {
  if (subOrder.paidAt === null) return 'none';
  const { claim } = subOrder;
  const isGivenBack = claim?.status === 'refunded' && claim.lines.includes(index);
  return isEndedWithoutSale(subOrder) || isGivenBack ? 'invalid' : 'valid';
}
