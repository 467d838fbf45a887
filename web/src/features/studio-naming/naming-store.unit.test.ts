// @vitest-environment jsdom

import type { ImageWordsRow } from '@aperture-byline/contract/image/bodies';
import type { ImageWordsOutcome, StudioImage } from '@aperture-byline/contract/image/wire';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NoConnectionError } from '#lib/api/api.ts';
import { RETRY_DELAY, SAVE_DELAY } from '#lib/api/autosave.ts';
import { draftImage } from '../../../test-support/studio/studio-image.ts';
import { createNamingStore, type NamingStore } from './naming-store.ts';

const LATER = '2026-11-26T09:00:00.000Z';

/** Photographs on the mocked server, by id. */
const stored = new Map<string, StudioImage>();
const save = vi.fn<(rows: ImageWordsRow[]) => Promise<ImageWordsOutcome[]>>();

/** Saves a row as the server does: versions are compared, and words that are there already count as saved. */
function saveOne({ id, updatedAt, ...words }: ImageWordsRow): ImageWordsOutcome {
  const image = stored.get(id);
  if (!image) return { id, state: 'notFound' };
  if (words.title === 'too long') return { id, state: 'refused', image, problems: { title: 'Too long.' } };
  const changed = { ...image, ...words } as StudioImage;
  if (JSON.stringify(changed) === JSON.stringify(image)) return { id, state: 'saved', image };
  if (image.updatedAt !== updatedAt) return { id, state: 'stale', image };
  const saved = { ...changed, updatedAt: `${updatedAt}+` };
  stored.set(id, saved);
  return { id, state: 'saved', image: saved };
}

/** Changes a photograph as another window would. */
const changeElsewhere = (id: string, words: Partial<StudioImage>) =>
  stored.set(id, { ...draftImage(id, ''), ...stored.get(id), ...words, updatedAt: LATER });

function open(uid = 'asha'): NamingStore {
  const images = [...stored.values()];
  const store = createNamingStore(uid, images, save);
  store.refresh(images);
  store.open();
  return store;
}

const pass = (milliseconds = SAVE_DELAY) => vi.advanceTimersByTimeAsync(milliseconds);
const row = (store: NamingStore, id: string) => store.get().rows.find((one) => one.id === id);
const sent = () => save.mock.calls.map(([rows]) => rows.map(({ updatedAt: _, ...words }) => words));
const drafts = () => Object.keys(localStorage);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  stored.clear();
  for (const id of ['a', 'b', 'c']) stored.set(id, draftImage(id, ''));
  save.mockReset().mockImplementation(async (rows) => rows.map(saveOne));
});

test('When cells are typed, pasted and filled, then only what changed is sent, together, and nothing is kept', async () => {
  const store = open();
  store.type({ id: 'a', column: 'title' }, 'F');
  store.type({ id: 'a', column: 'title' }, 'Fog ');
  store.paste({ id: 'a', column: 'alt' }, [['A boat'], ['A quay']]);
  store.type({ id: 'a', column: 'tags' }, 'sea, fog');
  expect(store.fillDown({ id: 'a', column: 'tags' })).toBe(2);
  expect(drafts()).toHaveLength(3);
  await pass();
  expect(sent()).toEqual([
    [
      { id: 'a', title: 'Fog', alt: 'A boat', tags: ['sea', 'fog'] },
      { id: 'b', alt: 'A quay', tags: ['sea', 'fog'] },
      { id: 'c', tags: ['sea', 'fog'] },
    ],
  ]);
  expect(row(store, 'a')?.cells.title, 'as it is typed').toBe('Fog ');
  expect(store.get().saving.state.kind).toBe('saved');
  expect(drafts()).toEqual([]);
  expect([store.undo(), row(store, 'c')?.cells.tags]).toEqual([2, '']);
  expect([store.redo(), row(store, 'c')?.cells.tags]).toEqual([2, 'sea, fog']);
  store.undo();
  await pass();
  expect(stored.get('b')).toMatchObject({ alt: 'A quay', tags: [] });
});

test('When a row is refused, then it is marked, the others are saved, and it is sent again once it is changed', async () => {
  const store = open();
  store.paste({ id: 'a', column: 'title' }, [['Fog'], ['too long'], ['Rain']]);
  await pass();
  expect([stored.get('a')?.title, stored.get('b')?.title, stored.get('c')?.title]).toEqual(['Fog', '', 'Rain']);
  expect(row(store, 'b')?.problems).toEqual({ title: 'Too long.' });
  expect(store.get().saving.isRefused).toBe(true);
  await pass(RETRY_DELAY);
  expect(save).toHaveBeenCalledTimes(1);
  store.type({ id: 'b', column: 'title' }, 'Short');
  expect(row(store, 'b')?.problems).toEqual({});
  await pass();
  expect(stored.get('b')?.title).toBe('Short');
  expect(store.get().saving.isRefused).toBe(false);
});

test('When a text is refused with its whole call, then its row is marked and the others are saved', async () => {
  save.mockImplementationOnce(async () => {
    throw new ApiError(400, 'refused', { code: 'INVALID', fields: { 'rows[1].title': 'Not this.' } });
  });
  const store = open();
  store.paste({ id: 'a', column: 'title' }, [['Fog'], ['Refused'], ['Rain']]);
  await pass();
  expect(row(store, 'b')?.problems).toEqual({ title: 'Not this.' });
  expect([stored.get('a')?.title, stored.get('c')?.title]).toEqual(['Fog', 'Rain']);
});

test('When there is no connection and the tab crashes, then what was typed is there again, and is saved once', async () => {
  save.mockRejectedValue(new NoConnectionError(null));
  const store = open();
  store.type({ id: 'a', column: 'title' }, 'Fog');
  await pass();
  expect(store.get().saving.state.kind).toBe('failed');
  expect(row(open('somebody else'), 'a')?.cells.title).toBe('');
  const again = open();
  expect(again.isRestored).toBe(true);
  expect(row(again, 'a')?.cells.title).toBe('Fog');
  save.mockReset().mockImplementation(async (rows) => rows.map(saveOne));
  await pass();
  expect(stored.get('a')?.title).toBe('Fog');
  expect(drafts(), 'of either tab').toEqual([]);
  await pass(RETRY_DELAY);
  expect(store.get().saving.state.kind, 'of the tab without a connection').toBe('saved');
});

test('When two windows type about one photograph and crash, then the words of both are there again', async () => {
  save.mockRejectedValue(new NoConnectionError(null));
  const [one, other] = [open(), open()];
  one.type({ id: 'a', column: 'title' }, 'Fog');
  other.type({ id: 'a', column: 'alt' }, 'A boat');
  one.type({ id: 'a', column: 'title' }, 'Fog at dawn');
  expect(row(open(), 'a')).toMatchObject({
    cells: { title: 'Fog at dawn', alt: 'A boat' },
    isStale: false,
  });

  // What one of them saves, or takes back, is kept no more; the words of the other still are.
  save.mockImplementation(async (rows) => rows.map(saveOne));
  await one.saveNow();
  expect(row(open(), 'a')?.cells).toEqual({ title: 'Fog at dawn', alt: 'A boat', tags: '', privacyStatus: 'Private' });
  expect(JSON.parse(String(localStorage.getItem(String(drafts()[0])))).values.cells).toEqual({
    alt: 'A boat',
  });
  other.undo();
  expect(drafts()).toEqual([]);
});

test('When the session ends by itself, then what was typed is there again after the next sign-in', async () => {
  save.mockRejectedValue(new ApiError(401, 'expired', { code: 'UNAUTHENTICATED' }));
  const store = open();
  store.type({ id: 'a', column: 'title' }, 'Fog');
  await pass();
  store.type({ id: 'a', column: 'title' }, 'Fog at dawn');
  store.close();
  await pass(RETRY_DELAY);
  save.mockReset().mockImplementation(async (rows) => rows.map(saveOne));
  open();
  await pass();
  expect(stored.get('a')?.title).toBe('Fog at dawn');
});

test('When the storage is emptied before the page is left, as by signing out elsewhere, then nothing is kept any more', async () => {
  save.mockRejectedValue(new NoConnectionError(null));
  const store = open();
  store.type({ id: 'a', column: 'title' }, 'Fog');
  expect(drafts()).toHaveLength(1);
  localStorage.clear();
  store.close();
  await pass(RETRY_DELAY);
  expect(drafts()).toEqual([]);
});

test('When an answer is lost, then it is no other window that saved the words', async () => {
  save.mockImplementationOnce(async (rows) => {
    rows.map(saveOne);
    throw new NoConnectionError(null);
  });
  const store = open();
  store.type({ id: 'a', column: 'title' }, 'Fog');
  await pass();
  store.type({ id: 'a', column: 'title' }, 'Fog at dawn');
  await pass();
  expect(row(store, 'a')?.isStale).toBe(false);
  expect(stored.get('a')?.title).toBe('Fog at dawn');
});

test('When another window saved other columns, then both are kept', async () => {
  const store = open();
  store.type({ id: 'a', column: 'title' }, 'Fog');
  changeElsewhere('a', { alt: 'A boat', tags: ['sea'] });
  await pass();
  expect(stored.get('a')).toMatchObject({ title: 'Fog', alt: 'A boat', tags: ['sea'] });
  expect(row(store, 'a')?.cells).toEqual({ title: 'Fog', alt: 'A boat', tags: 'sea', privacyStatus: 'Private' });
});

test('When another window saved the same column, then nothing is sent until somebody decides, also after a crash', async () => {
  const store = open();
  for (const id of ['a', 'b']) {
    store.type({ id, column: 'title' }, 'Mine');
    changeElsewhere(id, { title: 'Theirs' });
  }
  store.type({ id: 'c', column: 'title' }, 'Rain');
  await pass();
  expect(store.get().rows.map(({ isStale }) => isStale)).toEqual([true, true, false]);
  expect([stored.get('a')?.title, stored.get('c')?.title]).toEqual(['Theirs', 'Rain']);
  store.type({ id: 'a', column: 'title' }, 'Mine too');
  await pass(RETRY_DELAY);
  expect(stored.get('a')?.title).toBe('Theirs');
  expect(await store.saveNow()).toBe(false);

  const again = open();
  await pass(RETRY_DELAY);
  expect(row(again, 'a')).toMatchObject({ isStale: true, cells: { title: 'Mine too' } });
  again.keepMine('a');
  again.keepTheirs('b');
  await pass();
  expect([stored.get('a')?.title, stored.get('b')?.title]).toEqual(['Mine too', 'Theirs']);
  expect(again.get().rows.map(({ isStale }) => isStale)).toEqual([false, false, false]);
  expect(row(again, 'b')?.cells.title).toBe('Theirs');
  expect([again.undo(), row(again, 'b')?.cells.title]).toEqual([1, 'Mine']);
});

test('When a photograph was deleted or submitted elsewhere, then its row is fixed', async () => {
  const store = open();
  store.type({ id: 'a', column: 'title' }, 'Fog');
  store.type({ id: 'b', column: 'title' }, 'Rain');
  stored.delete('a');
  await pass();
  expect(row(store, 'a')).toMatchObject({ isGone: true, isFixed: true });
  store.refresh([draftImage('b', 'Rain', { status: 'submitted', updatedAt: LATER })]);
  expect(store.type({ id: 'b', column: 'title' }, 'Sun')).toBe(0);
  expect(store.undo(), 'of the fixed row').toBe(0);
});
