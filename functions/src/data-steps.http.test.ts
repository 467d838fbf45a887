import { afterEach, expect, test } from 'vitest';
import { db, removeAllDocuments } from '../test-support/project/database.ts';
import { putImage } from '../test-support/works/fixtures.ts';
import { DATA_STEPS, type DataStep, runDataSteps } from './data-steps.ts';

afterEach(() => removeAllDocuments());

let ran: string[] = [];

const step = (id: string, work: () => Promise<unknown> = async () => undefined): DataStep => ({
  id,
  title: `Step ${id}`,
  async *run() {
    ran.push(id);
    await work();
    yield 'done';
  },
});

async function run(release: string, steps: readonly DataStep[]): Promise<string[]> {
  ran = [];
  return Array.fromAsync(runDataSteps(release, steps));
}

async function recorded(): Promise<Record<string, unknown>> {
  const { docs } = await db.collection('dataSteps').get();
  return Object.fromEntries(docs.map((one) => [one.id, one.get('release')]));
}

test('When steps are new, then each runs once, in order, and a later one alone in the next release', async () => {
  await run('first', [step('1'), step('2')]);
  expect(ran).toEqual(['1', '2']);
  const lines = await run('second', [step('1'), step('2'), step('3')]);
  expect(ran).toEqual(['3']);
  expect(lines).toEqual(['1 has run before', '2 has run before', '3: done', '3 has run: Step 3']);
  expect(await recorded()).toEqual({ 1: 'first', 2: 'first', 3: 'second' });
});

test('When a step is interrupted, then it and those after it run the next time', async () => {
  const broken = step('2', () => Promise.reject(new Error('The connection ended')));
  await expect(run('first', [step('1'), broken, step('3')])).rejects.toThrow('The connection ended');
  expect(await recorded()).toEqual({ 1: 'first' });
  await run('second', [step('1'), step('2'), step('3')]);
  expect(ran).toEqual(['2', '3']);
  expect(await recorded()).toEqual({ 1: 'first', 2: 'second', 3: 'second' });
});

test('When two operators run a step at the same time, then both end, and its record is that of the first', async () => {
  const { promise: firstIsRecorded, resolve } = Promise.withResolvers<void>();
  const second = Array.fromAsync(runDataSteps('second', [step('1', () => firstIsRecorded)]));
  await run('first', [step('1')]);
  resolve();
  await second;
  expect(await recorded()).toEqual({ 1: 'first' });
});

test('When content was there before what triggers derive of it, then the first step makes that', async () => {
  const id = await putImage({ searchWords: ['wrong'] });
  await run('first', DATA_STEPS);
  expect((await db.doc(`images/${id}`).get()).get('searchWords')).not.toContain('wrong');
  expect((await db.doc('listings/images').get()).get('total')).toBe(1);
  expect(await recorded()).toEqual({ '001-derived-data': 'first' });
});

test('The ids of all steps differ and are in order', () => {
  const ids = DATA_STEPS.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted());
});
