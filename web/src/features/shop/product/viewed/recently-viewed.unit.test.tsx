// @vitest-environment jsdom

import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answerCalls, failure } from '../../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../../test-support/pages/render-page.tsx';
import RecentlyViewed from './recently-viewed.tsx';

const picture = {
  src: 'photos/one',
  width: 3,
  height: 2,
  widths: [320],
  formats: ['jpeg'],
  colour: '#8c8a86',
  alt: '',
};
const sample = (slug: string) => ({
  slug,
  title: slug,
  introduction: '',
  firstname: 'Asha',
  lastname: 'Rao',
  min_price: 100,
  picture,
});
const detail = (slug: string, sizes = [{ size_id: 's', size_width: 1, size_height: 1, price: 100 }]) => ({
  slug,
  title: slug,
  introduction: '',
  creator_firstname: 'Asha',
  creator_lastname: 'Rao',
  images: [{ image_id: 'i', picture }],
  sizes,
  frames: [{ frame_id: 'f', frame_type: 'oak', charge: 0, frame_description: '' }],
});
const SHOP = 'GET /product?page=1&pageSize=9';
const shop = { products: [sample('here'), sample('one'), sample('two')], totalPages: 1 };
const remember = (...slugs: string[]) => localStorage.setItem('AnBRecentlyViewed', JSON.stringify(slugs));

async function shown(title: string): Promise<string[]> {
  const list = await screen.findByRole('list', { name: title });
  return within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent ?? '');
}

describe('The recently viewed products', () => {
  it('When some of the remembered are on sale, then those show, and the shop is not asked', async () => {
    remember('gone', 'seen');
    const asked = answerCalls({ 'GET /product/seen': detail('seen'), [SHOP]: shop });
    draw(<RecentlyViewed slug="here" />);
    expect(await shown(productMessages.recentlyViewed)).toEqual(['seen']);
    expect(asked.map(({ name }) => name)).not.toContain(SHOP);
  });

  it('When several were viewed before, then they show in the order in which they are remembered, without this one', async () => {
    remember('latest', 'here', 'earlier');
    answerCalls({ 'GET /product/latest': detail('latest'), 'GET /product/earlier': detail('earlier') });
    draw(<RecentlyViewed slug="here" />);
    expect(await shown(productMessages.recentlyViewed)).toEqual(['latest', 'earlier']);
  });

  it.each([
    ['is gone', failure(403, 'FORBIDDEN')],
    ['has no size left', detail('seen', [])],
  ])('When the only one remembered %s, then more prints of the shop show', async (_what, data) => {
    remember('seen');
    answerCalls({ 'GET /product/seen': data, [SHOP]: shop });
    draw(<RecentlyViewed slug="here" />);
    expect(await shown(productMessages.morePrints)).toEqual(['one', 'two']);
  });

  it('When nothing is remembered, then more prints of the shop show', async () => {
    answerCalls({ [SHOP]: shop });
    draw(<RecentlyViewed slug="here" />);
    expect(await shown(productMessages.morePrints)).toEqual(['one', 'two']);
  });

  it('When even the shop does not answer, then that is said once, and it can be asked again', async () => {
    const answers: Record<string, unknown> = { [SHOP]: failure(403, 'FORBIDDEN') };
    answerCalls(answers);
    draw(<RecentlyViewed slug="here" />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(`${messages.somethingWrongLater}Try again`);
    answers[SHOP] = shop;
    await userEvent.click(within(alert).getByRole('button'));
    expect(await shown(productMessages.morePrints)).toEqual(['one', 'two']);
    expect(document.activeElement?.textContent).toBe(productMessages.morePrints);
  });
});
