import { HOUR } from '@aperture-byline/contract/shared/durations';
import { Firestore } from 'firebase-admin/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import { db, listedIds, uniqueId } from '../../test-support/project/database.ts';
import { settleWrites, tellTriggers } from '../../test-support/triggers/run-triggers.ts';
import { byline, putImage } from '../../test-support/works/fixtures.ts';
import { deleteDeadLettersAbout, keepDeadLetter, streamDeadLetters } from '../data/core/dead-letters.ts';
import { readChangeLog } from '../data/search-index/change-log.ts';
import { entryKey } from '../data/search-index/entries.ts';
import { runAgain } from './dead-letters.ts';

const OWNER = 900_777_001;

afterEach(() => {
  vi.restoreAllMocks();
});

/** A photograph whose lists can't be brought up to date, since every try fails. */
async function putPoisoned(): Promise<{ id: string; path: string; after: object }> {
  const id = await putImage({ owner: byline({ userId: OWNER }) });
  const path = `images/${id}`;
  settleWrites([path]);
  const after = (await db.doc(path).get()).data() ?? {};
  const { collection } = Firestore.prototype;
  vi.spyOn(Firestore.prototype, 'collection').mockImplementation(function (this: Firestore, path) {
    if (path.startsWith('listings')) throw new Error('Poisoned');
    return collection.call(this, path);
  });
  return { id, path, after };
}

const lettersAbout = async (path: string) =>
  (await Array.fromAsync(streamDeadLetters())).filter(({ subject }) => subject === path);

test('When an event fails for hours, then it ends and is kept; once the cause is mended, then it runs again', async () => {
  const { id, path, after } = await putPoisoned();
  const eventId = uniqueId('event');
  const young = { after, eventId, time: new Date(Date.now() - HOUR) };
  await expect(tellTriggers(path, young)).rejects.toThrow('Poisoned');
  expect(await lettersAbout(path)).toEqual([]);
  const old = { after, eventId, time: new Date(Date.now() - 7 * HOUR) };
  await tellTriggers(path, old);
  await tellTriggers(path, old);
  const [letter, ...others] = await lettersAbout(path);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ trigger: 'syncImages', subject: path, error: 'Error: Poisoned' });
  if (!letter) throw new Error('Nothing was kept');
  await expect(runAgain(letter)).rejects.toThrow('Poisoned');
  expect(await lettersAbout(path)).toHaveLength(1);
  vi.restoreAllMocks();
  expect(await listedIds(id)).toEqual([]);
  await runAgain(letter);
  expect(await listedIds(id)).toContain(id);
  expect(await lettersAbout(path)).toEqual([]);
});

test('When one handler of an event fails, then the others still do their work', async () => {
  const { id, path, after } = await putPoisoned();
  await expect(tellTriggers(path, { after })).rejects.toThrow('Poisoned');
  vi.restoreAllMocks();
  const log = await readChangeLog();
  expect(log?.changes.map(({ key }) => key)).toContain(entryKey('image', id));
});

test.each([
  ['a photographer', String(OWNER), { owner: { userId: OWNER } }],
  ['an address', 'reader@example.com', { to: 'Reader <Reader@example.com>' }],
  ['a subscriber', 'hash-of-an-address', { subscriberId: 'hash-of-an-address' }],
])('When %s is erased, then no event that names them is kept', async (_whom, person, after) => {
  const path = `images/${uniqueId('image')}`;
  await keepDeadLetter({ trigger: 'syncImages', subject: path, eventId: path, event: { path, after } }, 'Error');
  await deleteDeadLettersAbout('somebody else');
  expect(await lettersAbout(path)).toHaveLength(1);
  await deleteDeadLettersAbout(person);
  expect(await lettersAbout(path)).toEqual([]);
});

test('When an event is too large to be kept whole, then the letter says so, and running it again too', async () => {
  const path = `images/${uniqueId('image')}`;
  const after = { description: 'x'.repeat(400_000) };
  await keepDeadLetter({ trigger: 'syncImages', subject: path, eventId: path, event: { path, after } }, 'Error');
  const [letter] = await lettersAbout(path);
  if (!letter) throw new Error('Nothing was kept');
  await expect(runAgain(letter)).rejects.toThrow('too large');
  expect(await lettersAbout(path)).toHaveLength(1);
});
