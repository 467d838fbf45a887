import type { ExhibitionArchive } from '@aperture-byline/contract/exhibition/wire';
import { mockData } from '../../support/mocks/api-mocks.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

test('a link to a part of a page scrolls to it and moves the focus, each time that it is followed', async ({
  page,
}) => {
  const archive = await readApi<ExhibitionArchive>('/exhibition/approved/archive?page=1');
  const years = [
    { year: 2026, count: 3 },
    { year: 2025, count: 3 },
  ];
  await mockData(page, /^\/exhibition\/approved\/archive/, { ...archive, years });
  await page.goto('/exhibitions');
  const year = page.getByRole('navigation', { name: 'Year' }).getByRole('link', { name: '2025' });
  const part = page.locator('#past');
  for (let time = 1; time <= 2; time += 1) {
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await year.click();
    await expect(page).toHaveURL('/exhibitions?year=2025#past');
    await expect(part).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});
