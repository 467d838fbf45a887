import { expect, test } from 'vitest';
import { inParallel, newBrowser, tally } from '../../../test-support/calls/visitors.ts';
import { twoInstances } from '../../../test-support/servers/instances.ts';
import { call, get, type Reply } from '../../../test-support/servers/suite.ts';
import { putTargetImage, putTargetStory, stored, type Target } from '../../../test-support/works/engagement-targets.ts';
import { countOnce } from '../../data/stats/engagement.ts';

/** Number of requests that one instance handles at once in production, see `index.ts`. */
const CONCURRENCY = 80;

/** An address for each visitor: the rate limit of a shared one would be what both processes wait for. */
function addressOf(visitor: number): Record<string, string> {
  return { 'X-Forwarded-For': `198.51.${Math.floor(visitor / 250)}.${visitor % 250}` };
}

async function expectFiveHundredLikes(target: Target, replies: readonly Reply[]): Promise<void> {
  expect(tally(replies)).toEqual({ 201: 500 });
  const { likes, engagement } = await stored(target);
  expect({ likes, engagement: engagement.length }).toEqual({ likes: 503, engagement: 500 });
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
  const visitors = Array.from({ length: 200 }, (_, visitor) =>
    Object.assign(newBrowser(), { headers: addressOf(visitor) }),
  );
  const view = async (index: number) => {
    const round = Math.floor(index / visitors.length);
    const visitor = visitors[index % visitors.length];
    const at = places[(index + round) % places.length] ?? '';
    const reply = await visitor?.send(`/blog/view/${target.id}`, { at, headers: visitor.headers });
    return { status: reply?.status ?? 0 };
  };
  expect(tally(await inParallel(200, CONCURRENCY, view))).toEqual({ 201: 200 });
  // Again at the other process, and then without HTTP, which would cost most of the time.
  expect(tally(await inParallel(200, CONCURRENCY, (index) => view(200 + index)))).toEqual({ 200: 200 });
  const work = { on: 'blogs', id: target.id, ownerId: target.ownerId, title: '', subjectId: target.id } as const;
  const counted = await inParallel(1600, CONCURRENCY, (index) => {
    const visitor = /[0-9a-f]{32}/.exec(visitors[index % visitors.length]?.cookie ?? '')?.[0] ?? '';
    return countOnce(work, { visitor, userId: null, count: 'views', now: new Date() });
  });
  expect(new Set(counted)).toEqual(new Set([false]));
  const { views, engagement } = await stored(target);
  expect({ views, engagement: engagement.length }).toEqual({ views: 214, engagement: 200 });
});
