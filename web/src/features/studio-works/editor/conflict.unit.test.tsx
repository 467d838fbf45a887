// @vitest-environment jsdom
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failure } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import * as editors from '../../../../test-support/studio/editor-kinds.tsx';
import { saveAnswer, setUpWorkEditor } from '../../../../test-support/studio/work-editor.ts';

const { setUpEditorAnswers, EDITOR_KINDS, pause, press, refused, status, title, type } = editors;

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

setUpWorkEditor();

describe.each(EDITOR_KINDS)('Two windows with one $kind', ({ kind, work, list, editor }) => {
  const own = `${list}/${work.id}`;
  const api = setUpEditorAnswers({ kind, work, list, editor });

  test('When the answer to a save was lost, then saving continues without asking', async () => {
    api.answers[`PUT ${own}`] = refused('CONFLICT', { version: '2' });
    draw(editor(work.id));
    await type('Dunes');
    api.answers[`GET ${own}`] = {
      ...work,
      version: 2,
      fields: { ...work.fields, title: 'Dunes', ...(kind === 'story' && { slug: 'dunes' }) },
    };
    await pause();
    await status(studioMessages.saved);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  describe('when another window has changed it', () => {
    const theirs = { ...work, version: 7, fields: { ...work.fields, title: 'Of another window' } };

    beforeEach(async () => {
      api.answers[`PUT ${own}`] = refused('CONFLICT', { version: '7' });
      draw(editor(work.id));
      await type('Dunes');
      api.answers[`GET ${own}`] = theirs;
      await pause();
      await screen.findByRole('heading', { name: `This ${kind} was changed in another window` });
    });

    test('then that is said, what was typed stays, and nothing is sent', async () => {
      const alert = screen.getByRole('alert');
      expect(within(alert).getByText('Of another window')).toBeTruthy();
      expect(document.activeElement).toBe(within(alert).getByRole('heading'));
      expect((await title()).value).toBe('Dunes');
      await type('Dunes at noon');
      await press('Submit for review');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(api.saves()).toHaveLength(1);
    });

    test('then its version can be opened instead of what was typed', async () => {
      await press('Load the newest version');
      expect(await screen.findByRole('heading', { level: 1, name: 'Of another window' })).toBeTruthy();
      expect((await title()).value).toBe('Of another window');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(api.saves()).toHaveLength(1);
    });

    test('then this one can hold, over the version that is there', async () => {
      api.answers[`PUT ${own}`] = saveAnswer(theirs);
      await press('Keep mine');
      await status(studioMessages.saved);
      expect(api.saves().at(-1)).toMatchObject({ title: 'Dunes', version: 7 });
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });

  test('When it waits for review in another window, then keeping this version is not offered', async () => {
    api.answers[`PUT ${own}`] = refused('WRONG_STATE');
    draw(editor(work.id));
    await type('Dunes');
    api.answers[`GET ${own}`] = { ...work, version: 2, status: 'submitted' };
    await pause();
    expect(await screen.findByText(/It waits for review there/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Load the newest version' })).toBeTruthy();
  });

  test('When it was deleted in another window, then what is there can be saved as a new one', async () => {
    api.answers[`PUT ${own}`] = failure(404, 'NOT_FOUND');
    api.answers[`POST ${list}`] = { ...work, id: 'again', fields: { ...work.fields, title: 'Dunes' } };
    draw(editor(work.id));
    await type('Dunes');
    api.answers[`GET ${own}`] = failure(404, 'NOT_FOUND');
    await pause();
    await userEvent.click(await screen.findByRole('button', { name: `Save mine as a new ${kind}` }));
    await status(studioMessages.saved);
    expect(api.calls.findLast(({ name }) => name === `POST ${list}`)?.body).toMatchObject({ title: 'Dunes' });
  });
});
