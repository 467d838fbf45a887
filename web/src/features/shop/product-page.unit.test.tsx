// @vitest-environment jsdom

import { productMessages } from '@aperture-byline/contract/product/product-messages';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls, failure } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { pictureAt } from '../../../test-support/picture.ts';
import { storedCart } from '../../../test-support/shop/cart.ts';
import ProductPage from './product-page.tsx';

const size = (width: number, height: number, price: number, sold_out = false) => ({
  size_id: `${width}x${height}`,
  size_width: width,
  size_height: height,
  price,
  edition: null,
  sold_out,
  left: null,
  from_a_distance: false,
});
const frame = (frame_type: string, charge: number) => ({
  frame_id: frame_type.toLowerCase(),
  frame_type,
  charge,
  frame_description: `About ${frame_type}`,
});
const product = (sizes: ProductDetail['sizes']): ProductDetail => ({
  product_id: 'dune',
  slug: 'dune-crest',
  title: 'Dune crest',
  introduction: '',
  description: '',
  place: 'Jaisalmer',
  owner_id: 900_000_001,
  creator_firstname: 'Mira',
  creator_lastname: 'Pillai',
  printed_image_id: 'i',
  images: [{ image_id: 'i', image_url: '', picture: { ...pictureAt('dune'), width: 1500, height: 2000 } }],
  categories: [],
  sizes,
  frames: [frame('Oak', 800), frame('Walnut', 1200)],
});

const Address = () => <output aria-label="address">{useLocation().pathname}</output>;

function open(answer: unknown) {
  const calls = answerCalls({ 'GET /product/dune-crest': answer, 'POST /product/view/dune': null });
  draw(
    <Routes>
      <Route path="/shop/:slug" element={<ProductPage />} />
      <Route path="/shop/cart" element={<Address />} />
    </Routes>,
    '/shop/dune-crest',
  );
  return calls;
}

const options = async (label: 'Size' | 'Frame') =>
  within(await screen.findByRole('group', { name: label })).getAllByRole<HTMLInputElement>('radio');
const choose = async (label: 'Size' | 'Frame', id: string) => {
  const option = (await options(label)).find(({ value }) => value === id);
  if (option) await userEvent.click(option);
};
const textOf = (option: HTMLInputElement) => option.closest('label')?.textContent;
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('The page of a print', () => {
  it('When it is opened, then its view is counted', async () => {
    const calls = open(product([size(60, 80, 12_000)]));
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('POST /product/view/dune'));
  });

  it('When another size or frame is chosen, then price and description follow', async () => {
    const sizes = [size(30, 40, 4000), size(60, 80, 9000)];
    open(product(sizes));
    expect((await options('Size')).map(textOf)).toEqual(['30cm x 40cmRs. 4,800', '60cm x 80cmRs. 9,800']);
    expect((await options('Frame')).map(textOf)).toEqual(['Oak+ Rs. 800', 'Walnut+ Rs. 1,200']);
    const shown = () => screen.getByText('Price:').parentElement?.textContent;
    expect(shown()).toBe('Price: Rs. 4,800');
    for (const { size_id, price } of sizes)
      for (const { frame_id, charge, frame_description } of product([]).frames) {
        await choose('Size', size_id);
        await choose('Frame', frame_id);
        expect(shown()).toBe(`Price: ${formatPrice(price + charge)}`);
        expect(screen.getByText(frame_description)).toBeDefined();
      }
  });

  it('When a size is sold out, then it is marked, and cannot be added', async () => {
    open(product([{ ...size(30, 40, 4000), edition: 50, left: 12 }, size(60, 80, 9000, true)]));
    await choose('Size', '60x80');
    expect((await options('Size')).map(textOf)).toEqual(['30cm x 40cmRs. 4,800, 12 of 50 left', '60cm x 80cmsold out']);
    expect(screen.getByText(new RegExp(productMessages.sizeSoldOut))).toBeDefined();
    for (const name of ['Add to cart', 'Buy now']) {
      expect((await button(name)).getAttribute('aria-disabled')).toBe('true');
      await userEvent.click(await button(name));
    }
    expect(storedCart()).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Dune crest' })).toBeDefined();
  });

  it('When it is bought now, then the chosen size and frame are in the cart, which opens', async () => {
    open(product([size(30, 40, 4000), size(60, 80, 9000)]));
    await choose('Size', '60x80');
    await choose('Frame', 'walnut');
    await userEvent.click(await button('Buy now'));
    expect((await screen.findByLabelText('address')).textContent).toBe('/shop/cart');
    expect(storedCart()).toMatchObject([{ productSize: '60x80', productFrame: 'walnut', price: 10_200 }]);
  });

  it('When it loads, then it says so', async () => {
    open(() => new Promise(() => {}));
    expect((await screen.findAllByText(messages.loading)).length).toBeGreaterThan(0);
  });

  it('When the answer is no JSON, then it says so; when there is no such print, then the way leads to the shop', async () => {
    open(() => new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } }));
    expect((await screen.findByRole('alert')).textContent).toContain(messages.somethingWrongLater);
    cleanup();
    open(failure(404, 'NOT_FOUND'));
    expect(await screen.findByText(productMessages.noProductFound)).toBeDefined();
    const link = screen.getByRole('link', { name: productMessages.goBack });
    expect(link.getAttribute('href')).toBe('/shop');
  });
});

describe('A print in the cart', () => {
  const sizes = [size(30, 40, 10_000), size(60, 80, 18_000), size(90, 120, 30_000)];
  const notice = () => screen.getByText(/^Your cart now has/).textContent;
  const inCart = () => storedCart()?.map(({ productSize, productFrame }) => `${productSize} ${productFrame}`);

  async function openInCart() {
    open(product(sizes));
    await userEvent.click(await button('Add to cart'));
    expect(inCart()).toEqual(['30x40 oak']);
  }

  it('When another size is looked at, then the page says at once what the cart has now, and Undo takes it back', async () => {
    await openInCart();
    const region = screen.getAllByRole('status').find(({ textContent }) => textContent === '');
    await choose('Size', '60x80');
    expect(inCart()).toEqual(['60x80 oak']);
    expect(notice()).toBe(
      'Your cart now has 60cm x 80cm, Oak, for Rs. 18,800, in place of 30cm x 40cm, Oak, for Rs. 10,800.',
    );
    // The live region was there before its words.
    expect(region?.textContent).toBe(notice());
    await userEvent.click(await button(productMessages.undo));
    expect(inCart()).toEqual(['30x40 oak']);
    expect((await options('Size')).find(({ checked }) => checked)?.value).toBe('30x40');
    expect(screen.queryByText(/^Your cart now has/)).toBeNull();
    expect(document.activeElement?.textContent).toBe('In your cart');
  });

  it('When several sizes are passed, then Undo leads to what was put into the cart', async () => {
    await openInCart();
    await choose('Size', '60x80');
    await choose('Size', '90x120');
    await choose('Frame', 'walnut');
    expect(notice()).toContain('90cm x 120cm, Walnut, for Rs. 31,200, in place of 30cm x 40cm, Oak,');
    await userEvent.click(await button(productMessages.undo));
    expect(inCart()).toEqual(['30x40 oak']);
  });

  it('When the size is wanted too, then both are lines of the cart, and each can be looked at without a change', async () => {
    await openInCart();
    await choose('Size', '60x80');
    await userEvent.click(await button(productMessages.addSizeToo));
    expect(inCart()).toEqual(['30x40 oak', '60x80 oak']);
    expect(screen.queryByText(/^Your cart now has/)).toBeNull();
    await choose('Size', '30x40');
    await choose('Size', '60x80');
    expect(inCart()).toEqual(['30x40 oak', '60x80 oak']);
    await choose('Frame', 'walnut');
    await userEvent.click(await button(productMessages.addFrameToo));
    expect(inCart()).toEqual(['30x40 oak', '60x80 oak', '60x80 walnut']);
    await userEvent.click(await button('Remove from cart'));
    expect(inCart()).toEqual(['30x40 oak', '60x80 oak']);
  });

  it('When the size is sold out, then it cannot be added too', async () => {
    open(product([size(30, 40, 10_000), size(60, 80, 18_000, true)]));
    await userEvent.click(await button('Add to cart'));
    await choose('Size', '60x80');
    await button(productMessages.undo);
    expect(screen.queryByRole('button', { name: productMessages.addSizeToo })).toBeNull();
  });
});

describe('A print that shows several photographs', () => {
  const several = (): ProductDetail => ({
    ...product([size(30, 40, 4000)]),
    images: ['a', 'i', 'b'].map((image_id) => ({ image_id, image_url: '', picture: pictureAt(image_id) })),
  });

  it('When it opens, then it shows the printed one alone', async () => {
    open(several());
    await button('Add to cart');
    const framed = screen.getAllByRole('button', { name: 'Open on the whole screen' });
    expect(framed).toHaveLength(1);
    expect(framed[0]?.querySelector('img')?.src).toContain('/photos/i/');
    expect(screen.queryByRole('button', { name: /^Picture/ })).toBeNull();
  });
});

describe('The print on a wall', () => {
  const wall = () => screen.findByRole('region', { name: 'On a wall' });

  it('When a size of another shape than the picture is chosen, then it hangs in that size, and that is said', async () => {
    open(product([size(30, 40, 4000), size(40, 40, 4000), { ...size(50, 50, 4000), size_crop: 0.25 }]));
    await wall();
    const { 'white border': bordered, cropped } = productMessages;
    expect(screen.queryByText(bordered)).toBeNull();
    await choose('Size', '40x40');
    const hung = async (name: RegExp) => within(await wall()).getByRole('img', { name });
    expect((await hung(/At 40 by 40 centimetres/)).style.aspectRatio).toBe('1500 / 2000');
    expect(screen.getByText(bordered)).toBeDefined();
    await choose('Size', '50x50');
    const { aspectRatio, objectPosition } = (await hung(/At 50 by 50 centimetres/)).style;
    expect({ aspectRatio, objectPosition }).toEqual({ aspectRatio: '1 / 1', objectPosition: '25% 25%' });
    expect(screen.getByText(cropped)).toBeDefined();
  });

  it('When it opens and when another size is chosen, then the chosen size hangs, whose price is shown', async () => {
    open(product([size(30, 40, 1000), size(60, 80, 2000), size(90, 120, 3000)]));
    const hung = async () => within(await wall()).getByRole('img', { name: /centimetres/ });
    expect((await hung()).getAttribute('alt')).toContain('At 30 by 40 centimetres');
    expect((await wall()).textContent).toContain('Shown as 30cm x 40cm');
    await choose('Size', '90x120');
    expect((await hung()).getAttribute('alt')).toContain('At 90 by 120 centimetres');
    expect(screen.getByText('Price:').parentElement?.textContent).toBe('Price: Rs. 3,800');
  });

  it('When arrow keys are pressed, then another room and another colour are chosen', async () => {
    open(product([size(30, 40, 4000)]));
    const radio = async (name: string) => within(await wall()).getByRole<HTMLInputElement>('radio', { name });
    (await radio('Gallery')).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect((await radio('At home')).checked).toBe(true);
    (await radio('Chalk')).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect((await radio('Charcoal')).checked).toBe(true);
  });
});
