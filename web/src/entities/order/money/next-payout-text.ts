import type { NextPayout } from '@aperture-byline/contract/order/payouts/money-wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { UNKNOWN_ACCOUNT } from '../order-texts.ts';

const weekday = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Kolkata',
});

/** `Rs. 12,400 by Friday, 12 May`. */
export const nextPayoutText = ({ amount, by }: NonNullable<NextPayout>): string =>
  `${formatPrice(amount)} ${by === null ? UNKNOWN_ACCOUNT : `by ${weekday.format(new Date(by))}`}`;
