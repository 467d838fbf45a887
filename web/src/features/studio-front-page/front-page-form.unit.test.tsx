// @vitest-environment jsdom

import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import type { StudioHome } from '@aperture-byline/contract/settings/wire';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { toastStore } from '#lib/toast.ts';
import { answerCalls, failure } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { pictureAt } from '../../../test-support/picture.ts';
import { FrontPageForm } from './front-page-form.tsx';
import HomeSettings from './home-settings.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));

const home: StudioHome = {
  carousel: ['Dunes', 'Foam'].map((title) => ({
    id: title,
    title,
    artistName: 'Mira Das',
    picture: pictureAt(title),
  })),
  introStories: [{ id: 'Fog', title: 'Fog', slug: 'fog', artistName: 'Mira Das', picture: pictureAt('Fog') }],
  shopIntro: 'Prints of all of it',
  version: 3,
};
const PROBLEMS = {
  carousel: 'Somebody has taken one of these back.',
  introStories: 'One of these is not published.',
  shopIntro: 'Please shorten this.',
};

it('When a refused field is changed, then its error goes, and those of the others stay', async () => {
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

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the front page' }));
const part = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!section) throw new Error(`No part ${name}`);
  return within(section);
};

it('When photographs and stories are moved, taken out and chosen, then what is saved has them in that order', async () => {
  const calls = answerCalls({
    'GET /search/images?page=1': {
      data: [{ image_id: 'Pier', title: 'Pier', firstname: 'Mira', lastname: 'Das', picture: pictureAt('Pier') }],
      pagination: { page: 1, pageSize: 20, total: 1, totalPages: 1 },
    },
    'GET /search/images?q=nothing&page=1': {
      data: [],
      pagination: { page: 1, pageSize: 20, total: 0, totalPages: 1 },
    },
    'GET /search/images?q=pi&page=1': {
      data: [{ image_id: 'Pier', title: 'Pier', firstname: 'Mira', lastname: 'Das', picture: pictureAt('Pier') }],
      pagination: { page: 1, pageSize: 20, total: 1, totalPages: 1 },
    },
    'GET /blog': [{ id: 'Rain', title: 'Rain', creator_name: 'Mira', creator_surname: 'Das', banner_picture: null }],
    'PUT /studio/home': home,
  });
  draw(<FrontPageForm uid="u1" home={home} onReload={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Move later: Dunes' }));
  for (const [list, title] of [
    ['Carousel', 'Pier'],
    ['Stories at the top', 'Rain'],
  ] as const) {
    await userEvent.click(part(list).getByRole('button', { name: 'Choose more' }));
    const offered = within(await part(list).findByRole('list', { name: 'To choose from' }));
    const words = part(list).getByRole('searchbox');
    await userEvent.type(words, 'nothing{Enter}');
    expect(await part(list).findByText(settingsMessages.noneFits)).toBeDefined();
    expect(calls.some(({ name }) => name === 'PUT /studio/home')).toBe(false);
    await userEvent.clear(words);
    await userEvent.type(words, title.slice(0, 2).toLowerCase());
    await offered.findByRole('button', { name: new RegExp(`^${title}`) });
    await userEvent.click(offered.getByRole('button', { name: new RegExp(`^${title}`), pressed: false }));
    const selected = offered.getByRole('button', { name: new RegExp(`^${title} ?Chosen$`), pressed: true });
    expect(document.activeElement).toBe(selected);
    await userEvent.click(part(list).getByRole('button', { name: 'Done choosing' }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Take out: Dunes' }));
  await save();
  await vi.waitFor(() => expect(toastStore.get()?.text).toBe(settingsMessages.saved));
  expect(calls.find(({ name }) => name === 'PUT /studio/home')?.body).toEqual({
    carousel: ['Foam', 'Pier'],
    introStories: ['Fog', 'Rain'],
    shopIntro: 'Prints of all of it',
    version: 3,
  });
});

it('When it cannot be saved, then that is said, and what was chosen stays and is not left without a question', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answers: Record<string, unknown> = { 'PUT /studio/home': failure(503, 'UNAVAILABLE') };
  answerCalls(answers);
  const confirm = vi.fn((_question?: string) => false);
  vi.stubGlobal('confirm', confirm);
  draw(
    <>
      <FrontPageForm uid="u1" home={home} onReload={vi.fn()} />
      <a href="/">Elsewhere</a>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Take out: Foam' }));
  await save();
  const alert = await screen.findByText(settingsMessages.notSaved);
  expect(screen.queryByRole('button', { name: 'Take out: Foam' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(confirm).toHaveBeenCalledExactlyOnceWith(profileMessages.leaveUnsaved);
  answers['PUT /studio/home'] = home;
  await save();
  await vi.waitFor(() => expect(alert.textContent).toBe(''));
  await screen.findByRole('button', { name: 'Save the front page' });
  const link = screen.getByRole('link', { name: 'Elsewhere' });
  // jsdom does not navigate.
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(confirm).toHaveBeenCalledOnce();
});

it('When the settings cannot be loaded, then that is said, and they are loaded again', async () => {
  const answers: Record<string, unknown> = {};
  answerCalls(answers);
  draw(<HomeSettings uid="u1" />);
  expect((await screen.findByRole('alert')).textContent).toContain(settingsMessages.notLoaded);
  answers['GET /studio/home'] = home;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Carousel' })).toBeTruthy();
});
