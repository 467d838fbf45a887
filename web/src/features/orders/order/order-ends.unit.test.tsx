// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { storedCart } from '../../../../test-support/shop/cart.ts';
import { MIRA, NOOR, orderedPrint, orderOf, sampleSubOrder } from '../../../../test-support/shop/order.ts';
import { Receipt } from '../receipt-page.tsx';
import { OrderDetail } from './order-detail.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const open = (order: ReturnType<typeof orderOf>) => draw(<OrderDetail uid="asha" order={order} />);
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('An order that does not go its way', () => {
  test('When a part is declined, then one press puts its prints into the cart, or leads to the payment of what is left', async () => {
    const arrives = { from: '2026-12-09', to: '2026-12-14' };
    open(
      orderOf({
        payment_status: 'due',
        amount_due: 2100,
        parts: [
          sampleSubOrder(MIRA, { status: 'declined', prints: [orderedPrint('Fog')] }),
          sampleSubOrder(NOOR, { status: 'accepted', prints: [orderedPrint('Harbour')], arrives }),
        ],
      }),
    );
    const left = region('Mira Pillai').getByRole('link', { name: 'Take only what is left, Rs. 2,100' });
    expect(left.getAttribute('href')).toMatch(/#payment$/);
    expect(region('Noor Khan').getByText('Arrives 9–14 December').parentElement?.textContent).toContain(
      'if you pay today',
    );
    expect(region('Noor Khan').queryByRole('button', { name: /another frame or size/ })).toBeNull();
    await userEvent.click(region('Mira Pillai').getByRole('button', { name: 'Choose another frame or size' }));
    expect(storedCart()?.map(({ title }) => title)).toEqual(['Fog']);
  });

  test('When a part of the money went back, then the state, a line, the reference and the credit note say it', async () => {
    open(
      orderOf({
        status: 'delivered',
        payment_status: 'paid',
        paid_on: '2026-11-23T09:00:00.000Z',
        paid_amount: 4100,
        refund_status: 'paid',
        refund_amount: 2050,
        refund_open: 0,
        credit_notes: [
          { number: 'CN/26-27/00001', amount: 2050, reference: 'REF-77', issued_on: '2026-11-25T09:00:00.000Z' },
        ],
        parts: [sampleSubOrder(MIRA, { status: 'delivered' })],
      }),
    );
    expect(screen.getByText('Delivered, partly refunded')).toBeDefined();
    const amounts = region('Amounts');
    expect(amounts.getAllByRole('definition').at(-2)?.textContent).toBe('− Rs. 2,050');
    expect(amounts.getByText('What is left').nextSibling?.textContent).toBe('Rs. 2,050');
    expect(amounts.getByText(/reference REF-77/)).toBeDefined();
    expect(await amounts.findByRole('button', { name: 'Credit note CN/26-27/00001' })).toBeDefined();
  });

  test('When a payment is being checked, then its reference can be corrected', async () => {
    const id = 'a1b2c3d4e5';
    const order = orderOf({
      payment_status: 'due',
      amount_due: 2100,
      payment_claim: { reference: '412345678901', claimed_on: '2026-11-23T09:00:00.000Z' },
      parts: [sampleSubOrder(MIRA, { status: 'accepted' })],
    });
    const calls = answerCalls({ [`POST /product/order/${id}/claim-payment`]: order });
    open(order);
    await userEvent.click(screen.getByRole('button', { name: 'Correct the reference' }));
    const field = await screen.findByLabelText<HTMLInputElement>('Reference of your payment');
    expect(field.value).toBe('412345678901');
    await userEvent.type(field, '{Backspace}2');
    await userEvent.click(screen.getByRole('button', { name: 'Save the reference' }));
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ reference: '412345678902', corrects: '412345678901' }));
  });

  test('When a payment is being checked, then it can be taken back, after a question', async () => {
    const path = 'POST /product/order/a1b2c3d4e5/withdraw-payment';
    const order = orderOf({
      payment_status: 'due',
      amount_due: 2100,
      payment_claim: { reference: '412345678901', claimed_on: '2026-11-23T09:00:00.000Z' },
      parts: [sampleSubOrder(MIRA, { status: 'accepted' })],
    });
    const calls = answerCalls({ [path]: order });
    open(order);
    await userEvent.click(screen.getByRole('button', { name: 'I have not paid' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Have you not paid?' }));
    expect(calls).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'I have not paid' }));
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ name: path, body: { reference: '412345678901' } }));
  });

  test('When somebody else gets the parcel, then the receipt names the buyer too', () => {
    const order = orderOf({ parts: [sampleSubOrder(MIRA)] });
    draw(<Receipt order={{ ...order, buyer_name: 'Meera Rao', address: { ...order.address, name: 'Ravi Rao' } }} />);
    expect(screen.getByText('Meera Rao').parentElement?.textContent).toBe('For Meera Rao');
    expect(screen.getByText(/Ravi Rao/)).toBeDefined();
  });
});
