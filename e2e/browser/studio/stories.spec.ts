import type { StudioBlog, StudioBlogItem } from '@aperture-byline/contract/blog/studio-wire';
import type { StudioImagePage } from '@aperture-byline/contract/image/studio-wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { StudioList } from '@aperture-byline/contract/work/wire';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import type { Page } from '@playwright/test';
import { tokenOf } from '../../support/emulator/accounts.ts';
import { approveReview } from '../../support/emulator/reviews.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { callAs, first, SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist@example.com';
const ADMIN = 'admin@example.com';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });
const idOf = (page: Page) => String(new URL(page.url()).pathname.split('/').at(-1));
const unique = (words: string) => `${words} ${Math.random().toString(36).slice(2, 8)}`;

async function readStory(id: string): Promise<StudioBlog> {
  return callAs(await tokenOf(ARTIST), `/studio/blog/${id}`);
}

/** Changes a story as another window of its artist does. */
async function changeElsewhere(id: string, changes: object): Promise<void> {
  const { version } = await readStory(id);
  const response = await fetch(`${SUITE_URL}/api/studio/blog/${id}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${await tokenOf(ARTIST)}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...changes, version }),
  });
  expect(response.status).toBe(200);
}

/** A draft with everything that a review needs. */
async function completeDraft(title: string): Promise<StudioBlog> {
  const token = await tokenOf(ARTIST);
  const { data } = await callAs<StudioImagePage>(token, '/studio/image?privacy=Public&status=approved');
  const { image_id } = first(data, 'approved image of the artist');
  return callAs(token, '/studio/blog', {
    title,
    description: 'What a month teaches.',
    content: '<h2>First</h2><p>The old words.</p>',
    bannerId: image_id,
  });
}

/** Pastes HTML at the cursor. */
async function paste(page: Page, html: string): Promise<void> {
  await text(page).evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text/html', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);
}

test('an artist writes a story with the keyboard alone, and submits it', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  test.slow();
  allowProblem(/400 .*submit/);
  const title = unique('Harbour at six');
  const { keyboard } = page;
  const onFocus = (name: RegExp) =>
    page.evaluate((pattern) => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
      const said = element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
      return new RegExp(pattern).test(said);
    }, name.source);
  /** Presses Tab until what has this name is reached. */
  const tabTo = async (name: RegExp, key = 'Tab') => {
    for (let presses = 0; presses < 60; presses += 1) {
      await keyboard.press(key);
      if (await onFocus(name)) return;
    }
    throw new Error(`Tab does not lead to ${name}`);
  };
  await restoreSession(ARTIST);
  await page.goto('/studio/stories');
  await expect(page.getByRole('link', { name: 'Write a story' })).toBeVisible();
  await tabTo(/^Write a story$/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/studio/stories/new');
  await expect(text(page)).toBeVisible();
  await tabTo(/^Title/);
  await keyboard.type(title);
  await keyboard.press('Tab');
  await keyboard.type('What the boats bring.');
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/studio\/stories\/[\w-]{20}$/);
  await expect(field(page, 'Description')).toBeFocused();

  await tabTo(/^Bold$/);
  await keyboard.press('Tab');
  await expect(text(page)).toBeFocused();
  await keyboard.type('The boats');
  await keyboard.press('Shift+Tab');
  for (let step = 0; step < 3; step += 1) await keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
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
  await expect(text(page)).toBeFocused();
  await keyboard.press('Enter');

  await keyboard.press('Shift+Tab');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.getByRole('button', { name: 'Photograph', exact: true }).focus();
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A photograph for the text' });
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  const token = await tokenOf(ARTIST);
  const { data } = await callAs<StudioImagePage>(token, '/studio/image?privacy=Public&status=approved');
  const image = first(data, 'approved image of the artist');
  await dialog.getByLabel('Search titles and tags').focus();
  await keyboard.type(image.title);
  const box = dialog.getByRole('checkbox', { name: image.title }).first();
  await expect(box).toBeVisible();
  await box.focus();
  await keyboard.press('Space');
  const alt = dialog.getByLabel('Alternative text');
  await alt.focus();
  await keyboard.press('Control+A');
  await keyboard.press('Delete');
  await dialog.getByRole('button', { name: 'Use it' }).press('Enter');
  await expect(dialog.getByText('Please describe what is to be seen')).toBeVisible();
  await alt.focus();
  await keyboard.type('Boats in fog');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use it' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  await expect(text(page).getByRole('img', { name: 'Boats in fog' })).toBeVisible();
  await keyboard.type('The end.');

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
  expect(await seriousFindings(page)).toEqual([]);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
  }

  await page.getByRole('button', { name: 'Preview', exact: true }).press('Enter');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'The boats' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'Boats in fog' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).press('Enter');
  await expect(page.getByText('Waits for review')).toBeVisible();

  const { fields, status } = await readStory(idOf(page));
  expect(status).toBe('submitted');
  expect(fields).toMatchObject({ title, description: 'What the boats bring.', tags: ['boats', 'fog'] });
  expect(fields.slug).toBe(title.toLowerCase().replaceAll(' ', '-'));
  expect(fields.content).toMatch(
    new RegExp(
      '^<h2>The boats</h2><p>They come <strong>late</strong></p><blockquote><p>So they said.</p></blockquote>' +
        '<ul><li><p>ice</p></li><li><p>rope</p></li></ul><p><a href="https://example.com/boats" rel="[a-z ]+">example.com/boats</a> ?</p>' +
        `<figure><img src="/api/image/${image.image_id}" alt="Boats in fog" width="\\d+" height="\\d+"></figure><p>The end.</p>`,
    ),
  );
  await page.getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(text(page)).toContainText('The end.');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page).toHaveURL('/studio/stories');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test('what is pasted from Word and Google Docs keeps its structure and nothing else', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(ARTIST);
  await page.goto('/studio/stories/new');
  await text(page).click();
  await paste(
    page,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body lang=EN-US>
<!--StartFragment--><h1 style='mso-outline-level:1'>Fog<o:p></o:p></h1>
<p class=MsoNormal style='margin:0in'><span style='color:red'>I <b>wait</b> for it.</span><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>one</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>two</p>
<table><tr><td>cell</td></tr></table><img src="file:///C:/x.png"><!--EndFragment--></body></html>`,
  );
  await expect(text(page).getByRole('listitem')).toHaveText(['one', 'two']);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await paste(
    page,
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Rain</span></h2>
<p dir="ltr"><span style="font-weight:700">bold</span><span> and </span><span style="font-style:italic">slanted</span> <a href="javascript:alert(1)">bad</a> <a href="https://example.com/"><span style="text-decoration:underline">good</span></a></p>
<ul><li dir="ltr" aria-level="1"><p role="presentation"><span>three</span></p></li></ul><img src="https://lh3.example.com/x"></b>`,
  );
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/studio\/stories\/[\w-]{20}$/);
  await expect.poll(async () => (await readStory(idOf(page))).fields.content).toContain('three');
  const { content } = (await readStory(idOf(page))).fields;
  expect(content).toContain('<h2>Fog</h2><p>I <strong>wait</strong> for it.</p>');
  expect(content).toContain('<ul><li><p>one</p></li><li><p>two</p></li></ul>');
  expect(content).toContain('<h2>Rain</h2>');
  expect(content).toContain('<strong>bold</strong> and <em>slanted</em> bad <a href="https://example.com/"');
  expect(content).not.toMatch(/style|Mso|class|javascript|onerror|<img|<table|dir=|·/);
});

test('when the answer to its first save is lost, a story is there once', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await restoreSession(ARTIST);
  await page.goto('/studio/stories/new');
  const title = unique('Once');
  let lost = 0;
  await page.route('**/api/studio/blog', async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await field(page, 'Title').fill(title);
  await expect.poll(() => lost).toBeGreaterThan(0);
  await field(page, 'Description').fill('Written after it.');
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(page).toHaveURL(/\/studio\/stories\/[\w-]{20}$/);
  await expect(saved(page)).toBeVisible();
  await expect
    .poll(async () => (await readStory(idOf(page))).fields)
    .toMatchObject({
      title,
      description: 'Written after it.',
    });
  const { items } = await callAs<StudioList<StudioBlogItem>>(await tokenOf(ARTIST), '/studio/blog');
  expect(items.filter((item) => item.title === title)).toHaveLength(1);
});

test('a lost connection loses nothing, not even over a reload', async ({
  page,
  context,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await restoreSession(ARTIST);
  await page.goto('/studio/stories/new');
  const title = unique('Kept');
  await field(page, 'Title').fill(title);
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/studio\/stories\/[\w-]{20}$/);
  const id = idOf(page);
  await context.setOffline(true);
  await field(page, 'Description').fill('Written in a tunnel.');
  await expect(page.getByRole('status').filter({ hasText: 'Not saved: no connection.' })).toBeVisible();
  expect((await readStory(id)).fields.description).toBe('');
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  expect((await readStory(id)).fields.description).toBe('Written in a tunnel.');

  await page.route('**/api/studio/blog/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await field(page, 'Description').fill('Written before a crash.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(field(page, 'Description')).toHaveValue('Written before a crash.');
  await expect(saved(page)).toBeVisible();
  expect((await readStory(id)).fields.description).toBe('Written before a crash.');
});

test('when the answer to a save gets lost, saving goes on without asking', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED|409/);
  const { id } = await completeDraft(unique('Answered late'));
  await restoreSession(ARTIST);
  await page.goto(`/studio/stories/${id}`);
  let isLost = false;
  await page.route(`**/api/studio/blog/${id}`, async (route) => {
    if (route.request().method() !== 'PUT' || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await field(page, 'Description').fill('Sent once.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field(page, 'Description').fill('Sent again.');
  await expect.poll(async () => (await readStory(id)).fields.description).toBe('Sent again.');
});

test('two windows are told of each other, and either version may hold', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/409/);
  const { id } = await completeDraft(unique('Two windows'));
  await restoreSession(ARTIST);
  await page.goto(`/studio/stories/${id}`);
  await expect(text(page)).toContainText('The old words.');
  await expect(page.getByRole('main').getByRole('button').last()).toHaveText('Delete');
  await changeElsewhere(id, { description: 'From the other window.' });
  await field(page, 'Tags').fill('mine');
  const conflict = page.getByRole('alert').filter({ hasText: 'changed in another window' });
  await expect(conflict).toBeVisible();
  await conflict.locator('summary').click();
  await expect(conflict).toContainText('From the other window.');
  expect(await seriousFindings(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Load the newest version' }).click();
  await expect(field(page, 'Description')).toHaveValue('From the other window.');
  await expect(field(page, 'Tags')).toHaveValue('');

  await changeElsewhere(id, { description: 'Once more.' });
  await field(page, 'Tags').fill('mine');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(conflict).toHaveCount(0);
  expect((await readStory(id)).fields).toMatchObject({
    description: 'From the other window.',
    tags: ['mine'],
  });
});

test('an address is checked while it is typed, whatever is typed', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/400/);
  const title = unique('Same title');
  await completeDraft(title).then(({ id }) => changeElsewhere(id, { slug: slugOf(title) }));
  await restoreSession(ARTIST);
  await page.goto('/studio/stories/new');
  await field(page, 'Title').fill(title);
  // The address of another story: the next free one is taken.
  await expect(field(page, 'Address')).toHaveValue(`${slugOf(title)}-1`);
  await expect(page.getByText('This address is free.')).toBeVisible();
  for (const [slug, problem] of [
    ['Upper', workMessages.slugInvalid],
    ['two--hyphens', workMessages.slugInvalid],
    ['-first', workMessages.slugInvalid],
    ['with space', workMessages.slugInvalid],
    ['übung', workMessages.slugInvalid],
    ['a/b', workMessages.slugInvalid],
    ['recent', workMessages.slugReserved],
    [slugOf(title), workMessages.slugTaken],
  ] as const) {
    await field(page, 'Address').fill(slug);
    await expect(page.getByText(problem)).toBeVisible();
    await expect(field(page, 'Address')).toHaveAttribute('aria-invalid', 'true');
  }
  const own = slugOf(unique('own'));
  await field(page, 'Address').fill(own);
  await expect(page.getByText('This address is free.')).toBeVisible();
  await field(page, 'Title').fill(`${title} again`);
  await expect(field(page, 'Address')).toHaveValue(own);
  await expect(saved(page)).toBeVisible();
  await expect.poll(async () => (await readStory(idOf(page))).fields.slug).toBe(own);
});

test('a story comes back with its reason, is approved, and its old text stays while a new one is written', async ({
  page,
  otherPage,
  restoreSession,
}) => {
  test.slow();
  const title = unique('Revised');
  const admin = await tokenOf(ADMIN);
  const { id } = await completeDraft(title);
  await restoreSession(ARTIST);
  await page.goto(`/studio/stories/${id}`);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Waits for review')).toBeVisible();
  await callAs(admin, `/studio/review/blog-${id}/return`, { reason: 'Please name the harbour.' });
  await page.goto('/studio/stories');
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await expect(entry).toContainText('Sent back');
  await expect(entry).toContainText('Please name the harbour.');
  expect(await seriousFindings(page)).toEqual([]);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await horizontalOverflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
  }
  await entry.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Why it was sent back' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
  await approveReview(admin, `blog-${id}`);

  await page.reload();
  await expect(page.getByText(studioMessages.revised)).toBeVisible();
  await expect(field(page, 'Address')).not.toBeEditable();
  const address = `/stories/${slugOf(title)}`;
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The new words.');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Submit the changes' }).click();
  await expect(page.getByText('Public, changes wait for review')).toBeVisible();
  const reader = await otherPage();
  await reader.goto(address);
  await expect(reader.getByText('The old words.')).toBeVisible();
  await expect(reader.getByText('The new words.')).toHaveCount(0);
  await approveReview(admin, `revision-blog-${id}`);
  await expect(async () => {
    await reader.reload();
    await expect(reader.getByText('The new words.')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('while a story is on its way to the review, nothing can be written into it', async ({
  page,
  restoreSession,
}) => {
  const { id } = await completeDraft(unique('Held on its way'));
  await restoreSession(ARTIST);
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/studio/blog/${id}/submit`, async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.goto(`/studio/stories/${id}`);
  await expect(text(page)).toContainText('The old words.');
  const asked = page.waitForRequest(`**/api/studio/blog/${id}/submit`);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await asked;
  for (const written of [field(page, 'Title'), text(page)]) {
    await written.focus();
    await expect(written).not.toBeFocused();
  }
  await page.keyboard.type('Lost words.');
  held.resolve();
  await expect(page.getByText('Waits for review')).toBeVisible();
  const { fields } = await readStory(id);
  expect(fields.description).toBe('What a month teaches.');
  expect(fields.content).not.toContain('Lost words.');
});

test('what is not for readers says what to do', async ({ page, restoreSession }) => {
  await restoreSession('reader@example.com');
  for (const path of ['/studio/stories', '/studio/stories/new']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Only for photographers' })).toBeVisible();
  }
});

test('what is not there says so, and the profile leads to what is', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/404/);
  await restoreSession(ARTIST);
  await page.goto('/studio/stories/nosuchstory');
  await expect(page.getByRole('heading', { name: 'There is no such story among yours.' })).toBeVisible();
  await page.goto('/profile?tab=stories');
  await page.getByRole('link', { name: 'Drafts and new stories' }).click();
  await expect(page.getByRole('heading', { name: 'Your stories' })).toBeVisible();
});

function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
