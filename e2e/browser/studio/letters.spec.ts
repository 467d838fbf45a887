import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import { db } from '../../support/emulator/firebase.ts';
import { mailTo } from '../../support/emulator/notifications.ts';
import { uniqueTitle } from '../../support/emulator/studio.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { expect, test } from '../fixtures.ts';

const ADMIN = 'admin@example.com';
const COMMANDS = fileURLToPath(new URL('../../../functions/src/operator-commands.ts', import.meta.url));

test('a letter from its draft to the inbox of a subscriber, the archive and the feed', async ({
  page,
  otherPage,
  restoreSession,
}) => {
  test.slow();
  const subject = uniqueTitle('Low light');
  const email = `reader-${crypto.randomUUID()}@example.com`;
  const reader = await otherPage();
  const main = page.getByRole('main');

  await test.step('somebody asks for letters and confirms', async () => {
    await reader.goto('/terms-of-service');
    const footer = reader.getByRole('contentinfo');
    await footer.getByRole('textbox').fill(email);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer).toContainText(subscriptionMessages.requested);
    const [mail] = await mailTo(email);
    await reader.goto(/\/subscription\/[\w-]+/.exec(mail?.message.text ?? '')?.[0] ?? '');
    await reader.getByRole('button', { name: 'Confirm' }).click();
    await expect(reader.getByRole('main')).toContainText('Letters go to');
  });

  await test.step('an administrator writes it, with a block', async () => {
    await restoreSession(ADMIN);
    await page.goto('/studio/letters');
    await page.getByRole('link', { name: 'Write a letter' }).click();
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Preview text').fill('What opens, what closes');
    const words = page.getByRole('textbox', { name: 'Words' });
    await words.click();
    await page.keyboard.type('The light is low all day now.');
    await page.getByRole('checkbox', { name: letterMessages.stories }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/studio\/letters\/[\w-]{10,}$/);
    await expect(page.getByRole('button', { name: 'Schedule' })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('it is previewed light, dark and as plain text', async () => {
    await page.getByRole('button', { name: 'Preview' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preview' });
    const background = (scheme: string) =>
      dialog
        .frameLocator(`iframe[title="The letter, ${scheme}"]`)
        .locator('.sheet > table')
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(() => background('light')).toBe('rgb(251, 250, 247)');
    await dialog.getByRole('tab', { name: 'Dark' }).click();
    await expect.poll(() => background('dark')).toBe('rgb(27, 27, 30)');
    await dialog.getByLabel('On').selectOption('A phone');
    const width = () =>
      dialog
        .frameLocator('iframe[title="The letter, dark"]')
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => [clientWidth, scrollWidth]);
    await expect.poll(width).toEqual([320, 320]);
    await dialog.getByRole('tab', { name: 'Plain text' }).click();
    await expect(dialog.locator('pre', { hasText: letterMessages.stories })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('it goes to the administrator as a test, then to everybody', async () => {
    await page.getByRole('button', { name: 'Send a test to me' }).click();
    await expect(page.getByText(letterMessages.testSent)).toBeVisible();
    const tests = (await mailTo(ADMIN)).filter(({ message }) => message.subject === `[Test] ${subject}`);
    expect(tests).toHaveLength(1);
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByText(letterMessages.scheduled)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
    await promisify(execFile)(process.execPath, [COMMANDS, 'run-letter-schedule']);
  });

  const [letter, ...others] = (await mailTo(email)).filter(({ message }) => message.subject === subject);
  expect(others).toEqual([]);
  expect(letter?.message.text).toContain('The light is low all day now.');

  await test.step('the archive and the feed have it', async () => {
    await page.goto('/letters');
    await main.getByRole('link', { name: subject }).click();
    await expect(main.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await expect(main.getByRole('heading', { name: letterMessages.stories })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await (await page.request.get('/letters/feed.xml')).text()).toContain(subject);
  });

  await test.step('its foot leads to the choices, which end letters', async () => {
    await reader.goto(/\/subscription\/[\w-]+/.exec(letter?.message.text ?? '')?.[0] ?? '');
    await reader.getByRole('button', { name: 'End letters' }).click();
    await expect(reader.getByRole('main')).toContainText('No letters go to');
  });

  const { docs } = await db.collection('letters').where('subject', '==', subject).get();
  for (const { ref } of docs) await ref.delete();
});
