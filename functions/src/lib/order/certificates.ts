import { isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type { StoredSubOrder } from '@aperture-byline/contract/order/stored';

/**
 * Finds the state of a print's certificate: `none` before payment, `invalid` where the print did not come, or a claim
 * gave back all of its price.
 */
export function certificateState(
  subOrder: Pick<StoredSubOrder, 'status' | 'paidAt' | 'claim' | 'claimRefund'>,
  index: number,
): 'none' | 'valid' | 'invalid' {
  if (subOrder.paidAt === null) return 'none';
  const { claim, claimRefund } = subOrder;
  const isGivenBack = claim?.status === 'refunded' && claim.lines.includes(index) && claimRefund === claim.amount;
  return isEndedWithoutSale(subOrder) || isGivenBack ? 'invalid' : 'valid';
}
