import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionArchive, ExhibitionCatalogue } from '@aperture-byline/contract/exhibition/wire';
import { db, readFields } from '../../support/emulator/firebase.ts';
import { horizontalOverflow, measureBox } from '../../support/page/page-measures.ts';
import { first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const YEAR = 2015;

test('what has closed is found by its year, and its catalogue leads on to photographs and to what is open', async ({
  page,
}) => {
  const { exhibitions } = await readApi<ExhibitionArchive>('/exhibition/approved/archive');
  const { id } = first(exhibitions, 'closed exhibitions');
  const own = `closed-${crypto.randomUUID()}`;
  const title = `Closed long ago ${own.slice(-6)}`;
  await db.doc(`exhibitions/${own}`).set({
    ...(await readFields(`exhibitions/${id}`)),
    title,
    startDate: new Date(`${YEAR}-03-01T00:00:00Z`),
    endDate: new Date(`${YEAR}-03-22T00:00:00Z`),
  });
  await expect
    .poll(async () => (await readApi<ExhibitionArchive>('/exhibition/approved/archive')).years.map(({ year }) => year))
    .toContain(YEAR);
  const { images } = await readApi<ExhibitionCatalogue>(`/exhibition/${own}/catalogue`);
  await page.setViewportSize({ width: 360, height: 740 });

  await page.goto('/exhibitions');
  const main = page.getByRole('main');
  await main
    .getByRole('navigation', { name: 'Year' })
    .getByRole('link', { name: String(YEAR) })
    .click();
  await expect(page).toHaveURL(`/exhibitions?year=${YEAR}#past`);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await main.getByRole('link', { name: title }).click();

  const entries = main.getByRole('list', { name: 'Photographs' }).getByRole('listitem');
  await expect(entries).toHaveCount(images.length);
  await expect(entries.first()).toContainText(first(images, 'images').title);
  await expect(main.getByText(exhibitionMessages.exhibitionNotActive)).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  // The button of a reminder, which it does not have, takes no room.
  const [head, share] = [main.getByRole('heading', { level: 1 }), main.getByRole('button', { name: 'Share' })];
  expect((await measureBox(share)).left).toBe((await measureBox(head)).left);
  await main.getByRole('link', { name: 'See what is on' }).click();
  await expect(page).toHaveURL('/exhibitions');
  await db.doc(`exhibitions/${own}`).delete();
});
