import { shareMessages } from '@aperture-byline/contract/shared/share';
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    shared: string[];
  }
}

/** The sites of an exhibition and of a product, in their order, and where each leads. */
const ALL_SITES: readonly [name: string, address: RegExp][] = [
  ['Facebook', /facebook\.com/],
  ['X', /(?:twitter|x)\.com/],
  ['WhatsApp', /(?:whatsapp\.com|wa\.me)/],
  ['Reddit', /reddit\.com/],
  ['Telegram', /(?:telegram|t)\.me/],
  ['LinkedIn', /linkedin\.com/],
  ['Mail', /^mailto:/],
];

/** Opens the share menu of `path` with and without native sharing, and follows all that it offers. */
export async function expectAllSites(page: Page, path: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, {
      shared,
      open: (address: string) => {
        shared.push(address);
        // Where its window is closed, the menu closes too.
        return { closed: false };
      },
    });
    const isNative = sessionStorage.getItem('native') === 'yes';
    const share = async ({ url }: ShareData) => void shared.push(`native ${url}`);
    Object.defineProperty(Navigator.prototype, 'share', { value: isNative ? share : undefined });
  });
  const lastShared = () => page.evaluate(() => window.shared.at(-1) ?? '');
  await page.goto(path);
  const toggle = page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
  const menu = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
  const names = [...ALL_SITES.map(([name]) => name), 'Copy link'];
  await toggle.click();
  await expect(menu.getByRole('button')).toHaveText(names);
  for (const [name, address] of ALL_SITES.slice(0, -1)) {
    await menu.getByRole('button', { name }).click();
    await expect.poll(lastShared).toMatch(address);
    expect(decodeURIComponent(await lastShared())).toContain(page.url());
  }
  await menu.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(shareMessages.linkCopied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(menu).toBeHidden();

  await page.evaluate(() => sessionStorage.setItem('native', 'yes'));
  await page.reload();
  await toggle.click();
  await expect(menu.getByRole('button')).toHaveText([...names, 'More…']);
  await menu.getByRole('button', { name: 'More…' }).click();
  await expect.poll(lastShared).toBe(`native ${page.url()}`);
}
