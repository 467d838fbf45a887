// @vitest-environment jsdom
import { addressMessages } from '@aperture-byline/contract/address/address-messages';
import { checkoutMessages, newOrderMessages } from '@aperture-byline/contract/cart/cart-messages';
import type { Quote } from '@aperture-byline/contract/cart/wire';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { shippingMessages } from '@aperture-byline/contract/shipping/shipping-messages';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failure, type MadeCall } from '../../../../test-support/pages/answer-calls.ts';
import {
  buyer,
  cartItem,
  QUOTE,
  quoteOf,
  SHIPPING,
  savedAddress,
  storeCart,
  storedCart,
} from '../../../../test-support/shop/cart.ts';
import {
  ADDRESSES,
  confirm,
  dialog,
  expectPlaced,
  keys,
  ORDER,
  openCart,
  PLACED,
  place,
  problem,
} from '../../../../test-support/shop/order-dialog.tsx';
import { forgetOrderKey } from './order-draft.ts';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const ALL_SHIPPING: Quote['shipping'] = [
  ...SHIPPING,
  {
    zone: 'domestic',
    speed: 'expedited',
    price: 400,
    from_days: 2,
    to_days: 5,
    arrives: { from: '2026-12-07', to: '2026-12-15' },
  },
  {
    zone: 'international',
    speed: 'standard',
    price: 2500,
    from_days: 7,
    to_days: 20,
    arrives: { from: '2026-12-07', to: '2026-12-15' },
  },
];

describe('The confirmation of an order', () => {
  it('When it opens, then it has address, prints and sums, and a double click sends one order', async () => {
    const { sent } = openCart([cartItem('dune', { quantity: 2 }), cartItem('ferry')]);
    await confirm();
    const { textContent: text } = await dialog();
    for (const part of [
      '12 Hill Road',
      '2 × dune',
      'SubtotalRs. 29,400',
      'TotalRs. 29,500',
      `Nothing is paid now. ${productMessages.payLater}`,
    ])
      expect(text).toContain(part);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Place Order' }));
    await expectPlaced();
    const link = within(await dialog()).getByRole('link', { name: 'See your order' });
    expect(link.getAttribute('href')).toBe(`/profile/orders/${PLACED.orderId}`);
    const ordered = (productId: string) => {
      const { productSize, productFrame, price, photographer } = cartItem(productId);
      return { productId, productSize, productFrame, price, photographer };
    };
    expect(sent().map(({ body }) => body)).toEqual([
      {
        shippingAddress: savedAddress.id,
        totalPrice: 29_400,
        finalPrice: 29_500,
        shippingCharge: 100,
        productsInfo: ['dune', 'dune', 'ferry'].map(ordered),
      },
    ]);
    expect(keys(sent())[0]).toMatch(/^[\w-]{16,64}$/);
    expect(storedCart()).toBeNull();
  });

  it('When the screen is narrow, then address and shipping come before the sums, and the button has the total', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    }));
    openCart([cartItem('dune')]);
    const button = await screen.findByRole('button', { name: 'Confirm Order, Rs. 9,900' });
    const address = await screen.findByRole('radio', { name: /12 Hill Road/ });
    const order = [address, screen.getByText(/^Shipping: /), screen.getByRole('region', { name: 'Total' }), button];
    for (const [index, element] of order.slice(1).entries())
      expect(element.compareDocumentPosition(order[index] as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('When it has prints of two artists, then two parcels, their days and who is away are said before the order', async () => {
    const quote = (call: MadeCall) => {
      const { lines, ...others } = quoteOf()(call);
      const back = { back_on: '2027-01-12' };
      const of = (index: number) => ({ photographer: 900_000_001 + index, ...(index === 1 && back) });
      return { ...others, lines: lines.map((line, index) => ({ ...line, ...of(index) })) };
    };
    openCart([cartItem('dune'), cartItem('ferry')], { [QUOTE]: quote });
    await confirm();
    expect(screen.getAllByText(/by 2 artists and come in 2 parcels/)).toHaveLength(2);
    expect(screen.getAllByText(/ is back on 12 Jan 2027, and answers then/)).toHaveLength(2);
    expect((await dialog()).textContent).toContain('Arrives 7–15 December');
  });

  it('When another speed is chosen, then sums, confirmation and order have it', async () => {
    const { sent } = openCart([cartItem('dune')], { [QUOTE]: quoteOf({ shipping: ALL_SHIPPING }) });
    await userEvent.click(await screen.findByRole('radio', { name: /^Expedited, 2–5 business days/ }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Total' }).textContent).toContain('ShippingRs. 400'));
    await confirm();
    expect((await dialog()).textContent).toContain('Expedited, 2–5 business days');
    await place();
    await expectPlaced();
    expect(sent()[0]?.body).toMatchObject({
      shippingCharge: 400,
      finalPrice: 10_200,
      shippingSpeed: 'expedited',
    });
  });

  it('When the address is abroad, then it costs what that costs, and what is not served is not ordered', async () => {
    const abroad = { ...savedAddress, country: 'Germany' };
    openCart([cartItem('dune')], {
      [QUOTE]: quoteOf({ shipping: ALL_SHIPPING }),
      [ADDRESSES]: [abroad],
    });
    expect(await screen.findByText(/^Shipping: International, 7–20 business days/)).toBeDefined();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Total' }).textContent).toContain('TotalRs. 12,300'));
    cleanup();
    openCart([cartItem('dune')], { [ADDRESSES]: [abroad] });
    await confirm();
    const refusal = screen.getByText(shippingMessages.countryNotServed('Germany'));
    expect(document.activeElement).toBe(refusal);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['Foo', 'Bombay', ''])(
    'When the state of an address in India is %j, then the cart asks to choose it, and nothing is ordered',
    async (state) => {
      openCart([cartItem('dune')], { [ADDRESSES]: [{ ...savedAddress, state }] });
      const hint = await screen.findByText(addressMessages.stateUnknown);
      await confirm();
      expect(document.activeElement).toBe(hint);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('When there is no address, then the problem has the focus instead', async () => {
    openCart([cartItem('dune')], { [ADDRESSES]: [] });
    await confirm();
    expect(problem()?.textContent).toContain(newOrderMessages.paramsInvalid);
    await waitFor(() => expect(document.activeElement).toBe(problem()));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('When another tab takes a print out of the cart, or all, then it says so', async () => {
    openCart([cartItem('dune'), cartItem('ferry')]);
    await confirm();
    await dialog();
    const announce = () => window.dispatchEvent(new StorageEvent('storage', { key: 'AnBCart' }));
    storeCart([cartItem('ferry')]);
    act(() => void announce());
    expect((await dialog()).textContent).toContain(checkoutMessages.cartChanged);
    localStorage.removeItem('AnBCart');
    act(() => void announce());
    const { textContent: text } = await dialog();
    expect(text).toContain(checkoutMessages.orderedElsewhere);
    expect(screen.getByRole('link', { name: 'Your orders' }).getAttribute('href')).toBe('/profile?tab=orders');
    expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
  });

  it('When another tab placed the order and this one has not heard of it, then it sends the same key', async () => {
    const { sent, answers } = openCart([cartItem('dune')]);
    answers[ORDER] = failure(503, 'UNAVAILABLE');
    await confirm();
    await place();
    await within(await dialog()).findByText(new RegExp(checkoutMessages.orderFailed));
    const [key = ''] = keys(sent());
    forgetOrderKey(buyer.uid, key ?? '');
    answers[ORDER] = PLACED;
    await place();
    await expectPlaced();
    expect(keys(sent())).toEqual([key, key]);
  });
});

const html = (status: number) => new Response('<h1>Welcome</h1>', { status, headers: { 'Content-Type': 'text/html' } });

describe('An order without an answer', () => {
  it.each([
    ['503', () => failure(503, 'UNAVAILABLE'), checkoutMessages.orderFailed],
    ['503 of a house that is read-only', () => failure(503, 'READ_ONLY', { message: 'Later' }), 'Later'],
    ['500', () => failure(500, 'INTERNAL'), checkoutMessages.orderFailed],
    ['429', () => failure(429, 'TOO_MANY_REQUESTS', { message: apiMessages.tooMany }), apiMessages.tooMany],
    ['200 that is no JSON', () => html(200), checkoutMessages.orderFailed],
    ['403 that is no JSON', () => html(403), checkoutMessages.orderFailed],
    ['502 that is no JSON', () => html(502), checkoutMessages.orderFailed],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), checkoutMessages.orderFailed],
  ])(
    'When the answer is %s, then the cart stays, and the same key is sent again, also after a reload',
    async (_what, refuse, text) => {
      const { answers, sent, reopen } = openCart([cartItem('dune')], { [ORDER]: refuse });
      await confirm();
      await place();
      await waitFor(async () => expect(within(await dialog()).getByRole('alert').textContent).toContain(text));
      expect(storedCart()).toHaveLength(1);
      await place();
      await waitFor(() => expect(sent()).toHaveLength(2));

      reopen();
      const note = await screen.findByText(new RegExp(checkoutMessages.unheard));
      const link = within(note).getByRole('link', { name: 'Your orders' });
      expect(link.getAttribute('href')).toBe('/profile?tab=orders');
      answers[ORDER] = PLACED;
      await confirm();
      await place();
      await expectPlaced();
      const [key] = keys(sent());
      expect(keys(sent())).toEqual([key, key, key]);
      expect(storedCart()).toBeNull();
    },
  );

  it('When it does not come in time, then it is given up, and the same key is sent again', async () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const { answers, sent } = openCart([cartItem('dune')], {
      [ORDER]: ({ signal }: MadeCall) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    await confirm();
    await place();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(timeout).toHaveBeenCalledWith(30_000);
    act(() => late.abort(new DOMException('signal timed out', 'TimeoutError')));
    await within(await dialog()).findByText(new RegExp(checkoutMessages.orderFailed));
    timeout.mockReturnValue(new AbortController().signal);
    answers[ORDER] = PLACED;
    await place();
    await expectPlaced();
    const [key] = keys(sent());
    expect(keys(sent())).toEqual([key, key]);
  });

  it('When the session has ended, then the login opens with a redirect back, and the cart stays', async () => {
    openCart([cartItem('dune')], { [ORDER]: failure(401, 'UNAUTHENTICATED') });
    await confirm();
    await place();
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/login?redirect=%2Fshop%2Fcart'));
    expect(storedCart()).toHaveLength(1);
  });
});
