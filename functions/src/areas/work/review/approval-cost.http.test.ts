import type { ExhibitionImage, GalleryPage } from '@aperture-byline/contract/image/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { getStorage } from 'firebase-admin/storage';
import { expect, test, vi } from 'vitest';
import { get } from '../../../../test-support/servers/suite.ts';
import { countWrites, takeEvents } from '../../../../test-support/triggers/run-triggers.ts';
import { runAllTriggers } from '../../../../test-support/works/followers.ts';
import {
  completeFields,
  createDraft,
  decide,
  joinReviewPeople,
  putOwnImage,
  send,
  workOf,
} from '../../../../test-support/works/studio.ts';
import { withReadCount } from '../../../data/core/database.ts';
import { bucketName } from '../../../lib/config.ts';
import { auth } from '../../../lib/firebase.ts';
import { describeFile } from '../../../lib/storage.ts';

const { artist, admin } = joinReviewPeople();

const IMAGES = 12;
/** Limits of what an approval and all that follows from it may cost. */
const LIMITS = { writes: 66, runs: 19, reads: 410 } as const;

/** Submits an exhibition of twelve drafts that is open once it is approved. */
async function submitTwelve(): Promise<{ id: string; imageIds: string[] }> {
  const imageIds: string[] = [];
  while (imageIds.length < IMAGES) imageIds.push(await putOwnImage(artist));
  const [first = '', ...others] = imageIds;
  const { id, version } = await createDraft('exhibition', artist, {
    ...completeFields('exhibition', [first, ...others]),
    startDate: inDays(-1).toISOString(),
    endDate: inDays(9).toISOString(),
  });
  workOf(await send('POST', `/studio/exhibition/${id}/submit`, artist, { version }));
  await runAllTriggers();
  return { id, imageIds };
}

async function listOwnIds(): Promise<string[]> {
  const { data } = await get<GalleryPage>(`/image?userId=${artist.userId}&pageSize=24`);
  return data.map(({ image_id }) => image_id);
}

test('When an exhibition of twelve drafts is approved, then writes, runs of triggers and reads keep to their limits, and lists to its order', async () => {
  const { id, imageIds } = await submitTwelve();
  const before = countWrites();
  const approval = await decide(`exhibition-${id}`, 'approve', admin);
  expect(approval.status).toBe(200);
  const followed = await withReadCount(async () => {
    let runs = 0;
    for (let due = takeEvents(); due.length > 0; due = takeEvents())
      for (const run of due) {
        await run();
        runs += 1;
      }
    return runs;
  });
  expect.soft(await listOwnIds()).toEqual(imageIds);
  expect.soft(countWrites() - before, 'writes').toBeLessThanOrEqual(LIMITS.writes);
  expect.soft(followed.result, 'runs').toBeLessThanOrEqual(LIMITS.runs);
  expect.soft(approval.reads + followed.reads, 'reads').toBeLessThanOrEqual(LIMITS.reads);
});

test('When Storage fails while an exhibition is approved, then it is approved with its images all the same', async () => {
  const { id, imageIds } = await submitTwelve();
  const file = vi
    .spyOn(Object.getPrototypeOf(getStorage(auth().app).bucket(bucketName())), 'file')
    .mockImplementation(() => {
      throw new Error('Storage is down');
    });
  await expect(describeFile(`photos/${imageIds[0]}/160.jpeg`)).rejects.toThrow('Storage is down');
  expect((await decide(`exhibition-${id}`, 'approve', admin)).status).toBe(200);
  // Whether followers may be told is asked of Storage: that event comes again.
  const failed: (() => Promise<void>)[] = [];
  for (let due = takeEvents(); due.length > 0; due = takeEvents())
    for (const event of due) await event().catch(() => failed.push(event));
  file.mockRestore();
  expect(await listOwnIds()).toEqual(expect.arrayContaining(imageIds));
  const shown = await get<ExhibitionImage[]>(`/exhibition/images/${id}`);
  expect(shown.map(({ image_id }) => image_id)).toEqual(imageIds);
  for (const event of failed) await event();
});
