// @vitest-environment jsdom

import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { BlogComment, Story } from '@aperture-byline/contract/blog/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSession, rememberSession } from '#entities/session/session-store.ts';
import { sampleAccount } from '../../../test-support/account.ts';
import { answerCalls, failure } from '../../../test-support/pages/answer-calls.ts';
import { story } from '../../../test-support/pages/page-samples.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { pictureAt } from '../../../test-support/picture.ts';
import StoryPage from './story-page.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));

const OWNER = 100000001;

const salt: Story = {
  ...story,
  slug: 'salt',
  title: 'Salt',
  description: 'A road by the sea.',
  content: '<p>It was early.</p>',
  banner: null,
  banner_picture: null,
  categories: 'Travel',
  tags: 'sea',
  created_by: OWNER,
  created_on: '2026-11-01T08:00:00.000Z',
  reading_time: 3,
  likes: 0,
  views: 0,
};

const comment: BlogComment = {
  id: 'c1',
  author_id: 100000002,
  creator_firstname: 'Meera',
  creator_lastname: 'Pillai',
  created_on: '2026-11-02T08:00:00.000Z',
  comment: 'Such calm',
  guest: false,
};

/** The calls of a page that shows this story, or what is answered in its place. */
const answersOf = (answer: unknown) => ({
  'GET /blog/salt': answer,
  'GET /blog/comment/s1': [comment],
  'GET /blog': [],
  'POST /blog/view/s1': null,
});

function open(slug = 'salt'): void {
  draw(
    <Routes>
      <Route path="/stories/:slug" element={<StoryPage />} />
    </Routes>,
    `/stories/${slug}`,
  );
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

/** Reports that what waits for it comes near the viewport. */
let comeNear: () => void;

beforeEach(() => {
  const reports: (() => void)[] = [];
  comeNear = () => {
    for (const report of reports) report();
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        reports.push(() => onChange([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => act(forgetSession));

describe('The page of a story', () => {
  it.each([
    ['its call fails', failure(403, 'FORBIDDEN')],
    ['the answer is no JSON', new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
  ])('When %s, then its title stays on loading, and it can be loaded again', async (_what, refusal) => {
    const answers = answersOf(refusal);
    answerCalls(answers);
    open();
    const again = await screen.findByRole('button', { name: messages.tryAgain });
    expect(title()).toBe(messages.loading);
    answers['GET /blog/salt'] = [salt];
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Salt' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['intro', 'recent'])(
    'When its address is %s, which means a list in the API, then there is no story, and no call',
    async (word) => {
      const calls = answerCalls({ [`GET /blog/${word}`]: [salt] });
      open(word);
      expect(await screen.findByRole('heading', { level: 1, name: blogMessages.noBlogFound })).toBeDefined();
      expect(calls).toEqual([]);
    },
  );

  it('When it is evening elsewhere, then its date is the day in India', async () => {
    answerCalls(answersOf([{ ...salt, created_on: '2026-11-04T20:00:00.000Z' }]));
    open();
    expect(await screen.findByText('5 Nov 2026')).toBeDefined();
  });

  it.each([
    [0, null],
    [1, '1 view'],
    [1234, '1,234 views'],
  ])('When it has %d views, then it says %s', async (views, text) => {
    answerCalls(answersOf([{ ...salt, views }]));
    open();
    expect(await screen.findByText('3 min read')).toBeDefined();
    expect(screen.queryByText(/\d\s+views?$/)?.textContent ?? null).toBe(text);
  });

  it('When everybody may see its banner, then this leads to its photograph', async () => {
    answerCalls(answersOf([{ ...salt, banner_picture: pictureAt('fog'), banner_id: 'fog' }]));
    open();
    const link = await screen.findByRole('link', { name: 'See the photograph' });
    expect(link.getAttribute('href')).toBe('/exhibition?image=fog');
    expect(link.querySelector('img')?.getAttribute('src')).toContain('/photos/fog/');
  });

  it('When the end of its text comes near, then more of its author is loaded, and no earlier', async () => {
    const calls = answerCalls({
      ...answersOf([salt]),
      'GET /blog/salt/works': {
        morePhotographs: [{ imageId: 'fog', title: 'Fog', picture: pictureAt('fog') }],
        prints: [{ slug: 'dusk', title: 'Dusk', minPrice: 2800, picture: pictureAt('dusk') }],
      },
    });
    open();
    await screen.findByText('Such calm');
    expect(calls.map(({ name }) => name)).not.toContain('GET /blog/salt/works');
    act(() => comeNear());
    expect(await screen.findByRole('heading', { name: 'More by Asha Rao' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Fog' }).getAttribute('href')).toBe('/exhibition?image=fog');
    expect(screen.getByRole('link', { name: /^Dusk/ }).getAttribute('href')).toBe('/shop/dusk');
  });

  it('When its owner is signed in, then they may delete what others wrote below it', async () => {
    rememberSession(sampleAccount({ userId: OWNER, email: 'asha@example.com' }));
    answerCalls(answersOf([salt]));
    open();
    await screen.findByText('Such calm');
    act(() => comeNear());
    expect(await screen.findByRole('button', { name: 'Delete the comment by Meera Pillai' })).toBeDefined();
  });
});
