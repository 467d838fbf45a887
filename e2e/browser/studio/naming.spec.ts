import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { StudioImage, StudioImagePage } from '@aperture-byline/contract/image/wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { Page, Route } from '@playwright/test';
import { readToken } from '../../support/emulator/accounts.ts';
import { putUntitledImages } from '../../support/emulator/studio.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { expectNoOverflow } from '../../support/page/expect-fits.ts';
import { savedStatus } from '../../support/page/studio.ts';
import { callAs } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

/** In the libraries of the others, tests look for what is newest. */
const ARTIST = 'artist3@example.com';
const COUNT = 30;

const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);
const cell = (page: Page, column: string, number: number) =>
  page.getByRole('textbox', { name: `${column} of IMG_${number}.jpg`, exact: true });
const readImages = async (ids: readonly string[]): Promise<StudioImage[]> =>
  (await callAs<StudioImagePage>(await readToken(ARTIST), `/studio/image?ids=${ids.join()}`)).data;
const words = (images: readonly StudioImage[]) => images.map(({ title, alt, tags }) => ({ title, alt, tags }));

test('thirty photographs are named by keyboard alone, nothing is lost by a crash, and they are submitted', async ({
  page,
  context,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED|400 .*\/studio\/image\/submit/);
  await restoreSession(ARTIST);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const ids = await putUntitledImages(ARTIST, COUNT);
  const { keyboard } = page;
  await page.goto(`/studio/naming?images=${ids.join()}`);
  const expected = numbers.map((number) => ({
    title: `Fog ${number}`,
    alt: `Boat ${number} in fog`,
    tags: ['fog', 'sea'],
  }));

  await test.step('titles are typed, alternative texts pasted, and tags filled down', async () => {
    await cell(page, 'Title', 1).focus();
    for (const { title } of expected) {
      await keyboard.type(title);
      await keyboard.press('Enter');
    }
    await expect(cell(page, 'Title', COUNT)).toBeFocused();
    await cell(page, 'Title', 2).focus();
    await keyboard.press('ArrowUp');
    await expect(cell(page, 'Title', 1)).toBeFocused();
    await page.evaluate((text) => navigator.clipboard.writeText(text), expected.map(({ alt }) => alt).join('\n'));
    await keyboard.press('Tab');
    await keyboard.press('ControlOrMeta+V');
    await expect(cell(page, 'Alternative text', COUNT)).toHaveValue(`Boat ${COUNT} in fog`);
    await keyboard.press('Tab');
    await keyboard.type('fog, sea');
    await keyboard.press('ControlOrMeta+D');
    await expect(cell(page, 'Tags', COUNT)).toHaveValue('fog, sea');
    await keyboard.press('ControlOrMeta+Z');
    await expect(cell(page, 'Tags', 2)).toHaveValue('');
    await expect(cell(page, 'Alternative text', 2)).toHaveValue('Boat 2 in fog');
    await keyboard.press('ControlOrMeta+Shift+Z');
    await expect(savedStatus(page)).toBeVisible();
    expect(words(await readImages(ids))).toEqual(expected);
  });

  await test.step('a press on a thumbnail enlarges it, and Escape leads back to it', async () => {
    const thumbnail = page.getByRole('button', { name: 'Open large: IMG_2.jpg' });
    await thumbnail.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(thumbnail).toBeFocused();
  });

  await test.step('it is accessible, and a row is a card on a phone', async () => {
    expect(await seriousFindings(page)).toEqual([]);
    await expectNoOverflow(page);
  });

  await test.step('what was not sent is there again after a crash', async () => {
    // A route that is taken away can leave what it was asked for without an answer.
    let isCut = true;
    const cut = (route: Route) => (isCut ? route.abort() : route.fallback());
    await page.route('**/api/studio/image/words', cut);
    // By which the client finds that there is a connection: it would try again by itself.
    await page.route('**/icon.svg', cut);
    await cell(page, 'Title', 7).fill('Before a crash');
    await expect(page.getByText(studioMessages.waitsForConnection)).toBeVisible();
    await page.reload();
    await expect(cell(page, 'Title', 7)).toHaveValue('Before a crash');
    expect((await readImages(ids.slice(6, 7)))[0]?.title).toBe('Fog 7');
    isCut = false;
    await expect(savedStatus(page)).toBeVisible();
    expect((await readImages(ids.slice(6, 7)))[0]?.title).toBe('Before a crash');
  });

  await test.step('one that lacks words is focused, and with them all wait for review', async () => {
    const few = ids.slice(0, 3);
    await page.goto(`/studio/naming?images=${few.join()}`);
    await cell(page, 'Alternative text', 2).focus();
    await keyboard.press('ControlOrMeta+A');
    await keyboard.press('Delete');
    const submit = page.getByRole('button', { name: 'Submit for review' });
    await submit.press('Enter');
    await expect(cell(page, 'Alternative text', 2)).toBeFocused();
    await expect(cell(page, 'Alternative text', 2)).toHaveAccessibleDescription(studioImageMessages.altMissing);
    expect((await readImages(few)).map(({ status }) => status)).toEqual(['draft', 'draft', 'draft']);
    await keyboard.type('A boat');
    await submit.press('Enter');
    const question = page.getByRole('dialog', { name: studioImageMessages.privateTitle(3, 3) });
    await expect(question).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await question.getByRole('button', { name: 'Make public and submit' }).press('Enter');
    await expect(submit).toHaveCount(0);
    await expect(cell(page, 'Title', 1)).toHaveAttribute('readonly');
    const submitted = await readImages(few);
    expect(submitted.map(({ status, privacyStatus }) => `${status} ${privacyStatus}`)).toEqual(
      Array(3).fill('submitted Public'),
    );
    expect(submitted[1]?.alt).toBe('A boat');
    const body = { ids: few, changes: { privacyStatus: 'Private' } };
    await callAs(await readToken(ARTIST), '/studio/image', body, 'PUT');
  });
});
