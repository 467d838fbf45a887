// @vitest-environment jsdom
import type { StudioHome } from '@aperture-byline/contract/settings/wire';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { pictureAt } from '../../../../test-support/picture.ts';
import { draw, stubBrowserApis } from '../../../../test-support/render-page.tsx';
import { FrontPageForm } from './front-page-form.tsx';

vi.mock(
  '#entities/session/firebase/firebase.ts',
  () => import('../../../../test-support/signed-in-firebase.ts'),
);

const home: StudioHome = {
  carousel: ['Dunes', 'Foam'].map((title) => ({
    image_id: title,
    title,
    artist_name: 'Mira Das',
    picture: pictureAt(title),
  })),
  intro_stories: [
    { blog_id: 'Fog', title: 'Fog', slug: 'fog', artist_name: 'Mira Das', picture: pictureAt('Fog') },
  ],
  shop_intro: 'Prints of all of it',
  version: 3,
};
const PROBLEMS = {
  carousel: 'Somebody has taken one of these back.',
  introStories: 'One of these is not published.',
  shopIntro: 'Please shorten this.',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('When a refused field is changed, then its error goes, and those of the others stay', async () => {
  stubBrowserApis();
  const error = { code: 'INVALID', message: 'Please check the fields.', requestId: 'r1', fields: PROBLEMS };
  vi.stubGlobal('fetch', async () => Response.json({ returnCode: 400, error }, { status: 400 }));
  draw(<FrontPageForm uid="u1" home={home} onReload={vi.fn()} />);
  const shown = () => Object.values(PROBLEMS).filter((problem) => screen.queryByText(problem));
  await userEvent.click(screen.getByRole('button', { name: 'Save the front page' }));
  await screen.findByText(PROBLEMS.carousel);
  expect(shown()).toEqual(Object.values(PROBLEMS));
  await userEvent.click(screen.getByRole('button', { name: 'Take out: Foam' }));
  expect(shown()).toEqual([PROBLEMS.introStories, PROBLEMS.shopIntro]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Words about the shop' }), '!');
  expect(shown()).toEqual([PROBLEMS.introStories]);
  await userEvent.click(screen.getByRole('button', { name: 'Take out: Fog' }));
  expect(shown()).toEqual([]);
});
