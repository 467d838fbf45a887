import type { StudioImage } from '@aperture-byline/contract/image/wire';
import { uploadReasons } from '@aperture-byline/contract/upload/upload-messages';
import { readToken } from '../../../support/emulator/accounts.ts';
import { createCompleteDraft, readStudioStory, uniqueTitle } from '../../../support/emulator/studio.ts';
import { seriousFindings } from '../../../support/page/axe.ts';
import { dispatchFiles } from '../../../support/page/files.ts';
import { horizontalOverflow, isAboveOrBelow, measureBox, untilRendered } from '../../../support/page/page-measures.ts';
import { figurePanel, savedStatus, storyText } from '../../../support/page/studio.ts';
import { onePlane } from '../../../support/pictures/photographs.ts';
import { callAs } from '../../../support/suite.ts';
import { expect, test } from '../../fixtures.ts';

const ARTIST = 'artist@example.com';
/** Milliseconds: a photograph is encoded in three formats at several widths. */
const PROCESSING = 60_000;

test('photographs are dropped and pasted into a story, described in place, and stand beside each other; what is no photograph says so', async ({
  page,
  restoreSession,
}) => {
  test.slow();
  const { id } = await createCompleteDraft(ARTIST, uniqueTitle('Two ferries'));
  const token = await readToken(ARTIST);
  const text = storyText(page);
  await restoreSession(ARTIST);
  await page.goto(`/studio/stories/${id}`);
  await expect(text).toContainText('The old words.');

  await test.step('the text begins on the first screen, as it will stand on its page', async () => {
    for (const [width, height] of [
      [360, 740],
      [768, 900],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const firstLine = text.locator(':scope > *').first();
      await expect(firstLine).toBeInViewport({ ratio: 1 });
      const submit = page.getByRole('button', { name: 'Submit for review' });
      await expect.poll(() => isAboveOrBelow(firstLine, submit), `clear of the bar at ${width}`).toBe(true);
      expect(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
    }
  });

  await test.step('files become figures in their order', async () => {
    await text.click();
    await page.keyboard.press('Control+End');
    await dispatchFiles(text, 'paste', [
      await onePlane('ferry-one.png', 'png'),
      await onePlane('ferry-two.webp', 'webp'),
    ]);
    await expect(page.getByRole('region', { name: 'Upload of ferry-one.png' })).toBeVisible();
    await page.keyboard.type(' More words meanwhile.');
    await expect(text.locator('figure')).toHaveCount(2, { timeout: PROCESSING });
    await expect(page.getByRole('region', { name: /^Upload of/ })).toHaveCount(0);
    await expect(text).toContainText('More words meanwhile.');
  });

  await test.step('what is no photograph stays out, with the reason', async () => {
    await dispatchFiles(text, 'drop', [
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)">') },
    ]);
    const upload = page.getByRole('region', { name: 'Upload of notes.png' });
    await expect(upload).toContainText(uploadReasons.wrongType);
    await upload.getByRole('button', { name: 'Take out' }).click();
    await expect(upload).toHaveCount(0);
    await expect(text.locator('figure')).toHaveCount(2);
  });

  await test.step('the second goes beside the first, and both are described and made public in place', async () => {
    await text.locator('figure img').last().click();
    await figurePanel(page).getByRole('button', { name: 'Put beside the one above' }).click();
    await expect(text.locator('figure')).toHaveCount(1);
    await expect(text.locator('figure img')).toHaveCount(2);
    const alts = figurePanel(page).getByLabel(/^Alternative text of photograph/);
    await alts.first().fill('A white ferry');
    await alts.last().fill('A green ferry');
    for (const name of ['Ferry one', 'Ferry two']) {
      await figurePanel(page).getByLabel('Title in your library').first().fill(name);
      await figurePanel(page).getByRole('button', { name: 'Let visitors see it' }).first().click();
      await expect(figurePanel(page).getByLabel('Title in your library')).toHaveCount(name === 'Ferry one' ? 1 : 0);
    }
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('it is saved as one figure of own photographs', async () => {
    await expect(savedStatus(page)).toBeVisible();
    await expect
      .poll(async () => (await readStudioStory(ARTIST, id)).fields.content)
      .toMatch(
        /<figure><img src="\/api\/image\/[\w-]+" alt="A white ferry" width="450" height="300"><img src="\/api\/image\/[\w-]+" alt="A green ferry" width="450" height="300"><\/figure>/,
      );
    const { content } = (await readStudioStory(ARTIST, id)).fields;
    for (const [, imageId = ''] of content.matchAll(/\/api\/image\/([\w-]+)/g)) {
      const { title, alt, privacyStatus } = await callAs<StudioImage>(token, `/studio/image/${imageId}`);
      expect({ title, alt, privacyStatus }).toEqual({
        title: expect.stringMatching(/^Ferry (one|two)$/),
        alt: expect.stringMatching(/^A (white|green) ferry$/),
        privacyStatus: 'Public',
      });
    }
  });
});

test('a story is written with what writers know: / inserts, Markdown formats, and an address goes over words', async ({
  page,
  restoreSession,
}) => {
  const { id } = await createCompleteDraft(ARTIST, uniqueTitle('By hand'));
  const text = storyText(page);
  const { keyboard } = page;
  await restoreSession(ARTIST);
  await page.goto(`/studio/stories/${id}`);
  await text.click();
  await keyboard.press('Control+A');
  await keyboard.press('Delete');

  await keyboard.type('/');
  const menu = page.getByRole('listbox', { name: 'Insert' });
  await expect(menu.getByRole('option', { selected: true })).toHaveText('Heading');
  await expect(text).toHaveAttribute('aria-activedescendant', /./);
  expect(await seriousFindings(page)).toEqual([]);
  await keyboard.press('ArrowDown');
  await expect(menu.getByRole('option', { selected: true })).toHaveText('Subheading');
  await keyboard.type('div');
  await expect(menu.getByRole('option')).toHaveText(['Divider']);
  await keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  for (let letter = 0; letter < 4; letter += 1) await keyboard.press('Backspace');
  await keyboard.type('/quo');
  await keyboard.press('Enter');
  await keyboard.type('So they said.');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('## Later');
  await keyboard.press('Enter');
  await keyboard.type('It is **cold** there');
  await keyboard.press('Shift+Control+ArrowLeft');
  // The editor takes over a selection with the next frame; the keys of a real paste come later.
  await untilRendered(page);
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'https://example.com/harbour');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await keyboard.press('End');
  await keyboard.type(' and https://example.com/fog too');
  const link = (path: string, words: string) =>
    `<a href="https://example.com/${path}" rel="noopener noreferrer nofollow ugc">${words}</a>`;
  await expect
    .poll(async () => (await readStudioStory(ARTIST, id)).fields.content)
    .toBe(
      '<blockquote><p>So they said.</p></blockquote><h2>Later</h2>' +
        `<p>It is <strong>cold</strong> ${link('harbour', 'there')} and ${link('fog', 'https://example.com/fog')} too</p>`,
    );
  await expect(page.getByText('11 words')).toBeVisible();

  // The cursor's line is never behind the tools, whether the cursor moves up to it or the page was scrolled by hand.
  await page.setViewportSize({ width: 768, height: 500 });
  for (let line = 0; line < 30; line += 1) await keyboard.press('Enter');
  const toolbar = page.getByRole('toolbar');
  const cursorTop = () =>
    page.evaluate(() => {
      const { anchorNode } = window.getSelection() ?? {};
      const line = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
      return line ? line.getBoundingClientRect().top : Number.NaN;
    });
  for (let line = 0; line < 10; line += 1) {
    await keyboard.press('ArrowUp');
    expect(await cursorTop()).toBeGreaterThanOrEqual((await measureBox(toolbar)).bottom);
  }
  const hidden = await cursorTop();
  await page.evaluate((distance) => window.scrollBy({ top: distance, behavior: 'instant' }), hidden);
  expect(await cursorTop()).toBeLessThan((await measureBox(toolbar)).bottom);
  await keyboard.press('Enter');
  await expect.poll(async () => (await cursorTop()) - (await measureBox(toolbar)).bottom).toBeGreaterThanOrEqual(0);
});
