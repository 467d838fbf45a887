import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api.ts';
import { Autosave, RETRY_DELAY, SAVE_DELAY } from './autosave.ts';

class Refusal extends Error {
  readonly fields: Record<string, string>;
  constructor(fields: Record<string, string>) {
    super('refused');
    this.fields = fields;
  }
}
class Conflict extends Error {}

type Values = Record<string, unknown>;

const send = vi.fn<(changes: Values) => Promise<void>>();
const onRefused = vi.fn<(problems: Record<string, string>) => void>();

function start(isHeld = (_name: string) => false): Autosave<Values> {
  return new Autosave<Values>({
    send,
    findProblems: (error) => (error instanceof Refusal ? error.fields : null),
    onRefused,
    isHeld,
    isStop: (error) => error instanceof Conflict,
  });
}

/** Saves a first change, and makes a second one while that call is under way. */
async function changeDuringCall(): Promise<{ autosave: Autosave<Values>; answer: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  send.mockReturnValueOnce(promise);
  const autosave = start();
  autosave.change({ title: 'Fog' });
  await pass(SAVE_DELAY);
  autosave.change({ title: 'Fog again' });
  return { autosave, answer: resolve };
}

const sent = () => send.mock.calls.map(([changes]) => changes);

/** Waits until all that is due within these milliseconds has run. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('saving by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    send.mockReset();
    onRefused.mockReset();
    send.mockResolvedValue();
  });

  test('When several changes are made, then they are saved in one call after the last of them', async () => {
    const autosave = start();
    autosave.change({ title: 'F' });
    await pass(SAVE_DELAY - 1);
    autosave.change({ title: 'Fog', tags: ['sea'] });
    await pass(SAVE_DELAY - 1);
    expect(sent()).toEqual([]);
    expect(autosave.get()).toMatchObject({ state: { kind: 'waiting' }, unsaved: { title: 'Fog' } });
    await pass(1);
    expect(sent()).toEqual([{ title: 'Fog', tags: ['sea'] }]);
    expect(autosave.get()).toEqual({
      state: { kind: 'saved', isUsed: true },
      isRefused: false,
      unsaved: {},
    });
  });

  test('When something changes during a call, then it is sent after it, and never at the same time', async () => {
    const { autosave, answer } = await changeDuringCall();
    await pass(SAVE_DELAY * 3);
    expect(autosave.get()).toMatchObject({ state: { kind: 'saving' }, unsaved: { title: 'Fog again' } });
    expect(sent()).toHaveLength(1);
    answer();
    await pass(SAVE_DELAY);
    expect(sent()).toEqual([{ title: 'Fog' }, { title: 'Fog again' }]);
  });

  test('When it is told to save during a call, then what came meanwhile is sent at once, and only then', async () => {
    const { autosave, answer } = await changeDuringCall();
    const saved = autosave.saveNow();
    answer();
    expect(await saved).toBe(true);
    await pass(SAVE_DELAY * 3);
    expect(sent()).toEqual([{ title: 'Fog' }, { title: 'Fog again' }]);
  });

  test('When a call fails, then nothing is lost, and it is sent again with what was changed meanwhile', async () => {
    send.mockRejectedValueOnce(new TypeError('offline'));
    const autosave = start();
    autosave.change({ title: 'Fog', slug: 'fog' });
    await pass(SAVE_DELAY);
    expect(autosave.get()).toMatchObject({
      state: { kind: 'failed' },
      unsaved: { title: 'Fog', slug: 'fog' },
    });
    await pass(RETRY_DELAY);
    expect(sent()).toEqual([
      { title: 'Fog', slug: 'fog' },
      { title: 'Fog', slug: 'fog' },
    ]);
    expect(autosave.get().unsaved).toEqual({});
  });

  test.each([400, 401, 403, 413, 415, 422])(
    'When the answer is %i for the whole, then it is not repeated until something is changed, and nothing is lost',
    async (status) => {
      send.mockRejectedValueOnce(new ApiError(status, 'Not this.'));
      const autosave = start();
      autosave.change({ title: 'Fog', slug: 'fog' });
      await pass(SAVE_DELAY);
      await pass(RETRY_DELAY * 6);
      expect(sent()).toHaveLength(1);
      expect(autosave.get()).toMatchObject({
        state: { kind: 'refused' },
        unsaved: { title: 'Fog', slug: 'fog' },
      });
      autosave.change({ title: 'Fo' });
      await pass(SAVE_DELAY);
      expect(sent().at(-1)).toEqual({ title: 'Fo', slug: 'fog' });
      expect(autosave.get()).toMatchObject({ state: { kind: 'saved' }, unsaved: {} });
    },
  );

  test.each([0, 408, 409, 425, 429, 500, 503])(
    'When the answer is %i, which may be another one later, then it is sent again by itself',
    async (status) => {
      send.mockRejectedValueOnce(new ApiError(status, 'Not now.'));
      const autosave = start();
      autosave.change({ title: 'Fog' });
      await pass(SAVE_DELAY);
      expect(autosave.get().state.kind).toBe('failed');
      await pass(RETRY_DELAY);
      expect(sent()).toHaveLength(2);
      expect(autosave.get().unsaved).toEqual({});
    },
  );

  test('When what was refused for the whole is tried again by hand, then it is sent again', async () => {
    send.mockRejectedValueOnce(new ApiError(401, 'Please sign in.'));
    const autosave = start();
    autosave.change({ title: 'Fog' });
    await pass(SAVE_DELAY);
    expect(await autosave.saveNow()).toBe(true);
    expect(sent()).toHaveLength(2);
  });

  test('When a field is refused, then the others are saved, and it waits until it is changed', async () => {
    send.mockRejectedValueOnce(new Refusal({ slug: 'taken' }));
    const autosave = start();
    autosave.change({ title: 'Fog', slug: 'fog' });
    await pass(SAVE_DELAY);
    expect(sent()).toEqual([{ title: 'Fog', slug: 'fog' }, { title: 'Fog' }]);
    expect(onRefused.mock.calls).toEqual([[{ slug: 'taken' }]]);
    expect(autosave.get()).toMatchObject({ isRefused: true, unsaved: { slug: 'fog' } });
    await pass(RETRY_DELAY);
    expect(await autosave.saveNow()).toBe(false);
    expect(sent()).toHaveLength(2);
    autosave.change({ slug: 'fog-1' });
    expect(autosave.get().isRefused).toBe(false);
    expect(await autosave.saveNow()).toBe(true);
    expect(sent().at(-1)).toEqual({ slug: 'fog-1' });
  });

  test('When a refusal names no field that was sent, then it counts as a failure', async () => {
    send.mockRejectedValueOnce(new Refusal({ version: 'wrong' }));
    const autosave = start();
    autosave.change({ title: 'Fog' });
    await pass(SAVE_DELAY);
    expect(autosave.get().state.kind).toBe('failed');
    expect(onRefused).not.toHaveBeenCalled();
    expect(sent()).toHaveLength(1);
  });

  test('When somebody else has changed it, then nothing is sent until it is decided what holds', async () => {
    send.mockRejectedValueOnce(new Conflict());
    const autosave = start();
    autosave.change({ title: 'Fog' });
    await pass(SAVE_DELAY);
    autosave.change({ tags: [] });
    await pass(RETRY_DELAY * 3);
    expect(await autosave.saveNow()).toBe(false);
    expect(sent()).toHaveLength(1);
    expect(autosave.get()).toMatchObject({ state: { kind: 'stopped' }, unsaved: { title: 'Fog', tags: [] } });
    expect(await autosave.resume({ title: 'Fog', content: '' })).toBe(true);
    expect(sent().at(-1)).toEqual({ title: 'Fog', content: '' });
  });

  test('When an entry of a list is refused, then the list waits, and its path is named', async () => {
    send.mockRejectedValueOnce(new Refusal({ 'sizes[0].price': 'none' }));
    const autosave = start();
    autosave.change({ title: 'Fog', sizes: [{}] });
    await pass(SAVE_DELAY);
    expect(onRefused.mock.calls).toEqual([[{ 'sizes[0].price': 'none' }]]);
    expect(sent().at(-1)).toEqual({ title: 'Fog' });
    expect(autosave.get().unsaved).toEqual({ sizes: [{}] });
  });

  test('When a value is held, then the others are saved, and it is sent only with everything', async () => {
    const autosave = start((name) => name === 'price');
    autosave.change({ price: '6' });
    await pass(RETRY_DELAY);
    expect(autosave.get()).toMatchObject({ state: { kind: 'saved' }, unsaved: { price: '6' } });
    autosave.change({ title: 'Fog', price: '6500' });
    await pass(SAVE_DELAY);
    expect(await autosave.saveNow()).toBe(true);
    expect(sent()).toEqual([{ title: 'Fog' }]);
    expect(await autosave.saveAll()).toBe(true);
    expect(sent().at(-1)).toEqual({ price: '6500' });
    expect(autosave.get().unsaved).toEqual({});
  });

  test('When what is held can’t be saved, then it stays held', async () => {
    send.mockRejectedValueOnce(new TypeError('offline'));
    const autosave = start((name) => name === 'price');
    autosave.change({ price: '6500' });
    expect(await autosave.saveAll()).toBe(false);
    await pass(RETRY_DELAY);
    expect(sent()).toHaveLength(1);
    expect(autosave.get().unsaved).toEqual({ price: '6500' });
  });

  test('When it is closed, then what is left is sent at once, and never again', async () => {
    send.mockRejectedValue(new TypeError('offline'));
    const autosave = start();
    autosave.change({ title: 'Fog' });
    autosave.close();
    await pass(RETRY_DELAY * 3);
    expect(sent()).toEqual([{ title: 'Fog' }]);
    expect(autosave.get().unsaved).toEqual({ title: 'Fog' });
  });

  test('When it is opened again after it was closed, then it saves by itself as before', async () => {
    const autosave = start();
    autosave.close();
    autosave.open();
    autosave.change({ title: 'Fog' });
    await pass(SAVE_DELAY);
    expect(sent()).toEqual([{ title: 'Fog' }]);
  });

  test('When what is not saved is given up, then nothing is sent any more', async () => {
    const autosave = start();
    autosave.change({ title: 'Fog' });
    autosave.discard();
    await pass(SAVE_DELAY);
    expect(sent()).toEqual([]);
    expect(autosave.get().unsaved).toEqual({});
  });
});
