import { randomBytes } from 'node:crypto';
import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { StudioImage, StudioImagePage } from '@aperture-byline/contract/image/studio-wire';
import { uploadReasons } from '@aperture-byline/contract/upload/upload-messages';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { tokenOf } from '../../support/emulator/accounts.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { callAs } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist@example.com';
/** Whose drafts no other test describes. */
const OTHER_ARTIST = 'artist2@example.com';

/** A JPEG that nobody has uploaded before. */
async function photograph(page: Page, name: string, [width, height] = [900, 600]) {
  const bytes = await page.evaluate(
    async ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide ?? 1;
      canvas.height = high ?? 1;
      const context = canvas.getContext('2d');
      for (let x = 0; context && x < canvas.width; x += 30)
        for (let y = 0; y < canvas.height; y += 30) {
          context.fillStyle = `hsl(${Math.random() * 360} 50% 50%)`;
          context.fillRect(x, y, 30, 30);
        }
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
      return Array.from(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0)));
    },
    [width, height],
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}

/** A picture of noise, which nobody has uploaded before: large enough that the SDK sends it in several parts. */
async function noise(name: string, format: 'jpeg' | 'png' | 'webp') {
  const [width, height] = [800, 500];
  const raw = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  return {
    name,
    mimeType: `image/${format}`,
    buffer: await raw.toFormat(format, { quality: 95 }).toBuffer(),
  };
}

async function drop(page: Page, files: readonly Awaited<ReturnType<typeof noise>>[]): Promise<void> {
  const encoded = files.map(({ buffer, ...file }) => ({ ...file, text: buffer.toString('base64') }));
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, text } of all) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, encoded);
  await page.getByRole('group', { name: 'Photographs to upload' }).dispatchEvent('drop', { dataTransfer });
}

const chooser = (page: Page) => page.getByLabel('Choose photographs');
const queue = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const entry = (page: Page, name: string) => queue(page).getByRole('listitem').filter({ hasText: name });
const newestDrafts = async (email = ARTIST): Promise<StudioImage[]> =>
  (await callAs<StudioImagePage>(await tokenOf(email), '/studio/image?status=draft')).data;

test('an artist uploads photographs, says what one shows, and submits it', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/400 .*\/studio\/image\/submit/);
  await restoreSession(ARTIST);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Your library' }).click();
  await page.getByRole('link', { name: 'Upload photographs' }).click();
  await expect(page).toHaveURL('/studio/upload');
  const files = [await photograph(page, 'one.jpg'), await photograph(page, 'two.jpg', [600, 900])];
  const webPage = {
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<!doctype html><script>'),
  };
  await chooser(page).setInputFiles([
    ...files,
    webPage,
    { ...webPage, name: 'drawing.svg', mimeType: 'image/svg+xml' },
  ]);
  for (const name of ['one.jpg', 'two.jpg']) await expect(entry(page, name)).toContainText('Ready');
  await expect(entry(page, 'page.jpg')).toContainText(uploadReasons.wrongType);
  await expect(entry(page, 'drawing.svg')).toContainText(uploadReasons.wrongType);
  await expect(queue(page).getByRole('status')).toHaveText('2 of 2 uploaded');
  await chooser(page).setInputFiles(files[0] ?? []);
  await expect(entry(page, 'one.jpg').last()).toContainText(uploadReasons.duplicate);
  await queue(page).getByRole('button', { name: 'Clear what is done' }).click();
  await expect(queue(page)).toHaveCount(0);

  const title = `Harbour ${Date.now()}`;
  await page.getByRole('checkbox', { name: 'Untitled' }).first().press('Space');
  const details = page.getByRole('region', { name: 'What is chosen' });
  await details.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Please give it a title.')).toBeVisible();
  await details.getByLabel('Title').fill(title);
  await details.getByLabel('Alternative text').fill('Squares of many colours');
  await details.getByLabel('Description').fill('Made of <squares>.\n\nTwice.');
  await details.getByLabel('Tags').fill('colour, squares');
  await details.getByLabel('Visibility').selectOption('Public');
  await details.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: title })).toBeChecked();
  const saved = (await newestDrafts()).find((image) => image.title === title);
  expect(saved).toMatchObject({
    alt: 'Squares of many colours',
    description: '<p>Made of &lt;squares&gt;.</p><p>Twice.</p>',
    tags: ['colour', 'squares'],
    privacy_status: 'Public',
  });
  expect(await seriousFindings(page)).toEqual([]);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
  }
  await details.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('checkbox', { name: title })).toHaveCount(0);

  await page.goto('/studio/library');
  await page.getByLabel('Search titles and tags').fill(title);
  const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(tile).toContainText('Waits for review');
  await expect
    .poll(() => tile.locator('img').evaluate((node: HTMLImageElement) => node.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByLabel('State').selectOption('Approved');
  await expect(page.getByText('No photograph fits.')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});

test('files are dropped, two are described at once, and a refused one says why after a reload and elsewhere', async ({
  page,
  otherPage,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/400 .*\/studio\/image\/submit/);
  await restoreSession(OTHER_ARTIST);
  await page.goto('/studio/upload');
  const broken = await noise('broken.jpg', 'jpeg');
  await drop(page, [
    await noise('drawing.png', 'png'),
    await noise('sketch.webp', 'webp'),
    { ...broken, buffer: broken.buffer.subarray(0, broken.buffer.length / 2) },
  ]);
  for (const name of ['drawing.png', 'sketch.webp']) await expect(entry(page, name)).toContainText('Ready');
  await expect(entry(page, 'broken.jpg')).toContainText(uploadReasons.unreadable);

  const title = `Noise ${Date.now()}`;
  const untitled = ['drawing.png', 'sketch.webp'].map((name) =>
    page.getByRole('checkbox', { name: `Untitled ${name}` }),
  );
  for (const box of untitled) await box.check();
  const details = page.getByRole('region', { name: 'What is chosen' });
  await details.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText(`${studioImageMessages.someUndescribed} 2 of 2 photographs.`)).toBeVisible();
  for (const box of untitled) await expect(box).toHaveAccessibleDescription(studioImageMessages.needsBoth);
  await details.getByLabel('Title').fill(title);
  await details.getByLabel('Tags').fill('noise, two');
  await details.getByRole('button', { name: 'Save' }).click();
  const titled = page.getByRole('checkbox', { name: title });
  await expect(titled).toHaveCount(2);
  await expect(titled.first()).toHaveAccessibleDescription(studioImageMessages.needsAlt);
  const saved = (await newestDrafts(OTHER_ARTIST)).filter((image) => image.title === title);
  expect(saved.map(({ tags }) => tags)).toEqual([
    ['noise', 'two'],
    ['noise', 'two'],
  ]);

  await page.reload();
  const desk = await otherPage(OTHER_ARTIST);
  await desk.goto('/studio/upload');
  for (const screen of [page, desk]) {
    const newest = screen.getByRole('region', { name: 'Sent earlier' }).getByRole('listitem').first();
    await expect(newest).toContainText('broken.jpg');
    await expect(newest).toContainText('Cannot be used');
    await expect(newest).toContainText(uploadReasons.unreadable);
  }
});

test('a queue that a reload interrupted goes on with what is left', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/\/v0\/b\//);
  await restoreSession(ARTIST);
  await page.goto('/studio/upload');
  // The SDK goes on trying.
  await page.context().route('**/v0/b/**', (route) => route.abort());
  await chooser(page).setInputFiles([
    await photograph(page, 'left.jpg'),
    await photograph(page, 'behind.jpg'),
  ]);
  await expect(entry(page, 'left.jpg')).toContainText('Uploading');
  const again = await page.context().newPage();
  await again.goto('/studio/upload');
  await expect(again.getByRole('checkbox').first()).toBeVisible();
  await expect(again.getByText('have not arrived'), 'while another tab sends them').toHaveCount(0);
  // Closed as by a crash: the page would ask whether to leave.
  await page.close();
  await again.context().unrouteAll({ behavior: 'ignoreErrors' });
  await again.reload();
  await expect(again.getByText('2 photographs from your last visit have not arrived.')).toBeVisible();
  await again.getByRole('button', { name: 'Go on uploading' }).click();
  // A request of the first page may get through while it closes: then the file is there already.
  for (const name of ['left.jpg', 'behind.jpg'])
    await expect(entry(again, name)).toContainText(/Ready|There already/);
  await again.reload();
  await expect(again.getByRole('heading', { name: 'Drafts' })).toBeVisible();
  await expect(again.getByText('have not arrived')).toHaveCount(0);
});

test('an upload is paused, goes on, and is cancelled', async ({ page, restoreSession, allowProblem }) => {
  allowProblem(/\/v0\/b\//);
  await restoreSession(ARTIST);
  await page.goto('/studio/upload');
  await page.route('**/v0/b/**', () => {});
  await chooser(page).setInputFiles(
    await Promise.all(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => photograph(page, name))),
  );
  await expect(entry(page, 'd.jpg')).toContainText('Waiting');
  await entry(page, 'a.jpg').getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(entry(page, 'a.jpg')).toContainText('Paused');
  await expect(entry(page, 'd.jpg')).toContainText('Uploading');
  await entry(page, 'b.jpg').getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(entry(page, 'b.jpg')).toHaveCount(0);
  await queue(page).getByRole('button', { name: 'Pause all' }).press('Enter');
  await expect(entry(page, 'c.jpg')).toContainText('Paused');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(queue(page).getByRole('button', { name: 'Go on' }).first()).toBeVisible();
});

test('photographs arrive although one was paused and the connection was lost in the middle', async ({
  page,
  context,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|No connection|Loading failed|failed:|\/v0\/b\//);
  await restoreSession(ARTIST);
  await page.goto('/studio/upload');
  let isHeld = true;
  const release: (() => void)[] = [];
  await page.route('**/v0/b/**', async (route) => {
    // The first call of an upload opens it; the others carry its bytes.
    if (isHeld && route.request().url().includes('upload_id'))
      await new Promise<void>((resolve) => release.push(resolve));
    await route.continue();
  });
  await chooser(page).setInputFiles([await noise('paused.png', 'png'), await noise('lost.png', 'png')]);
  await expect.poll(() => release.length).toBeGreaterThanOrEqual(2);
  await entry(page, 'paused.png').getByRole('button', { name: 'Pause' }).click();
  await expect(entry(page, 'paused.png')).toContainText('Paused');
  await context.setOffline(true);
  isHeld = false;
  for (const goOn of release) goOn();
  await expect(entry(page, 'lost.png')).toContainText('Uploading');
  await context.setOffline(false);
  await expect(entry(page, 'lost.png')).toContainText('Ready');
  await expect(entry(page, 'paused.png')).toContainText('Paused');
  await entry(page, 'paused.png').getByRole('button', { name: 'Go on' }).click();
  await expect(entry(page, 'paused.png')).toContainText('Ready');
});

test('what is not for readers says what to do', async ({ page, restoreSession }) => {
  await restoreSession('reader@example.com');
  for (const path of ['/studio/upload', '/studio/library']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Only for photographers' })).toBeVisible();
  }
});
