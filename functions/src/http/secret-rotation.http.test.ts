import type { StudioImagePage } from '@aperture-byline/contract/image/wire';
import { sampleComment } from '@aperture-byline/contract/samples/stored-documents';
import { beforeAll, expect, test } from 'vitest';
import { newBrowser } from '../../test-support/calls/visitors.ts';
import { joinAsBuyer, putPrint, readOrderIds, sendOrder, toOrderBody } from '../../test-support/orders/orders.ts';
import { db, put } from '../../test-support/project/database.ts';
import { putFile } from '../../test-support/project/files.ts';
import { joinAs } from '../../test-support/project/members.ts';
import { startInstance } from '../../test-support/servers/instances.ts';
import { call, get, postJson } from '../../test-support/servers/suite.ts';
import { putTargetImage, stored } from '../../test-support/works/engagement-targets.ts';
import { putOwnImage } from '../../test-support/works/studio.ts';

const EARLIER = 'the earlier secret of thirty-two letters';
/** Two instances, before the rotation and in it. */
let before: string;
let after: string;

beforeAll(async () => {
  const secrets = [EARLIER, `the present secret of thirty-two letters,${EARLIER}`];
  const [one, other] = await Promise.all(
    secrets.map((secret) => startInstance({ SIGNING_SECRET: secret, RATE_LIMIT_FACTOR: '1' })),
  );
  before = one?.at ?? '';
  after = other?.at ?? '';
});

/** Returns the status of both instances, the earlier one first. */
async function statuses(ask: (at: string) => Promise<{ status: number }>): Promise<number[]> {
  return [(await ask(before)).status, (await ask(after)).status];
}

test('When a visitor liked before, then the cookie still proves it, and is signed anew', async () => {
  const target = await putTargetImage();
  const { send: ask } = newBrowser();
  const like = (at: string) => ask(`/image/like/${target.id}`, { at });
  expect((await like(before)).status).toBe(201);
  const again = await like(after);
  expect([again.status, again.headers.getSetCookie().length]).toEqual([200, 1]);
  // The earlier instance does not know the new key.
  expect((await like(before)).status).toBe(201);
  expect((await stored(target)).likes).toBe(5);
});

test('When an order is sent again, with a key and without, then it is the same order', async () => {
  const buyer = await joinAsBuyer();
  const artist = await joinAs({ isArtist: true });
  for (const key of ['k'.repeat(20), undefined]) {
    const line = await putPrint(artist);
    const place = (at: string) =>
      sendOrder(buyer, toOrderBody(buyer, [line]), { at, ...(key !== undefined && { key }) });
    expect(await statuses(place)).toEqual([201, 200]);
  }
  expect(await readOrderIds(buyer)).toHaveLength(2);
});

test('When a comment or a report is sent again, then it is the same one', async () => {
  const [{ token }, { id: imageId }] = [await joinAs(), await putTargetImage()];
  const comment = (at: string) => postJson('/image/comment', { imageId, comment: 'Words' }, { token, at });
  expect(await statuses(comment)).toEqual([201, 200]);
  await put(`images/${imageId}/comments/foreign`, sampleComment());
  const report = (at: string) => postJson(`/image/comment/${imageId}/foreign/report`, { reason: 'Rude' }, { at });
  expect(await statuses(report)).toEqual([201, 200]);
  expect((await db.collection(`images/${imageId}/comments`).get()).size).toBe(2);
});

test('When a limit was used up before, then it still is', async () => {
  const { token } = await joinAs();
  const replies = [before, before, before, after].map((at) => () => call('/user/export', { token, at }));
  const answered: number[] = [];
  for (const ask of replies) answered.push((await ask()).status);
  expect(answered).toEqual([200, 200, 200, 429]);
});

test('When the address of a picture was signed before, then it still shows it', async () => {
  const owner = await joinAs({ isArtist: true });
  const id = await putOwnImage(owner);
  await putFile(`photos/${id}/480.jpeg`, Buffer.from('x'));
  const { data } = await get<StudioImagePage>('/studio/image', { token: owner.token, at: before });
  const path = data[0]?.picture.src.replace('{width}.{format}', '480.jpeg');
  const ask = async (at: string) => fetch(`${at}${path}`);
  expect(await statuses(ask)).toEqual([200, 200]);
});
