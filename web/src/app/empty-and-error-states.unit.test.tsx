// @vitest-environment jsdom

import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { BlogListItem, Story } from '@aperture-byline/contract/blog/wire';
import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { publicProfileMessages } from '@aperture-byline/contract/user/public-profile-messages';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ImageComments } from '#entities/image/image-comments.tsx';
import { HomeCarousel } from '#features/home/carousel/carousel.tsx';
import { OngoingExhibitions } from '#features/home/home-page.tsx';
import { AllStories, RecentStories } from '#features/stories/stories-page.tsx';
import { RelatedStories } from '#features/stories/story-page.tsx';
import { answerCalls, failure } from '../../test-support/pages/answer-calls.ts';
import { draw } from '../../test-support/pages/render-page.tsx';
import { IntroStories } from '../entities/story/intro-stories/intro-stories.tsx';
import ExhibitionPage from '../features/exhibitions/exhibition-page.tsx';
import ExhibitionsPage from '../features/exhibitions/exhibitions-page.tsx';
import GalleryPage from '../features/gallery/gallery-page.tsx';
import ImagePage from '../features/gallery/image-page.tsx';
import PublicProfilePage from '../features/profile/public-profile-page.tsx';
import ExhibitionGroups from '../features/profile/shared/works/exhibition-groups.tsx';
import UserStories from '../features/profile/shared/works/stories.tsx';
import ProductPage from '../features/shop/product-page.tsx';
import ShopPage from '../features/shop/shop-page.tsx';
import { StoryComments } from '../features/stories/story/story-comments.tsx';
import StoryPage from '../features/stories/story-page.tsx';

const at = (path: string, page: ReactNode) => (
  <Routes>
    <Route path={path} element={page} />
  </Routes>
);

const listed: BlogListItem = {
  id: 'b1',
  slug: 'salt',
  title: 'Salt',
  description: 'A road by the sea.',
  banner: '',
  banner_picture: null,
  reading_time: 3,
  creator_name: 'Asha',
  creator_surname: 'Rao',
  categories: '',
} as unknown as BlogListItem;
const story = { ...listed, slug: 'other', tags: '' } as unknown as Story;
const noPhotographs = { data: [], pagination: { page: 1, pageSize: 20, total: 0, totalPages: 1 } };

interface Case {
  name: string;
  part: ReactNode;
  address?: string;
  /** Calls that fail, or answer nothing. */
  calls: string[];
  /** Answers that the part needs beside them. */
  beside?: Record<string, unknown>;
  failed?: string;
  empty?: [answer: unknown, sentence: string];
}

const LATER = messages.somethingWrongLater;

/** A list that says the same where it fails and where it is empty. */
const list = (name: string, part: ReactNode, call: string, sentence: string): Case => ({
  name,
  part,
  calls: [call],
  failed: sentence,
  empty: [[], sentence],
});

const cases: Case[] = [
  list('the carousel', <HomeCarousel />, '/image/home-carousel', imageMessages.noImagesAvailable),
  {
    ...list(
      'the ongoing exhibitions on the front page',
      <OngoingExhibitions />,
      '/exhibition/approved/ongoing',
      exhibitionMessages.noExhibitionsFound,
    ),
    empty: [[], exhibitionMessages.noOngoingOnHome],
  },
  list('the featured stories', <IntroStories />, '/blog/intro', blogMessages.noBlogsFound),
  list('the recent stories', <RecentStories />, '/blog/recent', blogMessages.noBlogsFound),
  list('all stories', <AllStories />, '/blog', blogMessages.noBlogsFound),
  {
    name: 'a story',
    part: at('/stories/:slug', <StoryPage />),
    address: '/stories/salt',
    calls: ['/blog/salt'],
    failed: messages.somethingWrong,
    empty: [[], blogMessages.noBlogFound],
  },
  {
    name: 'the comments of a story',
    part: <StoryComments blogId="b1" ownerId={1} />,
    calls: ['/blog/comment/b1'],
    failed: LATER,
    empty: [[], blogMessages.noCommentsYet],
  },
  {
    name: 'the related stories',
    part: <RelatedStories story={story} />,
    calls: ['/blog'],
    failed: LATER,
  },
  {
    name: 'the gallery',
    part: <GalleryPage />,
    calls: ['/image?page=1'],
    failed: LATER,
    empty: [noPhotographs, imageMessages.noImagesUploaded],
  },
  {
    name: 'a photograph',
    part: <ImagePage />,
    address: '/exhibition?image=i1',
    calls: ['/image/details/i1'],
    failed: LATER,
  },
  {
    name: 'the comments of a photograph',
    part: <ImageComments imageId="i1" ownerId={1} />,
    calls: ['/image/comment/i1'],
    failed: LATER,
    empty: [[], imageMessages.noCommentsFound],
  },
  {
    name: 'the shop',
    part: <ShopPage />,
    calls: ['/product?page=1&pageSize=40'],
    failed: LATER,
    empty: [{ products: [], totalPages: 1 }, productMessages.noProductsFound],
  },
  {
    name: 'a print',
    part: at('/shop/:slug', <ProductPage />),
    address: '/shop/dune-crest',
    calls: ['/product/dune-crest'],
    failed: LATER,
  },
  {
    name: 'a list of exhibitions',
    part: <ExhibitionsPage />,
    calls: ['/exhibition/approved/archive?page=1'],
    beside: { '/exhibition/approved/ongoing': [], '/exhibition/approved/upcoming': [] },
    failed: LATER,
    empty: [
      {
        years: [],
        year: null,
        exhibitions: [],
        pagination: { page: 1, pageSize: 12, total: 0, totalPages: 1 },
      },
      exhibitionMessages.noPast,
    ],
  },
  {
    name: 'an exhibition',
    part: at('/exhibition/:exhibitionId', <ExhibitionPage />),
    address: '/exhibition/e1',
    calls: ['/exhibition/ongoing/e1'],
    failed: exhibitionMessages.exhibitionFailed,
  },
  {
    name: 'the pictures of an exhibition',
    part: at('/exhibition/:exhibitionId', <ExhibitionPage />),
    address: '/exhibition/e1',
    calls: ['/exhibition/images/e1'],
    beside: {
      '/exhibition/comment/e1': [],
      '/exhibition/ongoing/e1': [
        {
          exhibition_id: 'e1',
          title: 'Salt Roads',
          username: 'Asha Rao',
          user_id: 123456789,
          genre: '',
          genre_description: '',
          description: '',
          author_description: '',
          start_date: '2026-11-05T13:00:00.000Z',
          end_date: '2026-11-12T15:30:00.000Z',
          image_count: 2,
          shown_dates: { start: '1st Nov, 11:00 AM', end: '1st Dec, 11:00 AM IST' },
        } as ExhibitionDetail,
      ],
    },
    failed: LATER,
    empty: [[], imageMessages.noImagesAvailable],
  },
  {
    name: 'a profile',
    part: at('/profile/:userId', <PublicProfilePage />),
    address: '/profile/123456789',
    calls: ['/user/profile?userId=123456789'],
    failed: messages.somethingWrong,
    empty: [[], publicProfileMessages.userNotFound],
  },
  {
    name: 'one person’s exhibitions',
    part: <ExhibitionGroups userId="123456789" />,
    calls: ['/exhibition/approved/past?userId=123456789'],
    beside: {
      '/exhibition/approved/ongoing?userId=123456789': [],
      '/exhibition/approved/upcoming?userId=123456789': [],
    },
    failed: LATER,
    empty: [[], exhibitionMessages.noPast],
  },
  {
    name: 'one person’s stories',
    part: <UserStories userId="123456789" />,
    calls: ['/blog/user/123456789'],
    failed: LATER,
    empty: [[], publicProfileMessages.noStoriesAdded],
  },
];

function answersOf({ calls, beside }: Case, data: unknown): Record<string, unknown> {
  const byPath = { ...beside, ...Object.fromEntries(calls.map((path) => [path, data])) };
  return Object.fromEntries(Object.entries(byPath).map(([path, given]) => [`GET ${path}`, given]));
}

describe('A part that could not be loaded', () => {
  it.each(cases.filter(({ failed }) => failed))(
    'When $name fails, then one sentence says so, and a quiet button loads again',
    async (one) => {
      const answers = answersOf(one, failure(403, 'FORBIDDEN'));
      const calls = answerCalls(answers);
      draw(one.part, one.address);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe(`${one.failed}Try again`);
      expect(screen.getAllByText(one.failed ?? '')).toHaveLength(1);

      const before = calls.length;
      await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
      expect(calls.length).toBeGreaterThan(before);
      expect(document.activeElement).not.toBe(document.body);
      expect((await screen.findByRole('alert')).textContent).toBe(`${one.failed}Try again`);
    },
  );
});

describe('A part with nothing to show', () => {
  it.each(cases.filter(({ empty }) => empty))(
    'When $name is empty, then one sentence says so, with nothing to try again',
    async (one) => {
      const [data, sentence] = one.empty ?? [];
      answerCalls(answersOf(one, data));
      draw(one.part, one.address);
      expect(await screen.findAllByText(sentence ?? '')).toHaveLength(1);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );
});
