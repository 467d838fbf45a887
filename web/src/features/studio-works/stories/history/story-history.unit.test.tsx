// @vitest-environment jsdom
import type { StoryVersion } from '@aperture-byline/contract/blog/wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SAVE_DELAY } from '#lib/api/autosave.ts';
import { toastStore } from '#lib/toast.ts';
import { draw } from '../../../../../test-support/pages/render-page.tsx';
import {
  EDITOR_KINDS,
  press,
  refused,
  setUpEditorAnswers,
  status,
  title,
  type,
} from '../../../../../test-support/studio/editor-kinds.tsx';
import { fog, saveAnswer, setUpWorkEditor } from '../../../../../test-support/studio/work-editor.ts';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../../test-support/signed-in-firebase.ts'));

setUpWorkEditor();

const { slug: _slug, ...fields } = fog.fields;
const older: StoryVersion = {
  number: 0,
  savedAt: '2026-11-20T06:00:00.000Z',
  wordCount: 2,
  fields: { ...fields, title: 'Haze', content: '<p>Two words</p>' },
  html: '<p>Two words</p>',
  images: [],
  problems: {},
};
const newer: StoryVersion = {
  ...older,
  number: 1,
  savedAt: '2026-11-21T06:00:00.000Z',
  wordCount: 122,
  fields: { ...fields, title: 'Mist' },
  html: '',
  problems: { bannerId: workMessages.versionImagesGone },
};

describe('The history of a story', () => {
  const [kind] = EDITOR_KINDS.filter(({ work }) => work === fog) as [(typeof EDITOR_KINDS)[number]];
  const api = setUpEditorAnswers(kind);
  const own = '/studio/blog/fog';
  beforeEach(() => {
    api.answers[`GET ${own}/history`] = [newer, older].map(({ number, savedAt, wordCount }) => ({
      number,
      savedAt,
      wordCount,
    }));
    api.answers[`GET ${own}/history/0`] = older;
    api.answers[`GET ${own}/history/1`] = newer;
    api.answers[`POST ${own}/history/0/restore`] = {
      ...fog,
      version: 3,
      fields: { ...older.fields, slug: 'fog' },
    };
  });

  async function open() {
    draw(kind.editor(fog.id));
    await title();
    await press('History');
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
    await dialog.findByText(/20 Nov 2026/);
    return dialog;
  }
  const choose = (dialog: ReturnType<typeof within>) =>
    userEvent.click(dialog.getByRole('button', { name: /20 Nov 2026/ }));
  const restore = (dialog: ReturnType<typeof within>) =>
    userEvent.click(dialog.getByRole('button', { name: 'Restore this state' }));

  async function restoreHaze(): Promise<void> {
    await press('History');
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
    await dialog.findByText(/20 Nov 2026/);
    await choose(dialog);
    await dialog.findByRole('heading', { name: 'Haze' });
    await restore(dialog);
  }

  test('When it is opened, then each version has its time and words, and the newest one is shown', async () => {
    const dialog = await open();
    const entries = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries.slice(0, 3)).toEqual([
      'Now0 words (−122)',
      '21 Nov 2026, 11:30 AM IST122 words (+120)',
      '20 Nov 2026, 11:30 AM IST2 words',
    ]);
    expect(await dialog.findByRole('heading', { name: 'Mist' })).toBeTruthy();
    expect(dialog.getByText(/Different now: title\./)).toBeTruthy();
    await choose(dialog);
    expect(await dialog.findByRole('heading', { name: 'Haze' })).toBeTruthy();
    expect(dialog.getByText('Two words')).toBeTruthy();
    expect(dialog.getByText(/Different now: title, text\./)).toBeTruthy();
  });

  test('When photographs of a version are gone, then that is said, and it is not restored', async () => {
    const dialog = await open();
    expect(await dialog.findByText(`Banner: ${workMessages.versionImagesGone}`)).toBeTruthy();
    await restore(dialog);
    expect(api.calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
  });

  test('When a version is restored, then what was typed is saved first, and the editor shows the version', async () => {
    draw(kind.editor(fog.id));
    await type('Fog at noon');
    await restoreHaze();
    await vi.waitFor(async () => expect((await title()).value).toBe('Haze'));
    expect(api.saves()).toEqual([{ title: 'Fog at noon', slug: 'fog-at-noon', version: 1 }]);
    expect(api.calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ version: 2 });
    expect(toastStore.get()?.text).toBe(studioMessages.versionRestored);
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test('When what was typed can not be saved, then nothing is restored, and that is said', async () => {
    api.answers[`PUT ${own}`] = refused('INVALID', { title: workMessages.wordInvalid });
    draw(kind.editor(fog.id));
    await type('Fog at noon');
    await restoreHaze();
    await vi.waitFor(() => expect(toastStore.get()?.text).toBe(studioMessages.versionNotRestored));
    expect((await title()).value).toBe('Fog at noon');
    expect(api.calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
  });

  test('When this window’s version is to hold, then the save says that it replaces another one', async () => {
    api.answers[`PUT ${own}`] = refused('CONFLICT');
    draw(kind.editor(fog.id));
    await type('Mine');
    api.answers[`GET ${own}`] = { ...fog, version: 4, fields: { ...fog.fields, title: 'Theirs' } };
    const keep = await screen.findByRole('button', { name: 'Keep mine' });
    api.answers[`PUT ${own}`] = saveAnswer({ ...fog, version: 4 });
    await userEvent.click(keep);
    await status(studioMessages.saved);
    await type('Mine still');
    await vi.advanceTimersByTimeAsync(SAVE_DELAY);
    await vi.waitFor(() => expect(api.saves()).toHaveLength(3));
    expect(api.saves().slice(1)).toEqual([
      { title: 'Mine', slug: 'mine', version: 4, isOverwriting: true },
      { title: 'Mine still', slug: 'mine-still', version: 5 },
    ]);
  });
});
