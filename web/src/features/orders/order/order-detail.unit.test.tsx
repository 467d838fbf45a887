// @vitest-environment jsdom
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { Order } from '@aperture-byline/contract/order/wire';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { MIRA, NOOR, orderedPrint, orderOf, sampleSubOrder } from '../../../../test-support/shop/order.ts';
import { OrderDetail } from './order-detail.tsx';

const open = (shown: Order) => draw(<OrderDetail uid="asha" order={shown} />);
const amounts = () =>
  within(screen.getByRole('region', { name: 'Amounts' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('The page of an order', () => {
  test('When several artists are awaited, then it says once that nothing is to be paid yet', () => {
    open(orderOf({ parts: [sampleSubOrder(MIRA), sampleSubOrder(NOOR)] }));
    const all = screen.getByRole('main').textContent ?? '';
    expect(all.split(orderMessages.paymentFollows).length - 1).toBe(1);
  });

  test('When somebody has left, then an administrator reads where they are reached', async () => {
    const leavers = [{ role: 'buyer', name: 'Asha Rao', email: 'asha@example.com' }] as const;
    open(orderOf({ is_own: false, leavers: [...leavers], parts: [sampleSubOrder(MIRA)] }));
    expect(await screen.findByText(/The buyer, Asha Rao, has left/)).toBeTruthy();
    const address = screen.getByRole('link', { name: 'asha@example.com' });
    expect(address.getAttribute('href')).toBe('mailto:asha@example.com');
  });

  test('When an order is cancelled, then its sums come to nothing', () => {
    const cancelled = { status: 'cancelled' } as const;
    open(orderOf({ ...cancelled, parts: [sampleSubOrder(MIRA, cancelled), sampleSubOrder(NOOR, cancelled)] }));
    expect(amounts()).toEqual(['Rs. 4,000', 'Rs. 100', 'Rs. 4,100', '− Rs. 4,000', '− Rs. 100', 'Rs. 0']);
  });

  test('When a part is declined, then its buyer reads whether it was paid', () => {
    const declined = { status: 'declined' } as const;
    open(
      orderOf({
        payment_status: 'paid',
        paid_on: '2026-11-23T09:00:00.000Z',
        paid_amount: 2100,
        parts: [sampleSubOrder(MIRA, { ...declined, is_paid: true }), sampleSubOrder(NOOR, declined)],
      }),
    );
    const texts = (name: string) => screen.getByRole('region', { name }).textContent;
    expect(texts('Mira Pillai')).toContain(orderMessages.declinedAfterPayment);
    expect(texts('Noor Khan')).toContain(orderMessages.declined);
    // Of what was paid, shipping is given back too.
    expect(amounts()).toEqual(['Rs. 4,000', 'Rs. 100', 'Rs. 4,100', '− Rs. 4,000', '− Rs. 100', 'Rs. 2,100']);
  });

  const part = (name: string) => screen.getByRole('region', { name });

  test('When one artist has accepted, then it waits for the other, and can be neither paid nor cancelled', () => {
    open(orderOf({ parts: [sampleSubOrder(MIRA, { status: 'accepted' }), sampleSubOrder(NOOR)] }));
    expect(screen.getByRole('status').textContent).toBe('Awaiting acceptance');
    expect(screen.getByText('A1B2C3D4')).toBeDefined();
    expect(part('Mira Pillai').textContent).toContain('Accepted');
    expect(part('Noor Khan').textContent).toContain('Awaiting acceptance');
    expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    expect(amounts()).toEqual(['Rs. 4,000', 'Rs. 100', 'Rs. 4,100']);
  });

  test('When one artist has accepted and the other declined, then the rest is due, and the reason is told', () => {
    const reason = 'The last sheet of this paper is gone';
    const parts = [sampleSubOrder(MIRA, { status: 'accepted' }), sampleSubOrder(NOOR, { status: 'declined', reason })];
    open(orderOf({ payment_status: 'due', amount_due: 2100, parts }));
    expect(screen.getByRole('status').textContent).toBe('Payment due');
    expect(part('Noor Khan').textContent).toContain('Declined');
    expect(part('Noor Khan').textContent).toContain(reason);
    expect(screen.getByRole('heading', { name: 'Payment' })).toBeDefined();
    expect(amounts()).toEqual(['Rs. 4,000', 'Rs. 100', 'Rs. 4,100', '− Rs. 2,000', 'Rs. 2,100']);
  });

  test('When it is paid, then nothing can be paid; when it is shipped, then its tracking is a link', () => {
    const paid = { payment_status: 'paid', paid_on: '2026-11-23T09:00:00.000Z', paid_amount: 4100 } as const;
    const { unmount } = open(
      orderOf({
        ...paid,
        status: 'accepted',
        parts: [sampleSubOrder(MIRA, { status: 'accepted', is_paid: true })],
      }),
    );
    expect(screen.getByRole('status').textContent).toBe('Paid');
    expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe(
      '/profile/orders/a1b2c3d4e5/receipt',
    );
    unmount();
    const shipped = { status: 'shipped', is_paid: true, carrier: 'India Post', tracking: 'EX 1' } as const;
    open(orderOf({ ...paid, status: 'shipped', parts: [sampleSubOrder(MIRA, shipped)] }));
    expect(screen.getByRole('status').textContent).toBe('Shipped');
    expect(screen.getByRole('link', { name: /^EX 1/ }).getAttribute('href')).toMatch(
      /^https:\/\/www\.indiapost\.gov\.in\/.*EX%201$/,
    );
  });

  test('When nobody accepted in time, then it has ended; when one did not, then the rest stands', () => {
    const expired = { status: 'expired' } as const;
    const { unmount } = open(orderOf({ parts: [sampleSubOrder(MIRA, expired), sampleSubOrder(NOOR)] }));
    expect(part('Mira Pillai').textContent).toContain('Not accepted in time');
    expect(screen.getByRole('status').textContent).toBe('Awaiting acceptance');
    unmount();
    open(orderOf({ ...expired, parts: [sampleSubOrder(MIRA, { ...expired, subtotal: 4000 })] }));
    expect(screen.getByRole('status').textContent).toBe('Not accepted in time');
    expect(screen.getByText(orderMessages.nothingToPay)).toBeDefined();
    expect(amounts().at(-1)).toBe('Rs. 0');
  });

  test('When it has copies of a print, then they are listed once, with their number and the price of each', () => {
    const prints = [orderedPrint('Dusk'), orderedPrint('Dusk')];
    open(orderOf({ parts: [sampleSubOrder(MIRA, { prints, subtotal: 4000 })] }));
    const items = within(part('Mira Pillai')).getAllByRole('listitem');
    expect(items).toHaveLength(1);
    expect(items[0]?.textContent).toContain('2 × Dusk');
    expect(items[0]?.textContent).toContain('Rs. 2,000 each');
  });
});
