import { expect, test } from 'vitest';
import { computeEarnings } from './order-amounts.ts';

const earn = (subtotal: number, claimRefund: number, commissionRate: number, tdsRate: number) =>
  Object.values(computeEarnings({ subtotal, claimRefund, commissionRate, tdsRate }));

test.each<[string, Parameters<typeof earn>, commission: number, tax: number, payout: number]>([
  ['without rates', [4300, 0, 0, 0], 0, 0, 4300],
  ['with a commission of 10 per cent', [4300, 0, 1000, 0], 430, 0, 3870],
  ['with half a rupee of commission', [101, 0, 5000, 0], 51, 0, 50],
  ['with less than half a rupee of commission', [1004, 0, 10, 0], 1, 0, 1003],
  ['with tax of 0.1 per cent', [4500, 0, 1000, 10], 450, 5, 4045],
  ['with tax of the price as it was sold, after a refund', [5000, 3000, 1500, 10], 300, 5, 1695],
  ['with more tax than is left after a refund', [5000, 4997, 1000, 1000], 0, 3, 0],
  ['with everything given back', [5000, 5000, 1500, 10], 0, 0, 0],
])('When a price is split %s, then commission, tax and payout are whole rupees', (_how, price, ...shares) => {
  expect(earn(...price)).toEqual(shares);
});
