// @vitest-environment jsdom
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { Order, OrderPart } from '@aperture-byline/contract/order/wire';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { draw } from '../../../../test-support/render-page.tsx';
import { OrderDetail } from './order-detail.tsx';

const [MIRA, NOOR] = [900_000_001, 900_000_002];

const part = (photographer: number, change: Partial<OrderPart> = {}): OrderPart => ({
  photographer,
  photographer_name: photographer === MIRA ? 'Mira Pillai' : 'Noor Khan',
  status: 'awaiting_acceptance',
  prints: [],
  subtotal: 2000,
  is_paid: false,
  reason: null,
  carrier: null,
  tracking: null,
  accept_by: '2026-11-24T08:00:00.000Z',
  ...change,
});

const order = (change: Partial<Order> & Pick<Order, 'parts'>): Order => ({
  order_id: 'a1b2c3d4e5',
  status: 'awaiting_acceptance',
  can_cancel: false,
  address: {
    name: 'Asha Rao',
    address: '4 Beach Road',
    city: 'Kochi',
    state: 'Kerala',
    country: 'India',
    postalcode: '682001',
    phone: '9876543210',
    alternate_phone: '9876543211',
    email: 'asha@example.com',
  },
  subtotal: 4000,
  shipping_charge: 100,
  total: 4100,
  amount_due: 0,
  payment_status: 'not_due',
  payment_details: null,
  pay_by: null,
  paid_on: null,
  paid_amount: null,
  payment_reference: null,
  refund_status: 'none',
  refund_amount: 0,
  refund_open: 0,
  timeline: [],
  created_on: '2026-11-23T08:00:00.000Z',
  ...change,
});

const open = (shown: Order) => draw(<OrderDetail uid="asha" order={shown} />);
const amounts = () =>
  within(screen.getByRole('region', { name: 'Amounts' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('The page of an order', () => {
  afterEach(cleanup);

  test('When several artists are awaited, then it says once that nothing is to be paid yet', () => {
    open(order({ parts: [part(MIRA), part(NOOR)] }));
    const all = screen.getByRole('main').textContent ?? '';
    expect(all.split(orderMessages.paymentFollows).length - 1).toBe(1);
  });

  test('When an order is cancelled, then its sums come to nothing', () => {
    const cancelled = { status: 'cancelled' } as const;
    open(order({ ...cancelled, parts: [part(MIRA, cancelled), part(NOOR, cancelled)] }));
    expect(amounts()).toEqual(['Rs. 4,000', 'Rs. 100', 'Rs. 4,100', '− Rs. 4,000', '− Rs. 100', 'Rs. 0']);
  });

  test('When a part is declined, then its buyer reads whether it was paid', () => {
    const declined = { status: 'declined' } as const;
    open(
      order({
        payment_status: 'paid',
        paid_on: '2026-11-23T09:00:00.000Z',
        paid_amount: 2100,
        parts: [part(MIRA, { ...declined, is_paid: true }), part(NOOR, declined)],
      }),
    );
    const texts = (name: string) => screen.getByRole('region', { name }).textContent;
    expect(texts('Mira Pillai')).toContain(orderMessages.declinedAfterPayment);
    expect(texts('Noor Khan')).toContain(orderMessages.declined);
    // Of what was paid, shipping is given back too.
    expect(amounts()).toEqual(['Rs. 4,000', 'Rs. 100', 'Rs. 4,100', '− Rs. 4,000', '− Rs. 100', 'Rs. 2,100']);
  });
});
