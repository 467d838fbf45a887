// @vitest-environment jsdom
import { deskMessages } from '@aperture-byline/contract/desk/desk-messages';
import type { DeskNote } from '@aperture-byline/contract/desk/wire';
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { ArtistReview } from '@aperture-byline/contract/review/wire';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fillIn } from '../../../../test-support/forms/fill-in.ts';
import { answerCalls, failure } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import EntryNotes from './entry-notes.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const PATH = '/studio/review/artist-1/note';

const review: ArtistReview = {
  id: 'artist-1',
  createdAt: '2026-11-27T08:00:00.000Z',
  notes: 2,
  kind: 'artist',
  artist: {
    userId: 1,
    name: 'Mira Pillai',
    subtitle: '',
    bio: '',
    avatar: null,
    links: ['https://instagram.com/asha'],
    joinedAt: '2026-11-20T08:00:00.000Z',
  },
  application: { text: '', link: '', pictures: [] },
};

const note = (id: string, fields: Partial<DeskNote> = {}): DeskNote => ({
  id,
  authorName: 'Ravi Menon',
  isOwn: false,
  text: `Words of ${id}`,
  createdAt: '2026-11-27T08:30:00.000Z',
  ...fields,
});

const drawNotes = () => draw(<EntryNotes uid="asha" review={review} describedBy="heading" isDone={false} />);
const textBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note to the other administrators' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the note' }));

test('When notes are unfolded, then they are read then, and who wrote what stands there; what is typed stays when they are folded', async () => {
  const calls = answerCalls({
    [`GET ${PATH}`]: [note('one'), note('two', { isOwn: true }), note('three', { authorName: '' })],
  });
  drawNotes();
  const toggle = screen.getByRole('button', { name: '2 notes' });
  expect(calls).toEqual([]);
  await userEvent.click(toggle);
  const entries = within(await screen.findByRole('list', { name: 'Notes' })).getAllByRole('listitem');
  const writers = ['Ravi Menon', 'You', reviewMessages.formerAdmin];
  for (const [index, writer] of writers.entries()) expect(entries[index]?.textContent).toContain(writer);
  expect(screen.getAllByRole('button', { name: /^Delete your note/ })).toHaveLength(1);
  expect(toggle.textContent).toBe('3 notes');
  fillIn(await textBox(), 'Half a thought');
  await userEvent.click(toggle);
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(toggle);
  expect((await textBox()).value).toBe('Half a thought');
});

test('When a note is empty or too long, then nothing is sent; where it is not saved, what was typed stays and is sent again under its key', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answers: Record<string, unknown> = {
    [`GET ${PATH}`]: [],
    [`POST ${PATH}`]: failure(503, 'UNAVAILABLE'),
  };
  const calls = answerCalls(answers);
  drawNotes();
  await userEvent.click(screen.getByRole('button', { name: '2 notes' }));
  expect(await screen.findByText(deskMessages.noNotes)).toBeTruthy();
  await save();
  expect(screen.getByText(deskMessages.noteEmpty)).toBeTruthy();
  fillIn(await textBox(), 'x'.repeat(1001));
  await save();
  expect(screen.getByText(deskMessages.noteTooLong)).toBeTruthy();
  fillIn(await textBox(), 'Ask for the place');
  await save();
  expect(await screen.findByText(deskMessages.noteNotSaved)).toBeTruthy();
  expect((await textBox()).value).toBe('Ask for the place');
  answers[`POST ${PATH}`] = note('new');
  answers[`GET ${PATH}`] = [note('new', { isOwn: true, text: 'Ask for the place' })];
  await save();
  expect(await screen.findByText(deskMessages.noteAdded)).toBeTruthy();
  expect(screen.getByRole('button', { name: '1 note' })).toBeTruthy();
  expect((await textBox()).value).toBe('');
  const keys = calls.filter(({ name }) => name.startsWith('POST')).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('When there are too many, then the sentence of the server stands there', async () => {
  answerCalls({
    [`GET ${PATH}`]: [note('one')],
    [`POST ${PATH}`]: failure(409, 'CONFLICT', { message: deskMessages.tooManyNotes }),
  });
  drawNotes();
  await userEvent.click(screen.getByRole('button', { name: '2 notes' }));
  fillIn(await textBox(), 'One more');
  await save();
  expect(await screen.findByText(deskMessages.tooManyNotes)).toBeTruthy();
});

test('When a note is deleted, then it leaves at once, and the server hears of it', async () => {
  const answers: Record<string, unknown> = {
    [`GET ${PATH}`]: [note('one'), note('two', { isOwn: true })],
    [`DELETE ${PATH}/two`]: null,
  };
  const calls = answerCalls(answers);
  drawNotes();
  await userEvent.click(screen.getByRole('button', { name: '2 notes' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Delete your note/ }));
  expect(screen.queryByText('Words of two')).toBeNull();
  expect(screen.getByRole('button', { name: '1 note' })).toBeTruthy();
  answers[`GET ${PATH}`] = [note('one')];
  await act(async () => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(calls.filter(({ name }) => name.startsWith('DELETE'))).toHaveLength(1);
});
