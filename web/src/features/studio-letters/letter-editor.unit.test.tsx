// @vitest-environment jsdom

import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import type { Letter } from '@aperture-byline/contract/letter/wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fillIn } from '../../../test-support/forms/fill-in.ts';
import { answerCalls, failure } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { toEdited } from '../../entities/letter/private-queries.ts';
import { SAVE_DELAY } from '../../lib/api/autosave.ts';
import * as toast from '../../lib/toast.ts';
import { LetterEditor } from './letter-editor.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));
vi.mock('./text/letter-text.tsx', () => ({
  default: ({ initialValue, onChange }: { initialValue: string; onChange: (html: string) => void }) => (
    <textarea aria-label="Words" defaultValue={initialValue} onChange={({ target }) => onChange(target.value)} />
  ),
}));

const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
const words = () => screen.findByLabelText<HTMLTextAreaElement>('Words');
const stored = {
  id: 'l1',
  state: 'draft',
  subject: 'Winter',
  previewText: '',
  html: '<p>Snow</p>',
  version: 3,
  updatedAt: '2026-11-01T10:00:00Z',
} as unknown as Letter;
/** Answers a save as the server does. */
const saved = ({ body }: { body: unknown }) => ({ ...stored, ...(body as object), version: 4 });

function open(letter: Letter | null, answers: Parameters<typeof answerCalls>[0] = {}) {
  cleanup();
  const defaults = { 'PUT /studio/letter/l1': saved, 'GET /studio/letter/l1': letter };
  const calls = answerCalls(Object.assign(answers, { ...defaults, ...answers }));
  draw(<LetterEditor uid="asha" letter={letter && toEdited(letter)} />);
  return calls;
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));

test('When a new letter is written, then it is saved by itself, once, and has its address', async () => {
  const calls = open(null, { 'POST /studio/letter': stored });
  fillIn(subject(), 'Winter');
  fillIn(await words(), '<p>Snow</p>');
  await screen.findByText(studioMessages.saved, {}, { timeout: SAVE_DELAY * 3 });
  expect(calls.filter(({ name }) => name === 'POST /studio/letter').map(({ body }) => body)).toEqual([
    { subject: 'Winter', html: '<p>Snow</p>' },
  ]);
  expect(window.location.pathname).toBe('/studio/letters/l1');
});

test('When the page is made anew before it was saved, then subject and words are there again', async () => {
  const offline = () => {
    throw new TypeError('Failed to fetch');
  };
  open(null, { 'POST /studio/letter': offline, 'HEAD /icon.svg': offline });
  fillIn(subject(), 'Spring');
  fillIn(await words(), '<p>Rain</p>');
  await screen.findByText(studioMessages.waitsForConnection, {}, { timeout: SAVE_DELAY * 3 });
  open(null, { 'POST /studio/letter': offline, 'HEAD /icon.svg': offline });
  expect(subject().value).toBe('Spring');
  expect((await words()).value).toBe('<p>Rain</p>');
});

test('When it was changed in another window, then that is said, and one version is chosen', async () => {
  const theirs = { ...stored, subject: 'Frost', version: 4 };
  const answers: Record<string, unknown> = {
    'PUT /studio/letter/l1': failure(409, 'CONFLICT'),
    'GET /studio/letter/l1': theirs,
  };
  const calls = open(stored, answers);
  fillIn(subject(), 'Late winter');
  const heading = 'This letter was changed in another window';
  await screen.findByRole('heading', { name: heading }, { timeout: SAVE_DELAY * 3 });
  answers['PUT /studio/letter/l1'] = saved;
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await screen.findByText(studioMessages.saved);
  expect(calls.findLast(({ name }) => name.startsWith('PUT'))).toMatchObject({
    body: { subject: 'Late winter', version: 4 },
  });
});

test('When it is to be sent, then it is saved first, and the number of its readers is the present one', async () => {
  const answers: Record<string, unknown> = {
    'GET /studio/letter': { letters: [], subscribers: 7 },
    'POST /studio/letter/l1/schedule': { ...stored, state: 'scheduled' },
  };
  const calls = open(stored, answers);
  fillIn(subject(), 'Late winter');
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await screen.findByText(/It goes out to 7 subscribers within a minute/);
  expect(calls.map(({ name }) => name).slice(0, 2)).toEqual(['PUT /studio/letter/l1', 'GET /studio/letter']);
  fireEvent.click(screen.getByRole('button', { name: 'Send it' }));
  await vi.waitFor(() =>
    expect(calls.find(({ name }) => name.endsWith('/schedule'))?.body).toMatchObject({ version: 4 }),
  );
});

test.each([
  ['INVALID', letterMessages.testWithoutSubject],
  ['CONFLICT', letterMessages.noAddress],
] as const)('When a test is refused as %s, then the words of the refusal are shown', async (code, message) => {
  const showToast = vi.spyOn(toast, 'showToast');
  answerCalls({ 'POST /studio/letter/l1/test': failure(400, code, { message }) });
  draw(<LetterEditor uid="asha" letter={toEdited({ ...stored, subject: '' })} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send a test to me' }));
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith('error', message));
});
