import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import { viewerMessages } from '@aperture-byline/contract/exhibition/viewer';
import type { ExhibitionDetail, ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { HOUR } from '@aperture-byline/contract/shared/durations';
import { db, readFields } from '../../support/emulator/firebase.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

/** By the browser's clock in an hour; for the server later than all others, of which other tests take the first. */
const OPENING = new Date(Date.now() + 300 * 24 * HOUR);

/** A public exhibition with a teaser that opens then; its id. */
async function putUpcoming(): Promise<string> {
  const { id } = first(await readApi<ExhibitionListItem[]>('/exhibition/approved/upcoming'), 'upcoming exhibitions');
  const own = `opening-${crypto.randomUUID()}`;
  const endDate = new Date(OPENING.getTime() + 24 * HOUR);
  await db.doc(`exhibitions/${own}`).set({ ...(await readFields(`exhibitions/${id}`)), startDate: OPENING, endDate });
  return own;
}

test('the page of an upcoming exhibition counts down, shows its teaser, and opens and closes by itself', async ({
  page,
}) => {
  const id = await putUpcoming();
  const { teaser, as_of: asOf } = await readApi<ExhibitionDetail>(`/exhibition/${id}`);
  expect(asOf).not.toBeNull();
  await page.clock.install({ time: OPENING.getTime() - HOUR });
  await page.goto(`/exhibition/${id}`);
  const main = page.getByRole('main');
  const timer = main.getByRole('timer');

  await test.step('the clock runs, and moves nothing', async () => {
    await expect(timer).toHaveText(/^Opens in 59 min \d\d s$/);
    const [text, box] = [await timer.textContent(), await timer.boundingBox()];
    await page.clock.runFor(5000);
    await expect(timer).not.toHaveText(text ?? '');
    const moved = await timer.boundingBox();
    expect([moved?.y, moved?.height]).toEqual([box?.y, box?.height]);
    await expect(main.getByText(exhibitionMessages.exhibitionNotActive)).toBeVisible();
    await expect(main.locator('a[href^="/exhibition?image="]')).toHaveCount(teaser.length);
  });

  const enter = main.getByRole('link', { name: viewerMessages.enterExhibition });
  /** Answers come by the real clock, and the page asks a minute after the last one by its own. */
  const untilToldAgain = (news: string) =>
    expect(async () => {
      await page.clock.runFor(61_000);
      await expect(main.getByText(news)).toHaveRole('status', { timeout: 1000 });
    }).toPass();

  await test.step('when its opening is moved, the room is there within a minute, and that is told', async () => {
    const counted = page.waitForResponse(/\/api\/exhibition\/visit\//);
    await db.doc(`exhibitions/${id}`).update({ startDate: new Date(0) });
    await untilToldAgain(exhibitionMessages.opened);
    await counted;
    await expect(enter).toBeVisible();
    await expect(main.getByText(exhibitionMessages.exhibitionNotActive)).toHaveCount(0);
  });

  await test.step('when it has closed, there is no way in, and that is told', async () => {
    await db.doc(`exhibitions/${id}`).update({ endDate: new Date(1) });
    await untilToldAgain(exhibitionMessages.closed);
    await expect(enter).toHaveCount(0);
    await expect(main.getByText(exhibitionMessages.exhibitionNotActive)).toBeVisible();
  });
  await db.doc(`exhibitions/${id}`).delete();
});
