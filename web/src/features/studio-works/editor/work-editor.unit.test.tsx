// @vitest-environment jsdom
import { messages } from '@aperture-byline/contract/shared/messages';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { leftAccount } from '#lib/storage/browser-storage.ts';
import { toastStore } from '#lib/toast.ts';
import { failure, type MadeCall } from '../../../../test-support/pages/answer-calls.ts';
import { account } from '../../../../test-support/pages/auth-screens.tsx';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import {
  EDITOR_KINDS,
  offline,
  pause,
  press,
  refused,
  setUpEditorAnswers,
  status,
  title,
  type,
} from '../../../../test-support/studio/editor-kinds.tsx';
import { saveAnswer, setUpWorkEditor } from '../../../../test-support/studio/work-editor.ts';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

setUpWorkEditor();

describe.each(EDITOR_KINDS)('The editor of a $kind', ({ kind, work, list, editor }) => {
  const own = `${list}/${work.id}`;
  const api = setUpEditorAnswers({ kind, work, list, editor });

  test('When something is typed, then it is saved by itself, with the version that was read, then with the next', async () => {
    draw(editor(work.id));
    await type('Dunes');
    expect(screen.getByRole('heading', { level: 1, name: 'Dunes' })).toBeTruthy();
    await pause();
    await status(studioMessages.saved);
    await type('Dunes at noon');
    await pause();
    await vi.waitFor(() => expect(api.saves()).toHaveLength(2));
    expect(api.saves()).toMatchObject([
      { title: 'Dunes', version: 1 },
      { title: 'Dunes at noon', version: 2 },
    ]);
    expect(Object.keys(api.saves()[0] as object)).not.toContain('description');
  });

  test('When it is new, then it is stored with the first words, once, and asks for what its review needs', async () => {
    api.answers[`POST ${list}`] = ({ body }: MadeCall) => ({
      ...work,
      fields: { ...work.fields, ...(body as object) },
    });
    draw(editor('new'));
    await title();
    await press('Submit for review');
    expect(await screen.findByText(workMessages.required)).toBeTruthy();
    await vi.waitFor(async () => expect(document.activeElement).toBe(await title()));
    expect(api.calls.filter(({ name }) => !name.startsWith('GET'))).toEqual([]);
    await type('Dunes');
    expect(screen.queryByText(workMessages.required)).toBeNull();
    await pause();
    await status(studioMessages.saved);
    await type('Dunes at noon');
    await pause();
    await vi.waitFor(() => expect(api.saves()).toHaveLength(1));
    const created = api.calls.filter(({ name }) => name === `POST ${list}`);
    expect(created).toMatchObject([{ body: { title: 'Dunes' } }]);
    expect(created[0]?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(window.location.pathname).toMatch(new RegExp(`/studio/\\w+/${work.id}$`));
  });

  test('When the account leaves the tab, then what is typed is neither sent nor stored as the editor closes', async () => {
    draw(editor(work.id));
    await type('Dunes');
    leftAccount.set(account.uid);
    localStorage.clear();
    cleanup();
    await pause();
    leftAccount.clear(account.uid);
    expect(api.saves()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('When there is no connection, then what is typed outlasts a reload, and is saved once there is one', async () => {
    api.answers[`PUT ${own}`] = offline;
    draw(editor(work.id));
    await type('Dunes');
    await pause();
    await status(studioMessages.waitsForConnection);
    cleanup();
    draw(editor(work.id));
    await vi.waitFor(async () => expect((await title()).value).toBe('Dunes'));
    expect(api.saves()).not.toEqual([]);
    api.answers[`PUT ${own}`] = saveAnswer(work);
    api.answers['HEAD /icon.svg'] = new Response();
    await vi.advanceTimersByTimeAsync(20_000);
    await status(studioMessages.saved);
    expect(api.saves().at(-1)).toMatchObject({ title: 'Dunes', version: 1 });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('When something is submitted that was not saved, then it is saved first', async () => {
    api.answers[`POST ${own}/submit`] = { ...work, version: 3, status: 'submitted' };
    draw(editor(work.id));
    await type('Dunes');
    await press('Submit for review');
    expect(await screen.findByText('Waits for review')).toBeTruthy();
    expect(toastStore.get()?.text).toBe(studioMessages.submitted);
    expect(api.saves()).toMatchObject([{ title: 'Dunes', version: 1 }]);
    expect(api.calls.find(({ name }) => name === `POST ${own}/submit`)?.body).toEqual({ version: 2 });
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('heading', { level: 1 })[0]));
  });

  test('When the server names a field, then its error stands beside it, has the focus, and goes with a change', async () => {
    api.answers[`POST ${own}/submit`] = refused('INVALID', { title: workMessages.required });
    draw(editor(work.id));
    await title();
    await press('Submit for review');
    expect(await screen.findByText(workMessages.required)).toBeTruthy();
    expect(toastStore.get()?.text).toBe(studioMessages.notSubmitted);
    await vi.waitFor(async () => expect(document.activeElement).toBe(await title()));
    await type('Dunes');
    expect(screen.queryByText(workMessages.required)).toBeNull();
  });

  test('When the server refuses what was typed, then that is marked, and it is not sent again until it is changed', async () => {
    api.answers[`PUT ${own}`] = (call: MadeCall) =>
      'title' in (call.body as object)
        ? refused('INVALID', { title: workMessages.wordInvalid })
        : saveAnswer(work)(call);
    draw(editor(work.id));
    await type('Dunes');
    await pause();
    expect(await screen.findByText(workMessages.wordInvalid)).toBeTruthy();
    await status(studioMessages.partlySaved);
    const sent = api.saves().length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.saves()).toHaveLength(sent);
    api.answers[`PUT ${own}`] = saveAnswer(work);
    await type('Dunes at noon');
    await pause();
    await status(studioMessages.saved);
    expect(screen.queryByText(workMessages.wordInvalid)).toBeNull();
  });

  test('When it cannot be saved, then that is said, and it is tried again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    api.answers[`PUT ${own}`] = failure(503, 'INTERNAL');
    draw(editor(work.id));
    await type('Dunes');
    await pause();
    await status(studioMessages.notSaved);
    expect((await title()).value).toBe('Dunes');
    api.answers[`PUT ${own}`] = saveAnswer(work);
    await press('Try again');
    await status(studioMessages.saved);
    log.mockRestore();
  });

  test.each([
    [403, 'FORBIDDEN', studioMessages.notAllowed],
    [415, 'UNSUPPORTED_TYPE', studioMessages.refused('refused')],
  ] as const)(
    'When the answer is %i, which would be the same again, then it is said what to do, and it is sent again once something is changed',
    async (code, name, text) => {
      api.answers[`PUT ${own}`] = failure(code, name);
      draw(editor(work.id));
      await type('Dunes');
      await pause();
      await status(`${text} ${studioMessages.keptUntilChanged}`);
      const sent = api.saves().length;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(api.saves()).toHaveLength(sent);
      expect((await title()).value).toBe('Dunes');
      api.answers[`PUT ${own}`] = saveAnswer(work);
      await type('Dunes at noon');
      await pause();
      await status(studioMessages.saved);
    },
  );

  test('When one text is too large to be sent, then its field says so, and the others are saved', async () => {
    api.answers[`PUT ${own}`] = (call: MadeCall) =>
      'title' in (call.body as object) ? failure(413, 'TOO_LARGE') : saveAnswer(work)(call);
    draw(editor(work.id));
    await type('Dunes');
    await pause();
    expect(await screen.findByText(messages.tooLong)).toBeTruthy();
    await status(studioMessages.partlySaved);
  });

  test('When changes are dropped, then they can be brought back', async () => {
    const revision = { status: 'draft', reviewNote: null, updatedAt: '2026-11-22T00:00:00.000Z' } as const;
    const revised = { ...work, status: 'approved', revision, fields: { ...work.fields, title: 'Dunes' } };
    const dropped = { ...work, status: 'approved', version: 2 };
    api.answers[`GET ${own}`] = revised;
    api.answers[`DELETE ${own}/revision?version=1`] = dropped;
    api.answers[`PUT ${own}`] = saveAnswer({ ...revised, version: 2 });
    draw(editor(work.id));
    await title();
    await press('Drop the changes');
    await userEvent.click(await screen.findByRole('button', { name: 'Drop them' }));
    await vi.waitFor(async () => expect((await title()).value).toBe(work.fields.title));
    const toast = toastStore.get();
    expect(toast).toMatchObject({ text: studioMessages.dropped, action: { label: 'Undo' } });
    toast?.action?.onPress();
    await vi.waitFor(async () => expect((await title()).value).toBe('Dunes'));
    expect(api.saves()).toEqual([{ title: 'Dunes', version: 2 }]);
    expect(screen.getByRole('button', { name: 'Submit the changes' })).toBeTruthy();
  });

  test('When dropped changes are not brought back in time, then the offer ends', async () => {
    const revision = { status: 'draft', reviewNote: null, updatedAt: '2026-11-22T00:00:00.000Z' } as const;
    api.answers[`GET ${own}`] = { ...work, status: 'approved', revision };
    api.answers[`DELETE ${own}/revision?version=1`] = { ...work, status: 'approved', version: 2 };
    draw(editor(work.id));
    await title();
    await press('Drop the changes');
    await userEvent.click(await screen.findByRole('button', { name: 'Drop them' }));
    await vi.waitFor(() => expect(toastStore.get()?.text).toBe(studioMessages.dropped));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(toastStore.get()).toBeNull();
  });

  test('When another window changed it before it is deleted, then it is not, and that is said', async () => {
    api.answers[`DELETE ${own}?version=1`] = failure(409, 'CONFLICT', {
      message: workMessages.versionConflict,
    });
    draw(editor(work.id));
    await title();
    await press('Delete');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await vi.waitFor(() => expect(toastStore.get()?.text).toBe(workMessages.versionConflict));
    expect((await title()).value).toBe(work.fields.title);
  });

  test('When something is typed while it is saved, then that is kept and saved next', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    api.answers[`PUT ${own}`] = async (call: MadeCall) => {
      await promise;
      return saveAnswer(work)(call);
    };
    draw(editor(work.id));
    await type('Dunes');
    await pause();
    await vi.waitFor(() => expect(api.saves()).toHaveLength(1));
    await type('Dunes at noon');
    resolve();
    await vi.waitFor(() => expect(screen.queryByText(studioMessages.saving)).toBeNull());
    expect((await title()).value).toBe('Dunes at noon');
    await pause();
    await status(studioMessages.saved);
    expect(api.saves()).toMatchObject([
      { title: 'Dunes', version: 1 },
      { title: 'Dunes at noon', version: 2 },
    ]);
  });
});
