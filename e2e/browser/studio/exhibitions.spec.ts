import type { StudioExhibition } from '@aperture-byline/contract/exhibition/studio-wire';
import type { StudioImagePage } from '@aperture-byline/contract/image/studio-wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { OwnProfile } from '@aperture-byline/contract/user/wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import type { Page } from '@playwright/test';
import { tokenOf } from '../../support/emulator/accounts.ts';
import { approveReview } from '../../support/emulator/reviews.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { callAs, first } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist@example.com';
const ADMIN = 'admin@example.com';
const DAY = 24 * 60 * 60 * 1000;

const publicImages = async () =>
  (await callAs<StudioImagePage>(await tokenOf(ARTIST), '/studio/image?status=approved&privacy=Public')).data;

/** An exhibition of the artist through the API, complete but for what is given. */
async function draft(fields: object = {}): Promise<StudioExhibition> {
  const images = await publicImages();
  return callAs(await tokenOf(ARTIST), '/studio/exhibition', {
    title: `Tides ${Date.now()}`,
    description: '<p>Water, twice a day.</p>',
    genre: 'Sea',
    startDate: new Date(Date.now() - DAY).toISOString(),
    endDate: new Date(Date.now() + DAY).toISOString(),
    imageIds: images.slice(0, 3).map(({ image_id }) => image_id),
    ...fields,
  });
}

const submit = async ({ id, version }: StudioExhibition) =>
  callAs<StudioExhibition>(await tokenOf(ARTIST), `/studio/exhibition/${id}/submit`, { version });

const read = async (id: string) =>
  callAs<StudioExhibition>(await tokenOf(ARTIST), `/studio/exhibition/${id}`);

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const genre = (page: Page) => page.getByRole('textbox', { name: 'Genre', exact: true });
const order = (page: Page) => page.getByRole('list', { name: 'Photographs in their order' });
const handles = (page: Page) => order(page).getByRole('button', { name: /, \d+ of \d+$/ });

test('an artist begins an exhibition, is told what is missing, hangs it by keyboard, and submits it', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/400 .*\/studio\/exhibition\/[^/]+\/submit/);
  const title = `Low water ${Date.now()}`;
  await restoreSession(ARTIST);
  await page.goto('/studio');
  await expect(page).toHaveURL('/studio/library');
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Exhibitions' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ferry Timetable' })).toContainText('Sent back');
  await page.getByRole('link', { name: 'Begin a new exhibition' }).click();
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  await expect(page.getByText(studioMessages.titleMissing)).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Title').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(page.url()).not.toContain('/new');

  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText(studioMessages.fieldsWrong)).toBeVisible();
  await expect(page.getByText(workMessages.imagesMissing)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose photographs' })).toBeFocused();
  await expect(page.getByRole('form', { name: 'Exhibition' }).getByRole('heading').first()).toHaveText(
    'Photographs',
  );
  await expect(page.getByRole('main').getByRole('button').last()).toHaveText('Delete');
  await expect(page.getByLabel('Opens')).toHaveAccessibleDescription(workMessages.required);

  await page.getByRole('textbox', { name: 'Description' }).fill('What the sea leaves.');
  await expect(page.getByText(workMessages.required)).toHaveCount(3);
  await genre(page).fill('Sea');
  await page.getByLabel('Opens').fill('2031-05-02T18:30');
  await page.getByLabel('Closes').fill('2031-06-02T18:30');
  await page.getByRole('button', { name: 'Choose photographs' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose photographs' });
  for (const title of ['Small Republic', 'Lacework', 'Tilmati'])
    await dialog.getByRole('checkbox', { name: title }).press('Space');
  await expect(dialog.getByRole('status')).toHaveText('3 chosen');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use these' }).press('Enter');
  await expect(handles(page)).toHaveCount(3);
  await expect(page.getByText('Not saved yet')).toBeVisible();

  const names = await handles(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label')?.replace(/, \d+ of \d+$/, '')),
  );
  await order(page)
    .getByRole('button', { name: `Move later: ${names[0]}` })
    .press('Enter');
  await expect(handles(page).nth(1)).toHaveAccessibleName(`${names[0]}, 2 of 3`);
  await handles(page).nth(1).press('Space');
  await expect(page.getByText(`${names[0]} is picked up`)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`${names[0]} moves to 3 of 3.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(handles(page).nth(2)).toHaveAccessibleName(`${names[0]}, 3 of 3`);
  await order(page)
    .getByRole('button', { name: `Take out: ${names[2]}` })
    .press('Enter');
  await expect(handles(page)).toHaveCount(2);
  await save(page).press('Enter');
  await expect(page.getByText(studioMessages.saved)).toBeVisible();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  const id = page.url().split('/').at(-1) ?? '';
  const { fields, images } = await read(id);
  expect(fields).toMatchObject({
    title,
    description: '<p>What the sea leaves.</p>',
    authorDescription: first(await callAs<OwnProfile[]>(await tokenOf(ARTIST), '/user/profile'), 'profile')
      .bio,
    startDate: '2031-05-02T13:00:00.000Z',
  });
  expect(images.map((image) => image.title)).toEqual([names[1], names[0]]);

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview: what visitors will see' });
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(preview.getByText('What the sea leaves.')).toBeVisible();
  await expect(preview.locator('img[src*="/stock/"]')).toHaveCount(0);
  await preview.getByRole('link', { name: names[1] }).first().click();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await preview.getByRole('button', { name: 'Close the preview' }).click();
  await expect(preview).toHaveCount(0);

  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText(studioMessages.submitted)).toBeVisible();
  await expect(page.getByText('Waits for review')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await callAs(await tokenOf(ADMIN), `/studio/review/exhibition-${id}/return`, {
    reason: 'Please show one picture more.',
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Why it was sent back' })).toContainText(
    'Please show one picture more.',
  );
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/studio/exhibitions');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test('of two windows the second is told, and overwrites or reloads', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/409 .*\/studio\/exhibition\//);
  await restoreSession(ARTIST);
  const { id } = await draft();
  const other = await page.context().newPage();
  await page.goto(`/studio/exhibitions/${id}`);
  await other.goto(`/studio/exhibitions/${id}`);
  const saveAs = async (window: Page, title: string) => {
    await window.getByLabel('Title').fill(title);
    await save(window).press('Enter');
  };
  await saveAs(other, 'Of the other window');
  await expect(other.getByText(studioMessages.saved)).toBeVisible();
  await saveAs(page, 'Of this window');
  const conflict = page.getByRole('alert').filter({ hasText: studioMessages.conflict });
  await expect(conflict).toBeFocused();
  expect((await read(id)).fields.title).toBe('Of the other window');
  await page.getByRole('button', { name: 'Overwrite' }).press('Enter');
  await expect(page.getByText(studioMessages.saved)).toBeVisible();
  await expect(conflict).toHaveCount(0);
  expect((await read(id)).fields.title).toBe('Of this window');

  await saveAs(other, 'Again of the other window');
  await other.getByRole('button', { name: 'Reload' }).press('Enter');
  await expect(other.getByLabel('Title')).toHaveValue('Of this window');
  await saveAs(other, 'At last');
  await expect.poll(async () => (await read(id)).fields.title).toBe('At last');

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(conflict).toBeFocused();
  expect((await read(id)).fields.title).toBe('At last');
});

test('changes of a public exhibition wait, and it is ended and withdrawn at once', async ({
  page,
  restoreSession,
}) => {
  await restoreSession(ARTIST);
  const { id, version } = await submit(await draft());
  expect(version).toBeGreaterThan(1);
  await approveReview(await tokenOf(ADMIN), `exhibition-${id}`);
  await page.goto(`/studio/exhibitions/${id}`);
  await expect(page.getByText(studioMessages.revised)).toBeVisible();
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
  await genre(page).fill('Tide');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Open, changes wait for review')).toBeVisible();
  await page.getByRole('button', { name: 'Take it back to change it' }).click();
  await expect(genre(page)).toHaveValue('Tide');
  await page.getByRole('button', { name: 'Drop the changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Drop them' }).click();
  await expect(genre(page)).toHaveValue('Sea');
  await page.getByRole('button', { name: 'End it now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
});

test('a photograph is dragged to another place', async ({ page, restoreSession }) => {
  await restoreSession(ARTIST);
  const { id } = await draft();
  await page.goto(`/studio/exhibitions/${id}`);
  await expect(handles(page)).toHaveCount(3);
  const [first] = await handles(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await handles(page).first().scrollIntoViewIfNeeded();
  const from = await handles(page).first().boundingBox();
  const to = await handles(page).nth(1).boundingBox();
  if (!from || !to) throw new Error('There is nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect(handles(page).nth(1)).toHaveAccessibleName(first?.replace('1 of', '2 of') ?? '');
});

test('what cannot be saved keeps what was typed, and what is not there says so', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/studio\/exhibition|edit work/);
  await restoreSession(ARTIST);
  const { id } = await draft();
  await page.goto(`/studio/exhibitions/${id}`);
  await page.getByLabel('Title').fill('Kept');
  await page.route('**/api/studio/exhibition/*', (route) => route.fulfill({ status: 503, body: '' }));
  await save(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: studioMessages.notSaved })).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('Kept');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await save(page).press('Enter');
  await expect(page.getByText(studioMessages.saved)).toBeVisible();
  await page.goto('/studio/exhibitions/none');
  await expect(page.getByText(studioMessages.notFound)).toBeVisible();
  await page.goto('/studio/library/none');
  await expect(page.getByRole('heading', { name: messages.notFound })).toBeVisible();
});

test('what is not for readers says what to do', async ({ page, restoreSession }) => {
  await restoreSession('reader@example.com');
  for (const path of ['/studio/exhibitions', '/studio/prints/new']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Only for photographers' })).toBeVisible();
  }
});
