import { formatPaise, formatPrice } from '@aperture-byline/contract/shared/money';

/** Formats an amount in the smallest unit of its currency: `Rs. 2,150`, `Rs. 2,150.50`, `USD 10.50`. */
export function formatMinor(minorAmount: number, currency: string): string {
  if (currency === 'INR') return minorAmount % 100 === 0 ? formatPrice(minorAmount / 100) : formatPaise(minorAmount);
  const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency, currencyDisplay: 'code' });
  return format.format(minorAmount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
