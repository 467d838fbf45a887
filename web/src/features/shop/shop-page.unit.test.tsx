// @vitest-environment jsdom
import type { ProductListItem } from '@aperture-byline/contract/product/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { pictureAt } from '../../../test-support/picture.ts';
import ShopPage from './shop-page.tsx';

const listed: ProductListItem = {
  image_id: 'i',
  title: 'Dune crest',
  introduction: '',
  primary_image: '',
  picture: pictureAt('dune'),
  firstname: 'Mira',
  lastname: 'Pillai',
  min_price: 100_000,
  slug: 'dune-crest',
};

const Search = () => <output aria-label="query">{useLocation().search}</output>;

function open(address: string, answer: unknown, page = 1) {
  const name = `GET /product?page=${page}&pageSize=40`;
  const calls = answerCalls({ [name]: answer });
  draw(
    <>
      <ShopPage />
      <Search />
    </>,
    address,
  );
  return () => calls.some((call) => call.name === name);
}

const current = async () =>
  (await screen.findByRole('navigation', { name: 'Pages of the shop' })).querySelector('[aria-current="page"]')
    ?.textContent;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('The shop', () => {
  it.each(['abc', '0', '-1', '1e3'])('When the address asks for page %s, then it is page 1', async (page) => {
    const isAsked = open(`/shop?page=${page}`, { products: [listed], totalPages: 3 });
    expect(await current()).toBe('1');
    expect(isAsked()).toBe(true);
  });

  it('When the address asks past the end, then it is the last page', async () => {
    open('/shop?page=999', { products: [listed], totalPages: 3 }, 999);
    expect(await current()).toBe('3');
    await waitFor(() => expect(screen.getByLabelText('query').textContent).toBe('?page=3'));
  });

  it('When a print is dear, then its price is grouped as in India', async () => {
    open('/shop', { products: [listed], totalPages: 1 });
    expect((await screen.findByRole('article')).textContent).toContain('Rs. 1,00,000');
  });

  it('When the answer is no JSON, then it is a failure', async () => {
    open('/shop', () => new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } }));
    expect((await screen.findByRole('alert')).textContent).toContain(messages.somethingWrongLater);
  });
});
