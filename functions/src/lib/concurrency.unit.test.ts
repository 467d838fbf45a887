import { expect, test } from 'vitest';
import { forEachConcurrently, mapConcurrently } from './concurrency.ts';

/** Work that counts how much of it is under way, and the most that ever was. */
function counted() {
  const state = { running: 0, most: 0, done: [] as number[] };
  const work = async (item: number) => {
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await new Promise((resolve) => setTimeout(resolve, item % 3));
    state.running -= 1;
    state.done.push(item);
    return item * 2;
  };
  return { state, work };
}

const items = Array.from({ length: 500 }, (_, index) => index);

test('When there is work for many items, then ten are under way at a time and each is done once', async () => {
  const { state, work } = counted();
  await forEachConcurrently(items, work);
  expect(state.most).toBe(10);
  expect(state.done.toSorted((a, b) => a - b)).toEqual(items);
});

test('When items are still being read, then no more of them are read than are worked on', async () => {
  const { state, work } = counted();
  let read = 0;
  async function* source() {
    for (const item of items) {
      read += 1;
      expect(read - state.done.length).toBeLessThanOrEqual(11);
      yield item;
    }
  }
  await forEachConcurrently(source(), work);
  expect(state.done.toSorted((a, b) => a - b)).toEqual(items);
});

test('When results are wanted, then they come in the order of the items', async () => {
  const { state, work } = counted();
  expect(await mapConcurrently(items, work)).toEqual(items.map((item) => item * 2));
  expect(state.most).toBe(10);
});

test('When one fails, then the error comes and no other begins', async () => {
  const started: number[] = [];
  const work = async (item: number) => {
    started.push(item);
    if (item === 3) throw new Error('broken');
    await new Promise((resolve) => setTimeout(resolve, 1));
  };
  await expect(forEachConcurrently(items, work)).rejects.toThrow('broken');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(started.length).toBeLessThanOrEqual(20);
});
