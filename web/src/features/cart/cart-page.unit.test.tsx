// @vitest-environment jsdom
import { cartMessages, newOrderMessages } from '@aperture-byline/contract/cart/cart-messages';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { CartItem } from '#entities/cart/cart-item.ts';
import { forgetSession } from '#entities/session/session-store.ts';
import { answerCalls, failure } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { cartItem, QUOTE, quoteOf, storeCart, storedCart } from '../../../test-support/shop/cart.ts';
import { Cart } from './cart-page.tsx';

function open(products: readonly CartItem[], quote: unknown = quoteOf()) {
  storeCart(products);
  const answers: Record<string, unknown> = { [QUOTE]: quote };
  answerCalls(answers);
  const { unmount } = draw(<Cart />, '/shop/cart');
  return { answers, unmount };
}

const line = (title: string) => screen.findByRole('article', { name: title });
const sums = () => screen.getByRole('region', { name: 'Total' }).textContent;
const expectSums = (text: string) => waitFor(() => expect(sums()).toContain(text));

afterEach(() => act(forgetSession));

describe('The cart', () => {
  it('When it is empty, then it says so and leads to the shop', () => {
    open([]);
    expect(screen.getByText(cartMessages.empty)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Visit the shop' }).getAttribute('href')).toBe('/shop');
  });

  it('When a size or frame is changed, then price, sums and what is stored follow, and no price has changed', async () => {
    open([cartItem('dune'), cartItem('ferry')]);
    await screen.findByText('Arrives 7–15 December.');
    await expectSums('Subtotal, 2 printsRs. 19,600ShippingRs. 100TotalRs. 19,700');
    expect(sums()).toContain(productMessages.payLater);
    const dune = await line('dune');
    expect(dune.textContent).toContain('by Mira Pillai');
    await userEvent.selectOptions(within(dune).getByLabelText('Frame'), 'walnut');
    await userEvent.selectOptions(within(dune).getByLabelText('Size'), '90x60');
    await expectSums('TotalRs. 30,100');
    expect(dune.textContent).toContain('Rs. 20,200');
    expect(storedCart()).toEqual([
      cartItem('dune', {
        productSize: '90x60',
        productFrame: 'walnut',
        price: 20_200,
        selectedSize: '90cm x 60cm',
        selectedFrame: 'Walnut',
        selectedSizePrice: 19_000,
        selectedFramePrice: 1200,
      }),
      cartItem('ferry'),
    ]);
    expect(screen.queryByText(/The price has changed/)).toBeNull();
  });

  it('When copies are added, then they are as many as the cart has room for', async () => {
    open([cartItem('dune'), cartItem('ferry', { quantity: 48 })]);
    const copies = within(await screen.findByRole('group', { name: 'Copies of dune' }));
    const [fewer, more] = ['One fewer', 'One more'].map((name) => copies.getByRole('button', { name }));
    if (!fewer || !more) throw new Error('The number of copies cannot be changed');
    expect(fewer.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(more);
    await expectSums('Subtotal, 50 printsRs. 4,90,000');
    expect((await line('dune')).textContent).toContain('Rs. 19,600Rs. 9,800 each');
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(more);
    expect(copies.getByRole('status').textContent).toBe('2');
    expect(storedCart()).toMatchObject([{ quantity: 2 }, { quantity: 48 }]);
    await userEvent.click(fewer);
    await expectSums('Subtotal, 49 prints');
    expect(storedCart()?.[0]).toEqual(cartItem('dune'));
  });

  it('When prints are removed, then that is said, the main part has the focus, and the last one leaves an empty cart', async () => {
    open([cartItem('dune'), cartItem('ferry')]);
    const main = screen.getByRole('main');
    // As in the layout.
    main.tabIndex = -1;
    screen.getByRole('button', { name: /^Remove\s*dune$/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('article', { name: 'dune' })).toBeNull();
    expect(document.activeElement).toBe(main);
    expect(screen.getByText('dune was removed from your cart.')).toBeDefined();
    await expectSums('TotalRs. 9,900');
    await userEvent.click(screen.getByRole('button', { name: /^Remove\s*ferry$/ }));
    expect(screen.getByText(cartMessages.empty)).toBeDefined();
    expect(storedCart()).toBeNull();
  });

  it('When prints changed since, then each line says what to do, and only what can be ordered is in the sums', async () => {
    const quote = quoteOf({ gone: ['gone'], sizes: { fog: { sold_out: true } } });
    const dear = { price: 10_500, selectedSizePrice: 9700, title: 'An earlier title' };
    const products = [cartItem('dune', dear), cartItem('ferry', { productSize: '1x1' })];
    const { unmount } = open([...products, cartItem('fog'), cartItem('gone')], quote);
    await expectSums('Subtotal, 1 printRs. 9,800');
    const texts = async (title: string) => (await line(title)).textContent;
    expect(await texts('dune')).toContain('The price has changed from Rs. 10,500 to Rs. 9,800.');
    expect(await texts('ferry')).toContain(cartMessages.optionGone);
    expect(await texts('fog')).toContain(productMessages.sizeSoldOut);
    expect(await texts('gone')).toContain(newOrderMessages.printGone);
    // The stored print follows the quote, and the note stays for this visit.
    expect(storedCart()?.[0]).toEqual(cartItem('dune'));
    for (const title of ['ferry', 'fog'])
      await userEvent.selectOptions(within(await line(title)).getByLabelText('Size'), '90x60');
    await expectSums('Subtotal, 3 prints');
    expect(await texts('ferry')).not.toContain(cartMessages.optionGone);
    expect(screen.getAllByText(/The price has changed/)).toHaveLength(1);

    unmount();
    draw(<Cart />, '/shop/cart');
    await expectSums('Subtotal, 3 prints');
    expect(screen.queryByText(/The price has changed/)).toBeNull();
  });

  it('When it cannot be quoted, then it says so, keeps what is in it, and asks again', async () => {
    const { answers } = open([cartItem('dune')], failure(403, 'FORBIDDEN'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(messages.somethingWrongLater);
    expect((await line('dune')).textContent).toContain('Rs. 9,800');
    answers[QUOTE] = quoteOf();
    await userEvent.click(within(alert).getByRole('button', { name: messages.tryAgain }));
    await expectSums('TotalRs. 9,900');
  });

  it('When it is hostile, then titles are texts, and pictures of other sites and scripts are not loaded', async () => {
    const title = '<img src=x onerror="alert(1)">';
    const [scripted, foreign] = ['javascript:alert(1)', 'https://evil.example/pixel.png'];
    const own = `${location.origin}/photos/dune.jpeg`;
    open(
      [
        cartItem('own', { primaryImage: own }),
        cartItem('written', { title }),
        cartItem('foreign', { primaryImage: foreign }),
        cartItem('scripted', { primaryImage: scripted }),
      ],
      quoteOf({ gone: ['own', 'written', 'foreign'] }),
    );
    expect(await screen.findAllByText(newOrderMessages.printGone)).toHaveLength(3);
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect([...document.images].map(({ src }) => src)).toEqual([own]);
  });

  it('When nobody is signed in, then login and registration lead back to it', async () => {
    open([cartItem('dune')]);
    expect(await screen.findByText(cartMessages.loginForAddress)).toBeDefined();
    for (const [name, path] of [
      ['Login', '/login'],
      ['Register', '/register'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`${path}?redirect=%2Fshop%2Fcart`);
  });
});
