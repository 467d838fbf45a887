import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import type { LetterList } from '@aperture-byline/contract/letter/stored';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { db } from '../../support/emulator/firebase.ts';
import { mailTo } from '../../support/emulator/notifications.ts';
import { uniqueTitle } from '../../support/emulator/studio.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { expect, test } from '../fixtures.ts';

const ADMIN = 'admin@example.com';
/** The words with the blocks where they were put. */
const IN_PLACE = new RegExp(
  ['The light is low', letterMessages.prints, letterMessages.stories, 'See you on Friday'].join('.*'),
  's',
);
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

  await test.step('an administrator writes it, with blocks between the words', async () => {
    await restoreSession(ADMIN);
    await page.goto('/studio/letters');
    await page.getByRole('link', { name: 'Write a letter' }).click();
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Preview text').fill('What opens, what closes');
    const words = page.getByRole('textbox', { name: 'Words' });
    await words.click();
    await page.keyboard.type('The light is low all day now.');
    await page.keyboard.press('Enter');
    const insert = (block: LetterList) => page.getByRole('button', { name: letterMessages[block], exact: true });
    for (const block of ['stories', 'prints', 'exhibitions'] as const) await insert(block).click();
    await page.keyboard.type('See you on Friday.');
    const order = () =>
      words.evaluate(({ children }) =>
        [...children].map((child) => child.getAttribute('aria-label') ?? child.textContent),
      );
    const { stories, prints, exhibitions } = letterMessages;
    const [light, friday] = ['The light is low all day now.', 'See you on Friday.'];
    expect(await order()).toEqual([light, stories, prints, exhibitions, friday]);
    await expect(insert('stories')).toHaveAttribute('aria-disabled', 'true');

    // By keys alone: from the last line up to the block above it, which is moved, then taken out.
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`${exhibitions} selected, part 4 of 5.`)).toBeAttached();
    await page.keyboard.press('Alt+ArrowUp');
    expect(await order()).toEqual([light, stories, exhibitions, prints, friday]);
    await page.keyboard.press('Backspace');
    expect(await order()).toEqual([light, stories, prints, friday]);
    const select = async (name: string) => {
      await words.getByRole('group', { name }).getByText(name).click();
      await expect(page.getByText(`${name} selected`)).toBeAttached();
    };
    // Cut and pasted, it is elsewhere; pasted once more, it is there once.
    await select(stories);
    await page.keyboard.press('ControlOrMeta+x');
    expect(await order()).toEqual([light, prints, friday]);
    await select(prints);
    for (let times = 0; times < 2; times += 1) await page.keyboard.press('ControlOrMeta+v');
    expect(await order()).toEqual([light, prints, stories, friday]);
    // What is typed on a selected block goes below it, and is taken back.
    await select(stories);
    await page.keyboard.type('And');
    expect(await order()).toEqual([light, prints, stories, 'And', friday]);
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('Backspace');
    expect(await order()).toEqual([light, prints, stories, friday]);
    // Any public work can be chosen: the exhibition that opens next, and what a search finds.
    const choose = async (name: RegExp, search = '') => {
      await page.getByRole('button', { name: letterMessages.addChosen }).click();
      const dialog = page.getByRole('dialog', { name: letterMessages.addChosen });
      await expect(dialog.getByRole('button', { name }).first()).toBeVisible();
      if (search !== '') await dialog.getByRole('searchbox').fill(search);
      const chosen = dialog.getByRole('button', { name: search === '' ? name : /Photograph ·/ }).first();
      await expect(chosen).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      await chosen.click();
    };
    await choose(/ · opens /);
    await choose(/ · opens /, 'light');
    await expect(words.getByRole('group', { name: /^Exhibition: ./ })).toContainText('opens');
    await expect(words.getByRole('group', { name: /^Photograph: ./ })).toBeVisible();
    // Nothing is pressed: a crash after this loses nothing.
    await expect(page.getByText(studioMessages.saved, { exact: true })).toBeVisible();
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
    await expect(dialog.locator('pre', { hasText: IN_PLACE })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('it goes to the administrator as a test, then to everybody', async () => {
    await page.getByRole('button', { name: 'Send a test to me' }).click();
    await expect(page.getByText(letterMessages.testSent)).toBeVisible();
    const tests = (await mailTo(ADMIN)).filter(({ message }) => message.subject === `[Test] ${subject}`);
    expect(tests).toHaveLength(1);
    await page.getByRole('button', { name: 'Send now' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(/It goes out to [1-9]\d* subscribers? within a minute/);
    await question.getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByText(letterMessages.scheduled)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
    await promisify(execFile)(process.execPath, [COMMANDS, 'schedule', 'letters']);
  });

  const [letter, ...others] = (await mailTo(email)).filter(({ message }) => message.subject === subject);
  expect(others).toEqual([]);
  for (const form of ['text', 'html'] as const) expect(letter?.message[form]).toMatch(IN_PLACE);
  expect(letter?.message.text).toMatch(/ · opens .*\/exhibition\?image=/s);

  await test.step('the archive and the feed have it', async () => {
    await page.goto('/letters');
    await main.getByRole('link', { name: subject }).click();
    await expect(main.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await expect(main.getByRole('heading', { name: letterMessages.stories })).toBeVisible();
    expect(await main.innerText()).toMatch(IN_PLACE);
    expect(await seriousFindings(page)).toEqual([]);
    const feed = await (await page.request.get('/letters/feed.xml')).text();
    expect(feed).toContain(subject);
    expect(feed).toMatch(IN_PLACE);
  });

  await test.step('its foot leads to the choices, which end letters', async () => {
    await reader.goto(/\/subscription\/[\w-]+/.exec(letter?.message.text ?? '')?.[0] ?? '');
    await reader.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(reader.getByRole('main')).toContainText('No letters go to');
  });

  const { docs } = await db.collection('letters').where('subject', '==', subject).get();
  for (const { ref } of docs) await ref.delete();
});
