import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import type { StudioShop } from '@aperture-byline/contract/settings/wire';
import { readToken } from '../../support/emulator/accounts.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { callAs, readApi, SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ADMIN = 'admin@example.com';

test('an administrator changes the words about the shop and the payment details, which nobody overwrites unseen', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/409/);
  await restoreSession(ADMIN);
  await page.goto('/studio/home');
  const words = page.getByLabel('Words about the shop');
  const saveHome = page.getByRole('button', { name: 'Save the front page' });
  await expect(words).toBeVisible();

  await test.step('photographs and stories are offered', async () => {
    const adders = page.getByRole('button', { name: 'Choose more' });
    await expect(adders).toHaveCount(2);
    for (const adder of await adders.all()) await expect(adder).toBeVisible();
    await adders.first().click();
    await adders.click();
    const offered = page.getByRole('list', { name: 'To choose from' });
    await expect(offered).toHaveCount(2);
    for (const list of await offered.all()) await expect(list.getByRole('button').first()).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('words stand at the top of the shop, rendered on the server; without them it has its own', async () => {
    for (const text of [`Prints that we would hang ourselves, ${Date.now()}.`, '']) {
      await words.fill(text);
      await saveHome.click();
      await expect.poll(() => readApi('/product/intro')).toEqual({ text });
      const shown = text || 'Every print is made to order by the artist who took the photograph';
      expect(await (await fetch(`${SUITE_URL}/shop`)).text()).toContain(shown);
      await expect(saveHome, 'saved').toHaveAttribute('aria-disabled', 'false');
    }
  });

  await test.step('payment details that somebody else has saved meanwhile are not overwritten', async () => {
    await page.goto('/studio/payments');
    const bank = page.getByLabel('Notes on the transfer');
    const before = await bank.inputValue();
    const token = await readToken(ADMIN);
    const shop = await callAs<StudioShop>(token, '/studio/shop');
    // Another window saves what is there.
    const { status } = await fetch(`${SUITE_URL}/api/studio/shop`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...shop, version: undefined }),
    });
    expect(status).toBe(200);
    await bank.fill('Typed over an older version');
    const save = page.getByRole('button', { name: 'Save the payment details' });
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: settingsMessages.conflict })).toBeVisible();
    expect((await callAs<StudioShop>(token, '/studio/shop')).bankText).toBe(before);
    await page.getByRole('button', { name: 'Load the newest' }).click();
    await expect(bank).toHaveValue(before);
    await save.click();
    await expect(page.getByText(settingsMessages.shopSaved)).toBeVisible();
  });
});
