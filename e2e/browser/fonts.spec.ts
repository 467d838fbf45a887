import type { Page } from '@playwright/test';
import { disableCache } from '../support/page/page-measures.ts';
import { expect, test } from './fixtures.ts';

/** Both faces, and the rupee sign of both; the smallest of the packages' own files would be beyond it. */
const FONT_BUDGET = 48_000;

/** Collects the font files that a page loads: their addresses and sizes in bytes. */
function collectFonts(page: Page): () => Promise<{ url: string; bytes: number }[]> {
  const responses: Promise<{ url: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font')
      responses.push(response.body().then(({ length }) => ({ url: response.url(), bytes: length })));
  });
  return () => Promise.all(responses);
}

test('the texts of pages need the subset fonts only', async ({ page }) => {
  await disableCache(page);
  for (const path of ['/', '/shop', '/contact-us', '/privacy-policy', '/terms-of-service', '/login'])
    await test.step(path, async () => {
      const fonts = collectFonts(page);
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(async () => (await fonts()).length).toBeGreaterThanOrEqual(2);
      await page.waitForLoadState('networkidle');
      const loaded = await fonts();
      expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(FONT_BUDGET);
    });
});

const NAMES = [
  { name: 'Björk Guðmundsdóttir', face: 'Inter', file: /inter-latin-wght/ },
  { name: 'Łukasz Żółć', face: 'Inter', file: /inter-latin-ext/ },
  { name: 'Nguyễn Thị Hồng', face: 'Inter', file: /inter-vietnamese/ },
  { name: 'Анна Ахматова', face: 'Inter', file: /inter-cyrillic/ },
  { name: 'Ελένη', face: 'Inter', file: /inter-greek/ },
  { name: 'Łukasz Żółć', face: 'Fraunces', file: /fraunces-latin-ext/ },
  { name: 'Nguyễn Thị Hồng', face: 'Fraunces', file: /fraunces-vietnamese/ },
];

test('whatever somebody is called, both faces draw every letter', async ({ page }) => {
  const fonts = collectFonts(page);
  await page.goto('/contact-us');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  for (const { name, face, file } of NAMES) {
    await page.evaluate(
      async ([text, family]) => {
        document.getElementById('name')?.remove();
        const shown = Object.assign(document.createElement('p'), { id: 'name', textContent: text });
        shown.style.fontFamily = `var(${family})`;
        document.querySelector('main')?.prepend(shown);
        shown.getBoundingClientRect();
        await document.fonts.ready;
      },
      [name, face === 'Inter' ? '--text' : '--headline'],
    );
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#name' });
    await expect(async () => {
      const { fonts: drawn } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      expect(
        drawn.filter(({ isCustomFont }) => !isCustomFont),
        name,
      ).toEqual([]);
      expect(
        drawn.filter(({ familyName }) => !familyName.startsWith(face)),
        name,
      ).toEqual([]);
    }).toPass();
    await expect.poll(async () => (await fonts()).some(({ url }) => file.test(url)), `${name} in ${face}`).toBe(true);
  }
});
