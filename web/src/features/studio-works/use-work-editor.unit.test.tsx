// @vitest-environment jsdom

import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { QueryClient, QueryClientProvider, type QueryKey, queryOptions } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditedWork, WorkCalls } from '#entities/work/work-calls.ts';
import { ApiError } from '#lib/api.ts';
import { toastStore } from '#lib/toast.ts';
import { useWorkEditor } from './use-work-editor.ts';
import { WorkBar } from './work-bar.tsx';

interface Fields {
  title: string;
  place: string;
}
type Work = EditedWork<Fields>;

const work: Work = {
  id: 'a',
  status: 'draft',
  version: 3,
  review_note: null,
  revision: null,
  created_on: '2026-11-22T00:00:00.000Z',
  updated_on: '2026-11-22T00:00:00.000Z',
  published_on: null,
  fields: { title: 'Dunes', place: 'Jaisalmer' },
};

const update = vi.fn<WorkCalls<Fields, Work>['update']>();
const move = vi.fn<WorkCalls<Fields, Work>['move']>();
const remove = vi.fn<WorkCalls<Fields, Work>['remove']>();
const onRenew = vi.fn();

const calls: WorkCalls<Fields, Work> = {
  list: 'GET /list',
  read: (uid, id) =>
    queryOptions({
      queryKey: ['private', uid, id] as QueryKey,
      queryFn: async (): Promise<Work> => ({ ...work, version: 9 }),
    }),
  create: async () => work,
  update,
  move,
  remove,
  dropRevision: async () => work,
};

/** Answers a change as the server does. */
const saved = async (_id: string, { version, ...fields }: Partial<Fields> & { version: number }) => ({
  ...work,
  version: version + 1,
  fields: { ...work.fields, ...fields },
});

const refuse = (
  code: 'CONFLICT' | 'INVALID' | 'WRONG_STATE',
  fields: Record<string, string>,
  message = 'No',
) => {
  const status = code === 'INVALID' ? 400 : 409;
  return async () => {
    throw new ApiError(status, message, { code, message, fields });
  };
};

let followsTitle = false;

function Editor() {
  const editor = useWorkEditor<Fields, Work, Fields>({
    uid: 'u',
    work,
    calls,
    valuesOf: ({ fields }) => fields,
    fieldsOf: (values) => values,
    relatedPaths: (path) => (path === 'place' && followsTitle ? ['title'] : []),
    onRenew,
    listPath: '/list',
  });
  return (
    <form ref={editor.form} onSubmit={editor.onSubmit}>
      <label>
        Title
        <input
          {...editor.formik.getFieldProps('title')}
          aria-invalid={editor.problemAt('title') ? true : undefined}
        />
      </label>
      <p>{editor.problemAt('title')}</p>
      <label>
        Place
        <input {...editor.formik.getFieldProps('place')} />
      </label>
      <p>{editor.problemAt('place')}</p>
      <WorkBar editor={editor} />
      <button type="button" onClick={() => editor.act('remove')}>
        Delete
      </button>
    </form>
  );
}

const title = () => screen.getByLabelText('Title');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the editor of a work', () => {
  beforeEach(() => {
    update.mockImplementation(saved);
    move.mockImplementation(async (_id, _move, version) => ({
      ...work,
      version: version + 1,
      status: 'submitted',
    }));
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Editor />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });

  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
    followsTitle = false;
  });

  it('When a field is changed, then only that is sent, with the version that was opened, then with the next', async () => {
    await userEvent.type(title(), '!');
    await press('Save');
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    expect(toastStore.get()?.text).toBe(studioMessages.saved);
    await userEvent.type(title(), '!');
    await press('Save');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls).toEqual([
      ['a', { title: 'Dunes!', version: 3 }],
      ['a', { title: 'Dunes!!', version: 4 }],
    ]);
  });

  it('When another window was faster, then it can be overwritten with the present version', async () => {
    update.mockImplementationOnce(refuse('CONFLICT', { version: '7' }));
    await userEvent.type(title(), '!');
    await press('Save');
    const alert = await screen.findByText(`${studioMessages.conflict} ${studioMessages.conflictWritten}`);
    expect(document.activeElement).toBe(alert);
    expect(title()).toHaveProperty('value', 'Dunes!');
    await press('Overwrite');
    await waitFor(() => expect(update).toHaveBeenLastCalledWith('a', { title: 'Dunes!', version: 7 }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Overwrite' })).toBeNull());
  });

  it('When another window was faster, then it can be read again', async () => {
    update.mockImplementationOnce(refuse('CONFLICT', { version: '7' }));
    await userEvent.type(title(), '!');
    await press('Save');
    await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(onRenew).toHaveBeenCalledOnce());
    expect(update).toHaveBeenCalledOnce();
  });

  it('When something is submitted that was not saved, then it is saved first', async () => {
    await userEvent.type(title(), '!');
    await press('Submit for review');
    await waitFor(() => expect(move).toHaveBeenCalledWith('a', 'submit', 4));
    expect(update).toHaveBeenCalledOnce();
    await waitFor(() => expect(onRenew).toHaveBeenCalledOnce());
  });

  it('When the server names a field, then its error stands beside it and it has the focus', async () => {
    move.mockImplementationOnce(refuse('INVALID', { title: workMessages.required }));
    await press('Submit for review');
    expect(await screen.findByText(workMessages.required)).toBeTruthy();
    expect(screen.getByText(studioMessages.fieldsWrong)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(title()));
    expect(onRenew).not.toHaveBeenCalled();
  });

  it('When a refused field is changed, then its error goes, and that of another field stays', async () => {
    move.mockImplementationOnce(
      refuse('INVALID', { title: workMessages.required, place: workMessages.wordTwice }),
    );
    await press('Submit for review');
    await screen.findByText(workMessages.required);
    await userEvent.type(title(), '!');
    expect(screen.queryByText(workMessages.required)).toBeNull();
    expect(screen.getByText(workMessages.wordTwice)).toBeTruthy();
    expect(screen.getByText(studioMessages.fieldsWrong)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Place'), '!');
    expect(screen.queryByText(workMessages.wordTwice)).toBeNull();
    expect(screen.queryByText(studioMessages.fieldsWrong)).toBeNull();
  });

  it('When what an error follows from is changed, then it goes', async () => {
    followsTitle = true;
    move.mockImplementationOnce(refuse('INVALID', { place: workMessages.required }));
    await press('Submit for review');
    await screen.findByText(workMessages.required);
    await userEvent.type(title(), '!');
    expect(screen.queryByText(workMessages.required)).toBeNull();
  });

  it('When its state does not allow it any more, then that is told, and only reloading is offered', async () => {
    update.mockImplementationOnce(refuse('WRONG_STATE', {}, workMessages.isSubmitted));
    await userEvent.type(title(), '!');
    await press('Save');
    expect(await screen.findByText(workMessages.isSubmitted)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Overwrite' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  it('When it cannot be saved, then that has the focus, what was typed stays, and it is saved the next time', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    update.mockImplementationOnce(async () => {
      throw new ApiError(503, 'The service is busy.');
    });
    await userEvent.type(title(), '!');
    await press('Save');
    const alert = await screen.findByText(studioMessages.notSaved);
    await waitFor(() => expect(document.activeElement).toBe(alert.closest('[role="alert"]')));
    expect(title()).toHaveProperty('value', 'Dunes!');
    await press('Save');
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    expect(update).toHaveBeenLastCalledWith('a', { title: 'Dunes!', version: 3 });
    expect(screen.queryByText(studioMessages.notSaved)).toBeNull();
    log.mockRestore();
  });

  it('When another window changed it before it is deleted, then it is not, and that is told', async () => {
    remove.mockImplementationOnce(refuse('CONFLICT', { version: '7' }));
    await press('Delete');
    const alert = await screen.findByText(`${studioMessages.conflict} ${studioMessages.conflictUnwritten}`);
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(remove).toHaveBeenCalledExactlyOnceWith('a', 3);
    expect(screen.queryByRole('button', { name: 'Overwrite' })).toBeNull();
  });

  it('When somebody goes on typing while it is saved, then that is kept', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    update.mockImplementationOnce(async (...sent) => {
      await promise;
      return saved(...sent);
    });
    await userEvent.type(title(), '!');
    await press('Save');
    await userEvent.type(title(), '?');
    resolve();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy());
    expect(title()).toHaveProperty('value', 'Dunes!?');
    expect(screen.getByText('Not saved yet')).toBeTruthy();
  });
});
