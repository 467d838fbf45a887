import type { StoredNotice } from '@aperture-byline/contract/notice/stored';
import { expect } from 'vitest';
import { db } from './database.ts';
import { eventually } from './eventually.ts';
import { type Member, mailsTo } from './members.ts';

/** Somebody's notices, by their ids: those of an order in the order of its timeline. */
export async function readNotices({ userId }: Member): Promise<(StoredNotice & { id: string })[]> {
  const { docs } = await db.collection(`users/${userId}/notices`).get();
  const notices = docs.map((document) => ({ ...(document.data() as StoredNotice), id: document.id }));
  return notices.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
}

/** Waits until somebody has so many notices, each with its mail; their states in the order of the timeline. */
export async function waitForNews(member: Member, count: number): Promise<string[]> {
  await eventually(`${count} mails and notices`, async () => {
    const [mails, notices] = [await mailsTo(member), await readNotices(member)];
    return mails.length >= count && notices.length >= count;
  });
  const states = (await readNotices(member)).map(({ state }) => state);
  expect(await mailsTo(member)).toHaveLength(states.length);
  return states;
}
