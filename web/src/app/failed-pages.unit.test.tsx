// @vitest-environment jsdom
import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../test-support/pages/answer-calls.ts';
import { draw } from '../../test-support/pages/render-page.tsx';
import ExhibitionPage from '../features/exhibitions/exhibition-page.tsx';
import ExhibitionsPage from '../features/exhibitions/exhibitions-page.tsx';
import GalleryPage from '../features/gallery/gallery-page.tsx';
import ImagePage from '../features/gallery/image-page.tsx';
import HomePage from '../features/home/home-page.tsx';
import PublicProfilePage from '../features/profile/public-profile-page.tsx';
import ProductPage from '../features/shop/product-page.tsx';
import ShopPage from '../features/shop/shop-page.tsx';
import StoriesPage from '../features/stories/stories-page.tsx';
import StoryPage from '../features/stories/story-page.tsx';

const LATER = messages.somethingWrongLater;

/** A page, its path, its address, and what its parts say where nothing can be loaded, in the order of the page. */
const PAGES: readonly [page: ReactNode, path: string, address: string, says: string[]][] = [
  [
    <HomePage key="home" />,
    '/',
    '/',
    [imageMessages.noImagesAvailable, exhibitionMessages.noExhibitionsFound, blogMessages.noBlogsFound],
  ],
  [<StoriesPage key="stories" />, '/stories', '/stories', Array(3).fill(blogMessages.noBlogsFound)],
  [<StoryPage key="story" />, '/stories/:slug', '/stories/salt', [messages.somethingWrong]],
  [<GalleryPage key="gallery" />, '/gallery', '/gallery', [LATER]],
  [<ImagePage key="image" />, '/exhibition', '/exhibition?image=i1', [LATER]],
  [<ShopPage key="shop" />, '/shop', '/shop', [LATER]],
  [<ProductPage key="product" />, '/shop/:slug', '/shop/dune-crest', [LATER]],
  [<ExhibitionsPage key="exhibitions" />, '/exhibitions', '/exhibitions', Array(3).fill(LATER)],
  [
    <ExhibitionPage key="exhibition" />,
    '/exhibition/:exhibitionId',
    '/exhibition/e1',
    [exhibitionMessages.exhibitionFailed],
  ],
  [<PublicProfilePage key="profile" />, '/profile/:userId', '/profile/123456789', [messages.somethingWrong]],
];

function visit(page: ReactNode, path: string, address: string): void {
  draw(
    <Routes>
      <Route path={path} element={page} />
    </Routes>,
    address,
  );
}

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('A page whose calls all fail', () => {
  it.each(PAGES.map(([page, path, address, says]) => ({ page, path, address, says })))(
    'When nothing of $address can be loaded, then it has one heading, and one sentence a part',
    async ({ page, path, address, says }) => {
      answerCalls({});
      visit(page, path, address);
      await waitFor(() => expect(alerts()).toEqual(says.map((text) => `${text}${messages.tryAgain}`)));
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    },
  );

  it('When two parts of the front page fail, then the third and the rest of it stand', async () => {
    answerCalls({ 'GET /exhibition/approved/ongoing': [] });
    visit(<HomePage />, '/', '/');
    await waitFor(() =>
      expect(alerts()).toEqual(
        [imageMessages.noImagesAvailable, blogMessages.noBlogsFound].map((text) => `${text}${messages.tryAgain}`),
      ),
    );
    expect(screen.getByText(exhibitionMessages.noOngoingOnHome)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  });
});
