import type { StudioExhibition } from '@aperture-byline/contract/exhibition/wire';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { Page } from '@playwright/test';
import { readToken } from '../../support/emulator/accounts.ts';
import { approveReview, changeWork, publicImages, readStudioExhibition } from '../../support/emulator/studio.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { untilRendered } from '../../support/page/page-measures.ts';
import { savedStatus } from '../../support/page/studio.ts';
import { callAs } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist@example.com';
const ADMIN = 'admin@example.com';

/** A draft of the artist through the API that can be submitted. */
async function draft(title: string): Promise<StudioExhibition> {
  const images = await publicImages(ARTIST);
  return callAs(await readToken(ARTIST), '/studio/exhibition', {
    title,
    description: '<p>Water, twice a day.</p>',
    genre: 'Sea',
    startDate: new Date(Date.now() - DAY).toISOString(),
    endDate: new Date(Date.now() + DAY).toISOString(),
    imageIds: images.slice(0, 3).map(({ id }) => id),
  });
}

const read = async (id: string) => readStudioExhibition(ARTIST, id);

const genre = (page: Page) => page.getByRole('textbox', { name: 'Genre', exact: true });
const order = (page: Page) => page.getByRole('list', { name: 'Photographs in their order' });
const handles = (page: Page) => order(page).getByRole('button', { name: /, \d+ of \d+$/ });
const titles = (page: Page) =>
  handles(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replace(/, \d+ of \d+$/, '')));

test('an artist hangs an exhibition by keyboard and by drag, sees it as visitors will, and submits it', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/409 .*\/studio\/exhibition\//);
  const title = `Low water ${Date.now()}`;
  const { id } = await draft(title);
  await restoreSession(ARTIST);
  await page.goto('/studio');
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Exhibitions' }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(handles(page)).toHaveCount(3);
  const [one = '', two = '', three = ''] = await titles(page);

  await test.step('a photograph is moved by the keyboard, by drag, and taken out', async () => {
    await handles(page).first().press('Space');
    await expect(page.getByText(`${one} is picked up`)).toBeAttached();
    // dnd-kit listens for arrow keys after a timer that it sets when the drag begins, and timers run in their order.
    await untilRendered(page);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`${one} moves to 2 of 3.`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(() => titles(page)).toEqual([two, one, three]);
    await handles(page).first().scrollIntoViewIfNeeded();
    const from = await handles(page).first().boundingBox();
    const to = await handles(page).nth(1).boundingBox();
    if (!from || !to) throw new Error('There is nothing to drag');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    // It is put down where it was last told to be.
    const moved = page.getByText(`${two} moves to 2 of 3.`);
    await expect(moved.or(page.getByText(`${two} is picked up, 2 of 3.`))).toBeAttached();
    await page.mouse.up();
    await expect.poll(() => titles(page)).toEqual([one, two, three]);
    const takeOut = order(page).getByRole('button', { name: `Take out: ${two}` });
    // A click within 50 ms of a drop counts as its end and does nothing.
    await expect(async () => {
      if ((await takeOut.count()) > 0) await takeOut.press('Enter');
      expect(await titles(page)).toEqual([one, three]);
    }).toPass();
  });

  await test.step('photographs are chosen from the library in a dialog', async () => {
    await page.getByRole('button', { name: 'Choose photographs' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose photographs' });
    const box = dialog.getByRole('checkbox', { name: two, exact: true });
    await expect(box).not.toBeChecked();
    await box.press('Space');
    await expect(dialog.getByRole('status')).toHaveText('3 chosen');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Use these' }).press('Enter');
    await expect.poll(() => titles(page)).toEqual([one, three, two]);
    await expect(savedStatus(page)).toBeVisible();
    await expect.poll(async () => (await read(id)).images.map((image) => image.title)).toEqual([one, three, two]);
  });

  await test.step('what another window saved meanwhile is told, and overwritten where that is wanted', async () => {
    await changeWork(ARTIST, 'exhibition', id, { genre: 'Of another window' });
    await page.getByLabel('Opens').fill('2026-05-02T18:30');
    const conflict = page.getByRole('alert').filter({ hasText: 'changed in another window' });
    await expect(conflict.getByRole('heading')).toBeFocused();
    await conflict.locator('summary').click();
    await expect(conflict).toContainText('Of another window');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep mine' }).press('Enter');
    await expect(savedStatus(page)).toBeVisible();
    await expect(conflict).toHaveCount(0);
    const { fields, images } = await read(id);
    expect(images.map((image) => image.title)).toEqual([one, three, two]);
    expect(fields).toMatchObject({ startDate: '2026-05-02T13:00:00.000Z', genre: 'Sea' });
  });

  await test.step('the preview shows what visitors will see, with its photographs in the viewer', async () => {
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: title })).toBeInViewport();
    await expect(preview.getByText('Water, twice a day.')).toBeVisible();
    await expect(preview.locator('img[src*="/stock/"]')).toHaveCount(0);
    await preview.getByRole('link', { name: three }).first().click();
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
    await expect(page.locator('.yarl__root').locator(':focus')).toBeAttached();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Go on writing' }).click();
    await expect(preview).toHaveCount(0);
  });

  await test.step('it is submitted, and cannot be changed while it waits', async () => {
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByText(studioMessages.submitted)).toBeVisible();
    await expect(page.getByText('Waits for review')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeFocused();
  });

  await test.step('changes of it wait while it is public', async () => {
    await approveReview(await readToken(ADMIN), `exhibition-${id}`);
    await page.reload();
    await expect(page.getByText(studioMessages.revised)).toBeVisible();
    await expect(page.getByText('Open', { exact: true })).toBeVisible();
    await genre(page).fill('Tide');
    await page.getByRole('button', { name: 'Submit the changes' }).click();
    await expect(page.getByText('Open, changes wait for review')).toBeVisible();
    await page.getByRole('button', { name: 'Take it back to change it' }).click();
    await expect(genre(page)).toHaveValue('Tide');
    await page.getByRole('button', { name: 'Drop the changes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Drop them' }).click();
    await expect(genre(page)).toHaveValue('Sea');
  });

  await test.step('it is ended, withdrawn and deleted at once', async () => {
    await page.getByRole('button', { name: 'End it now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').last()).toHaveText('Delete');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/studio/exhibitions');
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  });
});
