import { afterAll, expect, test } from 'vitest';
import { cleanUp } from '../../../test-support/database.ts';
import { twoInstances } from '../../../test-support/instances.ts';
import { putTargetImage, putTargetStory, stored, type Target } from '../../../test-support/mark-targets.ts';
import { call, get, type Reply } from '../../../test-support/suite.ts';
import { inParallel, newBrowser, tally } from '../../../test-support/visitors.ts';

/** What one instance works on at once in production, see `index.ts`. */
const CONCURRENCY = 80;

afterAll(cleanUp);

/** An address for each visitor: the rate limit of a shared one would be what both processes wait for. */
function addressOf(visitor: number): Record<string, string> {
  return { 'X-Forwarded-For': `198.51.${Math.floor(visitor / 250)}.${visitor % 250}` };
}

async function expectFiveHundredLikes(target: Target, replies: readonly Reply[]): Promise<void> {
  expect(tally(replies)).toEqual({ 201: 500 });
  const { likes, marks } = await stored(target);
  expect({ likes, marks: marks.length }).toEqual({ likes: 503, marks: 500 });
  expect(await get(`/image/details/${target.id}`)).toMatchObject({ total_likes: 503, total_views: 14 });
}

test('When two processes and five hundred visitors like one image, then each is counted', async () => {
  const [target, places] = [await putTargetImage(), await twoInstances()];
  const like = (visitor: number) => {
    const at = places[visitor % places.length] ?? '';
    return call(`/image/like/${target.id}`, { method: 'POST', headers: addressOf(visitor), at });
  };
  await expectFiveHundredLikes(target, await inParallel(500, CONCURRENCY, like));
});

test('When two hundred visitors view a story ten times each, then two hundred views are counted', async () => {
  const [target, places] = [await putTargetStory(), await twoInstances()];
  const visitors = Array.from({ length: 200 }, (_, visitor) => ({
    headers: addressOf(visitor),
    ...newBrowser(),
  }));
  const view = async (index: number) => {
    const round = Math.floor(index / visitors.length);
    const visitor = visitors[index % visitors.length];
    const at = places[(index + round) % places.length] ?? '';
    const reply = await visitor?.send(`/blog/view/${target.id}`, { at, headers: visitor.headers });
    return { status: reply?.status ?? 0 };
  };
  expect(tally(await inParallel(200, CONCURRENCY, view))).toEqual({ 201: 200 });
  expect(tally(await inParallel(1800, CONCURRENCY, view))).toEqual({ 200: 1800 });
  const { views, marks } = await stored(target);
  expect({ views, marks: marks.length }).toEqual({ views: 214, marks: 200 });
});

test('When one visitor asks two processes at once, then one like is counted', async () => {
  const [target, places] = [await putTargetImage(), await twoInstances()];
  const { send } = newBrowser();
  await send(`/image/view/${target.id}`, { at: places[0] ?? '' });
  const replies = await inParallel(60, 60, (index) => {
    const at = places[index % places.length] ?? '';
    return send(`/image/like/${target.id}`, { at });
  });
  expect(tally(replies)).toEqual({ 201: 1, 200: 59 });
  expect((await stored(target)).likes).toBe(4);
});
