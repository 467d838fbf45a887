// @vitest-environment jsdom
import { cartMessages, newOrderMessages } from '@aperture-byline/contract/cart/cart-messages';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '../../../../test-support/pages/answer-calls.ts';
import { cartItem, QUOTE, quoteOf, storedCart } from '../../../../test-support/shop/cart.ts';
import {
  confirm,
  dialog,
  expectPlaced,
  keys,
  noDialog,
  ORDER,
  openCart,
  PLACED,
  place,
  problem,
} from '../../../../test-support/shop/order-dialog.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

describe('An order that is refused', () => {
  it('When prices have changed, then that is said, the cart is quoted anew, and the order with them has another key', async () => {
    const dear = quoteOf({ sizes: { dune: { price: 9500 } } });
    const { answers, sent } = openCart([cartItem('dune')], {
      [QUOTE]: dear,
      [ORDER]: failure(409, 'PRICE_MISMATCH'),
    });
    await confirm();
    expect((await dialog()).textContent).toContain('TotalRs. 10,400');
    answers[QUOTE] = quoteOf();
    await place();
    await noDialog();
    expect(problem()?.textContent).toBe(newOrderMessages.priceMismatch);
    const sums = screen.getByRole('region', { name: 'Total' });
    await waitFor(() => expect(sums.textContent).toContain('TotalRs. 9,900'));
    answers[ORDER] = PLACED;
    await confirm();
    await place();
    await expectPlaced();
    const [first, second] = keys(sent());
    expect(second).not.toBe(first);
    expect(sent()[1]?.body).toMatchObject({ finalPrice: 9900 });
  });

  it('When a print was sold meanwhile, then it is marked, and cannot be confirmed again', async () => {
    const { answers } = openCart([cartItem('dune')], {
      [ORDER]: failure(409, 'CONFLICT', {
        fields: { 'productsInfo[0].productSize': newOrderMessages.printSoldOut },
      }),
    });
    await confirm();
    answers[QUOTE] = quoteOf({ sizes: { dune: { sold_out: true } } });
    await place();
    await noDialog();
    expect(problem()?.textContent).toBe(newOrderMessages.printSoldOut);
    const line = within(screen.getByRole('article', { name: 'dune' }));
    expect(await line.findByText(productMessages.sizeSoldOut)).toBeDefined();
    expect(storedCart()).toHaveLength(1);
    await confirm();
    await waitFor(() => expect(problem()?.textContent).toBe(cartMessages.printsUnavailable));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
