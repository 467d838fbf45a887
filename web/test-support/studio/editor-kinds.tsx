import type { StudioState } from '@aperture-byline/contract/work/wire';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, vi } from 'vitest';
import ExhibitionEditor from '../../src/features/studio-works/exhibitions/exhibition-editor.tsx';
import PrintEditor from '../../src/features/studio-works/prints/print-editor.tsx';
import StoryEditor from '../../src/features/studio-works/stories/story-editor.tsx';
import { SAVE_DELAY } from '../../src/lib/api/autosave.ts';
import { blank } from '../forms/profile-form.tsx';
import { answerCalls, failure, type MadeCall } from '../pages/answer-calls.ts';
import { account } from '../pages/auth-screens.tsx';
import { BIO, foam, fog, saveAnswer, tides } from './work-editor.ts';

interface EditorKind {
  kind: string;
  work: StudioState & { fields: { title: string } };
  /** Path of the list in the API, below which each work is. */
  list: string;
  editor: (id: string) => ReactElement;
}

/** The editor of each kind, opened on a draft. */
export const EDITOR_KINDS: readonly EditorKind[] = [
  {
    kind: 'exhibition',
    work: tides,
    list: '/studio/exhibition',
    editor: (id) => <ExhibitionEditor account={account} profile={{ ...blank, bio: BIO }} id={id} />,
  },
  {
    kind: 'print',
    work: foam,
    list: '/studio/product',
    editor: (id) => <PrintEditor account={account} profile={blank} id={id} />,
  },
  {
    kind: 'story',
    work: fog,
    list: '/studio/blog',
    editor: (id) => <StoryEditor account={account} profile={blank} id={id} />,
  },
];

/** An error answer of a change. */
export const refused = (code: 'CONFLICT' | 'INVALID' | 'WRONG_STATE', fields: Record<string, string> = {}) =>
  failure(code === 'INVALID' ? 400 : 409, code, { fields });

/** No answer comes. */
export function offline(): never {
  throw new TypeError('Failed to fetch');
}

export const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Waits until the page says this. */
export const status = (text: string) => vi.waitFor(() => within(screen.getByRole('main')).getByText(text));

/** Types a title. */
export async function type(text: string): Promise<void> {
  fireEvent.change(await title(), { target: { value: text } });
}

/** Before each test of the group: answers the calls of one editor, which may be changed, and moves time by itself. */
export function setUpEditorAnswers({ work, list }: EditorKind) {
  const own = `${list}/${work.id}`;
  const api = {
    answers: {} as Record<string, unknown>,
    calls: [] as MadeCall[],
    /** The bodies of the changes that were sent. */
    saves: () => api.calls.filter(({ name }) => name === `PUT ${own}`).map(({ body }) => body),
  };
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    api.answers = {
      [`GET ${own}`]: work,
      [`PUT ${own}`]: saveAnswer(work),
      'HEAD /icon.svg': offline,
    };
    api.calls = answerCalls(api.answers);
  });
  return api;
}

/** Waits until what was typed is sent. */
export const pause = () => vi.advanceTimersByTimeAsync(SAVE_DELAY);
