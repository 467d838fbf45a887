// @vitest-environment jsdom
import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import { viewerMessages } from '@aperture-byline/contract/exhibition/viewer';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { act, cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSession, rememberSession } from '#entities/session/session-store.ts';
import { answerCalls } from '../../../test-support/pages/answer-calls.ts';
import { account } from '../../../test-support/pages/auth-screens.tsx';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { pictureAt } from '../../../test-support/picture.ts';
import ExhibitionPage from './exhibition-page.tsx';
import ViewerPage from './viewer-page.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));

const OWNER_ID = 123456789;
const STRANGER_ID = 987654321;
const IMAGES = 'GET /exhibition/images/e1';

const exhibition = {
  exhibition_id: 'e1',
  id: 'e1',
  title: 'Salt Roads',
  username: 'Asha Rao',
  user_id: OWNER_ID,
  genre: 'Sea',
  genre_description: '',
  description: '',
  author_description: '',
  start_date: '2026-11-05T13:00:00.000Z',
  end_date: '2026-11-12T15:30:00.000Z',
  shown_dates: { start: '1st Nov, 11:00 AM', end: '1st Dec, 11:00 AM IST' },
  image_count: 1,
  teaser: [],
  banner: null,
  banner_url: null,
} as unknown as ExhibitionDetail;

const image = {
  image_id: 'i1',
  file_path: '',
  title: 'Low tide',
  image_description: '',
  total_likes: 0,
  total_views: 0,
  picture: pictureAt('i1'),
};

/** Opens the page, or its viewer, of an exhibition that is not open. Returns the names of the calls. */
function visit(address: string, state: 'upcoming' | 'past'): () => string[] {
  const calls = answerCalls({
    'GET /exhibition/ongoing/e1': [],
    'GET /exhibition/e1': { ...exhibition, state },
    'GET /exhibition/e1/catalogue': { images: [], views: 0, days: 1 },
    [IMAGES]: [image],
  });
  draw(
    <Routes>
      <Route path="/exhibition/:exhibitionId" element={<ExhibitionPage />} />
      <Route path="/exhibition/:exhibitionId/gallery" element={<ViewerPage />} />
    </Routes>,
    address,
  );
  return () => calls.map(({ name }) => name);
}

const enter = (userId: number, isAdmin = false) => act(() => rememberSession({ ...account, userId, isAdmin }));

describe.each(['upcoming', 'past'] as const)('An exhibition that is %s', (state) => {
  beforeEach(() => {
    // Which jsdom lacks.
    Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true });
  });
  afterEach(() => act(forgetSession));

  it.each([
    ['a visitor', () => undefined],
    ['somebody else', () => enter(STRANGER_ID)],
  ])('When %s comes, then there is no way in, and none of its images is asked for', async (_who, start) => {
    start();
    const calls = visit('/exhibition/e1', state);
    expect(await screen.findByText(exhibitionMessages.exhibitionNotActive)).toBeDefined();
    // Whoever is signed in gets the code of the link, which decides.
    await act(() => import('./detail/preview-link.tsx'));
    expect(screen.queryByRole('link', { name: viewerMessages.enterExhibition })).toBeNull();
    expect(screen.queryByRole('link', { name: viewerMessages.previewExhibition })).toBeNull();
    cleanup();

    const viewerCalls = visit('/exhibition/e1/gallery', state);
    expect(
      await screen.findByRole('heading', { level: 1, name: exhibitionMessages.exhibitionNotActive }),
    ).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([...calls(), ...viewerCalls()]).not.toContain(IMAGES);
  });

  it.each([
    ['its artist', () => enter(OWNER_ID)],
    ['an administrator', () => enter(STRANGER_ID, true)],
  ])('When %s comes, then a link leads to the preview, which shows its images', async (_who, start) => {
    start();
    visit('/exhibition/e1', state);
    const link = await screen.findByRole('link', { name: viewerMessages.previewExhibition });
    expect(link.getAttribute('href')).toBe('/exhibition/e1/gallery');
    cleanup();

    const calls = visit('/exhibition/e1/gallery', state);
    expect(await screen.findByRole('dialog', { name: 'Salt Roads' })).toBeDefined();
    expect(await screen.findByText('Photo 1 of 1: Low tide')).toBeDefined();
    expect(calls()).toContain(IMAGES);
    // Neither views nor likes are counted, also once the code that does is there.
    await act(() => import('./viewer/about-image.tsx'));
    expect(screen.queryByRole('button', { name: /^Lik/ })).toBeNull();
    expect(calls().filter((name) => /\/(?:view|like)\//.test(name))).toEqual([]);
  });
});
