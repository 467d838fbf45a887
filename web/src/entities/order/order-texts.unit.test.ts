import { expect, test } from 'vitest';
import { findProvider } from './order-texts.ts';

const transfer = (provider: string | null) => ({
  amount: 100,
  reference: 'R',
  received_on: '2026-11-29T08:00:00Z',
  provider,
});

test.each([
  ['nothing came', [], null],
  ['a transfer came', [null], null],
  ['all came by one provider', ['Razorpay', 'Razorpay'], 'Razorpay'],
  ['a part came by a transfer', ['Razorpay', null], null],
  ['two providers brought it', ['Razorpay', 'Another'], null],
])('When %s, then its provider is told accordingly', (_, providers, name) => {
  expect(findProvider({ transfers: providers.map(transfer) })).toBe(name);
});
