import { expect, test } from 'vitest';
import { inGroups } from './group-commit.ts';

/** Work that ends when the test says so; the groups that it was given. */
function startedWork() {
  const groups: { key: string; items: readonly number[]; end: PromiseWithResolvers<void> }[] = [];
  const add = inGroups<number, string>(3, async (key, items) => {
    const end = Promise.withResolvers<void>();
    groups.push({ key, items, end });
    await end.promise;
    return items.map((item) => `${key}${item}`);
  });
  return { groups, add };
}

test('When items come while work is under way, then they are worked off together, in order and in bounded groups', async () => {
  const { groups, add } = startedWork();
  const results = Promise.all([1, 2, 3, 4, 5].map((item) => add('a', item)));
  expect(groups.map(({ items }) => items)).toEqual([[1]]);
  for (let index = 0; index < 3; index += 1) {
    groups[index]?.end.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await results).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  expect(groups.map(({ items }) => items)).toEqual([[1], [2, 3, 4], [5]]);
});

test('When keys differ, then none waits for the other, and a key that rests begins anew', async () => {
  const { groups, add } = startedWork();
  const both = [add('a', 1), add('b', 2)];
  expect(groups.map(({ key }) => key)).toEqual(['a', 'b']);
  for (const { end } of groups) end.resolve();
  expect(await Promise.all(both)).toEqual(['a1', 'b2']);
  const later = add('a', 3);
  groups[2]?.end.resolve();
  expect(await later).toBe('a3');
});

test('When a group fails, then each of its items does, and the next group goes on', async () => {
  const { groups, add } = startedWork();
  const first = add('a', 1);
  const second = Promise.allSettled([add('a', 2), add('a', 3), add('a', 4)]);
  const last = add('a', 5);
  groups[0]?.end.resolve();
  await first;
  await new Promise((resolve) => setImmediate(resolve));
  groups[1]?.end.reject(new Error('contention'));
  expect((await second).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  groups[2]?.end.resolve();
  expect(await last).toBe('a5');
});
