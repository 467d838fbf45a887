import type { OrderedShipping } from '@aperture-byline/contract/order/wire';
import { describeShipping } from '@aperture-byline/contract/shipping/rates';

/** `Standard, 5–10 business days`. */
export const shippingText = ({ from_days, to_days, ...method }: OrderedShipping): string =>
  describeShipping({ ...method, fromDays: from_days, toDays: to_days });
