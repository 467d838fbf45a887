import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import type { Page } from '@playwright/test';
import { publicImages, readStudioStory, uniqueTitle } from '../../../support/emulator/studio.ts';
import { seriousFindings } from '../../../support/page/axe.ts';
import { horizontalOverflow, isAboveOrBelow } from '../../../support/page/page-measures.ts';
import { field, figurePanel, readWorkId, savedStatus, storyText } from '../../../support/page/studio.ts';
import { first } from '../../../support/suite.ts';
import { expect, test } from '../../fixtures.ts';

const ARTIST = 'artist@example.com';
/** Presses of Tab from a field before the text to its toolbar. */
const FARTHEST = 60;

/** Clipboard content of Word: a heading, a paragraph, a list of its own kind, a table and a picture of its disk. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body lang=EN-US>
<!--StartFragment--><h1 style='mso-outline-level:1'>Fog<o:p></o:p></h1>
<p class=MsoNormal style='margin:0in'><span style='color:red'>I <b>wait</b> for it.</span><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>one</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>two</p>
<table><tr><td>cell</td></tr></table><img src="file:///C:/x.png"><!--EndFragment--></body></html>`;

/** Clipboard content of Google Docs, with a link that would run a script. */
const FROM_GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Rain</span></h2>
<p dir="ltr"><span style="font-weight:700">bold</span><span> and </span><span style="font-style:italic">slanted</span> <a href="javascript:alert(1)">bad</a> <a href="https://example.com/"><span style="text-decoration:underline">good</span></a></p>
<ul><li dir="ltr" aria-level="1"><p role="presentation"><span>three</span></p></li></ul><img src="https://lh3.example.com/x"></b>`;

/** Pastes HTML at the cursor. */
async function paste(page: Page, html: string): Promise<void> {
  await storyText(page).evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);
}

test('an artist writes a story with the keyboard alone, and submits it by buttons that stay in reach', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  test.slow();
  allowProblem(/400 .*submit/);
  const title = uniqueTitle('Harbour at six');
  const { keyboard } = page;
  await restoreSession(ARTIST);
  await page.goto('/studio/stories');
  await page.getByRole('link', { name: 'Write a story' }).press('Enter');
  await expect(page).toHaveURL('/studio/stories/new');
  await expect(storyText(page)).toBeVisible();
  await field(page, 'Title').focus();
  await keyboard.type(title);
  await keyboard.press('Enter');
  await expect(storyText(page)).toBeFocused();
  await field(page, 'Title').focus();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Choose a banner' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('What the boats bring.');
  await expect(savedStatus(page)).toBeVisible();
  await expect(page).toHaveURL(/\/studio\/stories\/[\w-]{20}$/);
  await expect(field(page, 'Description')).toBeFocused();

  const bold = page.getByRole('button', { name: 'Bold', exact: true });
  for (let presses = 0; presses < FARTHEST; presses += 1) {
    await keyboard.press('Tab');
    if (await bold.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(bold, 'reached by Tab').toBeFocused();
  await keyboard.press('Tab');
  await expect(storyText(page)).toBeFocused();
  await keyboard.type('The boats');
  await keyboard.press('Shift+Tab');
  for (let step = 0; step < 3; step += 1) await keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await keyboard.press('Enter');
  await expect(storyText(page)).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.type('They come ');
  await keyboard.press('Control+B');
  await keyboard.type('late');
  await keyboard.press('Control+B');
  await keyboard.press('Enter');
  await keyboard.type('> So they said.');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('- ice');
  await keyboard.press('Enter');
  await keyboard.type('rope');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.press('Control+K');
  await expect(page.getByLabel('Where does it lead?')).toBeFocused();
  await keyboard.type('example.com/boats');
  await keyboard.press('Enter');
  await expect(storyText(page)).toBeFocused();
  await keyboard.press('Enter');

  await keyboard.press('Shift+Tab');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.getByRole('button', { name: 'Photographs', exact: true }).focus();
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Photographs for the text' });
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  const image = first(await publicImages(ARTIST), 'public photograph of the artist');
  await dialog.getByLabel('Search titles and tags').focus();
  await keyboard.type(image.title);
  const box = dialog.getByRole('checkbox', { name: image.title }).first();
  await expect(box).toBeVisible();
  await box.focus();
  await keyboard.press('Space');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use it' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(storyText(page)).toBeFocused();
  await expect(page.getByText('Photograph inserted')).toBeAttached();

  await test.step('what is to be seen is said below its caption, which Tab leads to', async () => {
    await keyboard.press('ArrowUp');
    await expect(figurePanel(page)).toBeVisible();
    await keyboard.type('At dawn');
    await keyboard.press('Tab');
    const alt = figurePanel(page).getByLabel('Alternative text');
    await expect(alt).toBeFocused();
    await keyboard.press('Control+A');
    await keyboard.press('Delete');
    await expect(figurePanel(page).getByText(studioImageMessages.altMissing)).toBeVisible();
    await keyboard.type('Boats in fog');
    await keyboard.press('Tab');
    await keyboard.type('Photo: Mira');
    await keyboard.press('Tab');
    await expect(figurePanel(page).getByRole('button', { name: 'Wide' })).toBeFocused();
    await keyboard.press('Space');
    await expect(figurePanel(page).getByRole('button', { name: 'Wide', pressed: true })).toBeFocused();
    expect(await seriousFindings(page)).toEqual([]);
    await expect(storyText(page).getByRole('img', { name: 'Boats in fog' })).toBeVisible();
    await storyText(page).focus();
    // The editor puts the cursor back where it was shortly after the focus.
    const isInFigure = () =>
      page.evaluate(() => {
        const { anchorNode = null } = window.getSelection() ?? {};
        const element = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
        return Boolean(element?.closest('figure'));
      });
    await expect.poll(isInFigure).toBe(true);
    await keyboard.press('ArrowDown');
    await expect(figurePanel(page)).toHaveCount(0);
  });
  await keyboard.type('The end.');

  await test.step('what is pasted from Word and Google Docs keeps its structure', async () => {
    await keyboard.press('Enter');
    await paste(page, FROM_WORD);
    await expect(storyText(page).getByRole('listitem')).toHaveText(['ice', 'rope', 'onetwo', 'two']);
    await keyboard.press('Control+End');
    await keyboard.press('Enter');
    await paste(page, FROM_GOOGLE_DOCS);
    await expect(storyText(page).getByRole('listitem')).toHaveText(['ice', 'rope', 'onetwo', 'two', 'three']);
  });

  await page.getByRole('button', { name: 'Submit for review' }).press('Enter');
  await expect(page.getByText(workMessages.imagesMissing)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a banner' })).toBeFocused();
  await keyboard.press('Enter');
  const banner = page.getByRole('dialog', { name: 'Choose a banner' });
  await banner.getByRole('checkbox', { name: image.title }).first().press('Space');
  await banner.getByRole('button', { name: 'Use it' }).press('Enter');
  await field(page, 'Tags').focus();
  await keyboard.type('boats, fog');
  await expect(page.getByText('This address is free.')).toBeVisible();
  const refusal = page.getByRole('alert').filter({ hasText: studioMessages.notSubmitted });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
    await storyText(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(page.getByRole('toolbar'), 'the tools follow').toBeInViewport({ ratio: 0.5 });
    for (const name of ['Preview', 'Submit for review']) {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
      expect(await isAboveOrBelow(refusal, button), `the toast is clear of ${name} at ${width}`).toBe(true);
    }
  }

  await page.getByRole('button', { name: 'Preview', exact: true }).press('Enter');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'The boats' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'Boats in fog' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).press('Enter');
  await expect(page.getByText('Waits for review')).toBeVisible();

  const { fields, status } = await readStudioStory(ARTIST, readWorkId(page));
  expect(status).toBe('submitted');
  expect(fields).toMatchObject({ title, description: 'What the boats bring.', tags: ['boats', 'fog'] });
  expect(fields.slug).toBe(title.toLowerCase().replaceAll(' ', '-'));
  expect(fields.content).toMatch(
    new RegExp(
      '^<h2>The boats</h2><p>They come <strong>late</strong></p><blockquote><p>So they said.</p></blockquote>' +
        '<ul><li><p>ice</p></li><li><p>rope</p></li></ul><p><a href="https://example.com/boats" rel="[a-z ]+">example.com/boats</a> ?</p>' +
        `<figure class="wide"><img src="/api/image/${image.id}" alt="Boats in fog" width="\\d+" height="\\d+">` +
        '<figcaption>At dawn <small>Photo: Mira</small></figcaption></figure><p>The end.</p>',
    ),
  );
  expect(fields.content).toContain('<h2>Fog</h2><p>I <strong>wait</strong> for it.</p>');
  expect(fields.content).toContain('<ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>');
  expect(fields.content).toContain('<h2>Rain</h2>');
  expect(fields.content).toContain('<strong>bold</strong> and <em>slanted</em> bad <a href="https://example.com/"');
  expect(fields.content).not.toMatch(/style|Mso|class="(?!wide")|javascript|onerror|<table|dir=|·/);
  expect(fields.content.match(/<img/g), 'its own photograph alone').toHaveLength(1);
  await page.getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(storyText(page)).toContainText('The end.');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page).toHaveURL('/studio/stories');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});
