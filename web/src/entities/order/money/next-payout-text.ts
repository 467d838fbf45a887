import type { NextPayout } from '@aperture-byline/contract/order/money-wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';

const weekday = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Kolkata',
});

/** `Rs. 12,400 by Friday, 12 May`. */
export const nextPayoutText = ({ amount, by }: NonNullable<NextPayout>): string =>
  `${formatPrice(amount)} by ${weekday.format(new Date(by))}`;
