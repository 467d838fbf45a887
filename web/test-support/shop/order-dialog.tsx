import { checkoutMessages } from '@aperture-byline/contract/cart/cart-messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { CartItem } from '../../src/entities/cart/cart-item.ts';
import { forgetSession, rememberSession } from '../../src/entities/session/session-store.ts';
import { Cart } from '../../src/features/cart/cart-page.tsx';
import { answerCalls, type MadeCall } from '../pages/answer-calls.ts';
import { draw } from '../pages/render-page.tsx';
import { buyer, QUOTE, quoteOf, savedAddress, storeCart } from './cart.ts';

/** The calls of an order, and the answer to one that is taken. */
export const [ADDRESSES, ORDER] = ['GET /product/address', 'POST /product/order'];
export const PLACED = { orderId: 'a1b2c3d4e5' };

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** Opens the cart of a buyer. The answers may change. */
export function openCart(products: readonly CartItem[], change: Record<string, unknown> = {}) {
  storeCart(products);
  act(() => rememberSession(buyer));
  const answers: Record<string, unknown> = {
    [QUOTE]: quoteOf(),
    [ADDRESSES]: [savedAddress],
    [ORDER]: PLACED,
    ...change,
  };
  const calls = answerCalls(answers);
  const renderDialog = () =>
    draw(
      <>
        <Cart />
        <Address />
      </>,
      '/shop/cart',
    );
  const { unmount } = renderDialog();
  const sent = () => calls.filter(({ name }) => name === ORDER);
  const reopen = () => {
    unmount();
    renderDialog();
  };
  return { answers, sent, reopen };
}

const delivery = () => screen.getByRole('region', { name: 'Delivery address' });
export const dialog = () => screen.findByRole('dialog');
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** Why the order was not confirmed or not taken. */
export const problem = () => within(delivery()).getAllByRole('alert').at(-1);
export const keys = (calls: readonly MadeCall[]) => calls.map(({ headers }) => headers.get('idempotency-key'));

/** Presses the button once the cart is quoted and the addresses have come. */
export async function confirm(): Promise<void> {
  const button = await screen.findByRole('button', { name: /^Confirm Order/ });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  await userEvent.click(button);
}
export const place = async () => userEvent.click(await screen.findByRole('button', { name: 'Place Order' }));
export const expectPlaced = async () =>
  waitFor(async () => expect((await dialog()).textContent).toContain(checkoutMessages.placed));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => act(forgetSession));
