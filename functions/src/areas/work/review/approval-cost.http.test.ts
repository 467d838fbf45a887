import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { expect, test } from 'vitest';
import { countWrites, takeEvents } from '../../../../test-support/project/run-triggers.ts';
import { get } from '../../../../test-support/servers/suite.ts';
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

const { artist, admin } = joinReviewPeople();

const IMAGES = 12;
/** Limits of what an approval and all that follows from it may cost. */
const LIMITS = { writes: 66, runs: 19, reads: 410 } as const;

test('When an exhibition of twelve drafts is approved, then writes, runs of triggers and reads keep to their limits, and lists to its order', async () => {
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
  const { data } = await get<GalleryPage>(`/image?userId=${artist.userId}`);
  expect.soft(data.map(({ image_id }) => image_id)).toEqual(imageIds);
  expect.soft(countWrites() - before, 'writes').toBeLessThanOrEqual(LIMITS.writes);
  expect.soft(followed.result, 'runs').toBeLessThanOrEqual(LIMITS.runs);
  expect.soft(approval.reads + followed.reads, 'reads').toBeLessThanOrEqual(LIMITS.reads);
});
