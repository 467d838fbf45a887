// @vitest-environment jsdom

import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import type { Letter } from '@aperture-byline/contract/letter/wire';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fillIn } from '../../../test-support/forms/fill-in.ts';
import { answerCalls, failure } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
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

function open(letter: Letter | null) {
  cleanup();
  const calls = answerCalls({ 'PUT /studio/letter/l1': stored });
  draw(<LetterEditor uid="asha" letter={letter} />);
  return () => calls.map(({ body }) => body);
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('When a new letter is written and the page is made anew, then subject and words are there again', async () => {
  open(null);
  fillIn(subject(), 'Spring');
  fillIn(await words(), '<p>Rain</p>');
  open(null);
  expect(subject().value).toBe('Spring');
  expect((await words()).value).toBe('<p>Rain</p>');
});

test('When a letter was changed elsewhere since, then its words come back over the version they were written over, until they are discarded', async () => {
  open(stored);
  fillIn(subject(), 'Late winter');
  const sent = open({ ...stored, subject: 'Frost', version: 4 });
  expect(subject().value).toBe('Late winter');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(sent()).toContainEqual(expect.objectContaining({ version: 3 })));
  open({ ...stored, subject: 'Frost', version: 4 });
  fireEvent.click(screen.getByRole('button', { name: 'Discard what is not saved' }));
  expect(subject().value).toBe('Frost');
  expect(Object.keys(localStorage)).toEqual([]);
});

test.each([
  ['INVALID', letterMessages.testWithoutSubject],
  ['CONFLICT', letterMessages.noAddress],
] as const)('When a test is refused as %s, then the words of the refusal are shown', async (code, message) => {
  const showToast = vi.spyOn(toast, 'showToast');
  answerCalls({ 'POST /studio/letter/l1/test': failure(400, code, { message }) });
  draw(<LetterEditor uid="asha" letter={{ ...stored, subject: '' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send a test to me' }));
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith('error', message));
});
