// @vitest-environment jsdom

import type { ImageWordsRow } from '@aperture-byline/contract/image/bodies';
import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { StudioImage } from '@aperture-byline/contract/image/wire';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { leftAccount } from '#lib/storage/browser-storage.ts';
import { toastStore } from '#lib/toast.ts';
import { sampleAccount } from '../../../test-support/account.ts';
import { answerCalls, failure, type MadeCall } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { draftImage } from '../../../test-support/studio/studio-image.ts';
import Naming from './naming.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));

const PUBLIC = { privacyStatus: 'Public' } as const;
const IMAGES = [
  draftImage('a', 'Fog', { ...PUBLIC, alt: 'A boat', tags: ['sea'] }),
  draftImage('b', '', PUBLIC),
  draftImage('c', '', PUBLIC),
];

/** Answers every row as saved. */
const saveAll = ({ body }: MadeCall) =>
  (body as { rows: ImageWordsRow[] }).rows.map(({ id, ...words }) => ({
    id,
    state: 'saved',
    image: { ...IMAGES.find((image) => image.id === id), ...words },
  }));

/** Account of the test, a new one each time: words that an earlier test did not save are kept for another account. */
let account = sampleAccount();
beforeEach(() => {
  account = sampleAccount({ uid: crypto.randomUUID() });
});

/** Opens the table of these photographs; the calls that are made. */
async function open(answers: Record<string, unknown> = {}, images: readonly StudioImage[] = IMAGES) {
  const ids = images.map(({ id }) => id).join();
  const calls = answerCalls({
    [`GET /studio/image?ids=${encodeURIComponent(ids)}`]: { data: images, next: null },
    'PUT /studio/image/words': saveAll,
    ...answers,
  });
  draw(<Naming account={account} />, `/studio/naming?images=${ids}`);
  await screen.findByRole('table');
  return calls;
}

const cell = (column: string, id: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${column} of ${id}.jpg` });
const visibility = (id: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Visibility of ${id}.jpg` });
const texts = (column: string) => ['a', 'b', 'c'].map((id) => cell(column, id).value);
const paste = (element: HTMLElement, text: string) =>
  fireEvent.paste(element, { clipboardData: { getData: () => text } });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
const sentRows = (calls: readonly MadeCall[]) =>
  calls
    .filter(({ name }) => name === 'PUT /studio/image/words')
    .flatMap(({ body }) => (body as { rows: ImageWordsRow[] }).rows);

test('When keys are pressed, then the focus goes between cells as in a spreadsheet', async () => {
  await open();
  const user = userEvent.setup();
  cell('Title', 'a').focus();
  const expectFocus = (column: string, id: string) => expect(document.activeElement).toBe(cell(column, id));
  await user.keyboard('{Enter}');
  expectFocus('Title', 'b');
  await user.keyboard('Rain{ArrowDown}Sun{ArrowDown}');
  expectFocus('Title', 'c');
  await user.keyboard('{ArrowRight}');
  expectFocus('Alternative text', 'c');
  await user.keyboard('{ArrowUp}{ArrowUp}{Shift>}{Enter}{/Shift}');
  expectFocus('Alternative text', 'a');
  cell('Alternative text', 'a').setSelectionRange(2, 2);
  await user.keyboard('{ArrowRight}');
  expectFocus('Alternative text', 'a');
  cell('Alternative text', 'a').setSelectionRange(0, 0);
  await user.keyboard('{ArrowLeft}');
  expectFocus('Title', 'a');
  await user.tab();
  await user.tab();
  expectFocus('Tags', 'a');
  await user.tab();
  expect(document.activeElement).toBe(visibility('a'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(visibility('b'));
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open large: b.jpg' }));
  await user.tab();
  expectFocus('Title', 'b');
  expect(texts('Title')).toEqual(['Fog', 'Rain', 'Sun']);
});

test('When the account leaves the tab, then what is typed is neither sent nor stored as the table closes', async () => {
  const calls = await open();
  await userEvent.type(cell('Title', 'b'), 'Rain');
  // A slow machine may have saved the first letters by now.
  const before = sentRows(calls).length;
  leftAccount.set(account.uid);
  localStorage.clear();
  cleanup();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sentRows(calls)).toHaveLength(before);
  expect(Object.keys(localStorage).filter((key) => key.includes(account.uid))).toEqual([]);
});

test('When words are pasted, filled down and taken back, then the cells follow, and it is told', async () => {
  await open();
  const user = userEvent.setup();
  paste(cell('Title', 'b'), 'One\tA quay\nTwo\tA pier\nThree\n');
  expect(texts('Title')).toEqual(['Fog', 'One', 'Two']);
  expect(texts('Alternative text')).toEqual(['A boat', 'A quay', 'A pier']);
  expect(
    screen.getByText(`${studioImageMessages.cellsChanged(4)} ${studioImageMessages.linesLeftOut(1)}`),
  ).toBeTruthy();
  cell('Tags', 'a').focus();
  await user.keyboard('{Control>}d{/Control}');
  expect(texts('Tags')).toEqual(['sea', 'sea', 'sea']);
  await user.keyboard('{Control>}z{/Control}');
  expect(texts('Tags')).toEqual(['sea', '', '']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(texts('Title')).toEqual(['Fog', '', '']);
  await user.click(screen.getByRole('button', { name: 'Fill down: tags' }));
  expect(texts('Tags')).toEqual(['sea', 'sea', 'sea']);
});

test('When it is submitted, then what is typed is saved first, each empty cell is marked, and the first has the focus', async () => {
  const fields = { 'b.alt': studioImageMessages.altMissing, 'c.title': studioImageMessages.titleMissing };
  const calls = await open({ 'POST /studio/image/submit': failure(400, 'INVALID', { fields }) });
  paste(cell('Title', 'b'), 'One\n ');
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(cell('Alternative text', 'b')));
  expect(sentRows(calls)).toContainEqual({ id: 'b', title: 'One', updatedAt: IMAGES[1]?.updatedAt });
  expect(calls.at(-1)?.body).toEqual({ ids: ['a', 'b', 'c'] });
  expect(toastStore.get()?.text).toBe(studioImageMessages.wordsMissing(2));
  expect(screen.getByText(studioImageMessages.titleMissing)).toBeTruthy();
  await userEvent.keyboard('A quay');
  expect(screen.queryByText(studioImageMessages.altMissing)).toBeNull();
});

test('When all are submitted, then they wait for review and can no longer be changed', async () => {
  const submitted = IMAGES.map((image) => ({ ...image, status: 'submitted' as const, updatedAt: '2027' }));
  await open({ 'POST /studio/image/submit': submitted });
  await submit();
  await waitFor(() => expect(cell('Title', 'a').readOnly).toBe(true));
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
  expect(screen.getAllByText(studioImageMessages.tableWaits)).toHaveLength(3);
});

test('When some are private, then who shall see them is asked before they are submitted', async () => {
  const words = { title: 'Fog', alt: 'A boat', privacyStatus: 'Private' } as const;
  const images = IMAGES.map((image) => ({ ...image, ...words }));
  const calls = await open({ 'POST /studio/image/submit': images }, images);
  const user = userEvent.setup();
  await user.selectOptions(visibility('a'), 'Public');
  await submit();
  const question = await screen.findByRole('dialog', { name: studioImageMessages.privateTitle(2, 3) });
  expect(calls.some(({ name }) => name === 'POST /studio/image/submit')).toBe(false);
  await user.click(within(question).getByRole('button', { name: 'Make public and submit' }));
  const submission = () => calls.find(({ name }) => name === 'POST /studio/image/submit');
  await waitFor(() => expect(submission()?.body).toEqual({ ids: ['a', 'b', 'c'] }));
  const rows = sentRows(calls).map(({ id, privacyStatus }) => [id, privacyStatus]);
  expect(rows).toEqual(['a', 'b', 'c'].map((id) => [id, 'Public']));
});

test('When another window saved other words, then they are shown, and one of both is kept', async () => {
  const theirs = { ...draftImage('b', 'Theirs'), updatedAt: '2027' };
  const calls = await open({
    'PUT /studio/image/words': (made: MadeCall) =>
      sentRows([made])[0]?.updatedAt === '2027' ? saveAll(made) : [{ id: 'b', state: 'stale', image: theirs }],
  });
  fireEvent.change(cell('Title', 'b'), { target: { value: 'Mine' } });
  await submit();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(studioImageMessages.changedElsewhere);
  expect(alert.textContent).toContain('Theirs');
  expect(calls.some(({ name }) => name === 'POST /studio/image/submit')).toBe(false);
  await userEvent.click(within(alert).getByRole('button', { name: 'Keep mine of b.jpg' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await submit();
  await waitFor(() => expect(sentRows(calls).at(-1)).toEqual({ id: 'b', title: 'Mine', updatedAt: '2027' }));
});

test('When no photograph is named, or none is there any more, then the library is', async () => {
  answerCalls({ 'GET /studio/image?ids=gone': { data: [], next: null } });
  for (const address of ['/studio/naming', '/studio/naming?images=gone']) {
    draw(<Naming account={sampleAccount({ uid: 'asha' })} />, address);
    expect(await screen.findByText(studioImageMessages.noneToName)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Your library' })).toBeTruthy();
    cleanup();
  }
});
