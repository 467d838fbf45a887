import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type {
  StudioImage,
  StudioImageDetails,
  StudioImagePage,
} from '@aperture-byline/contract/image/studio-wire';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import type { Page } from '@playwright/test';
import { tokenOf } from '../../support/emulator/accounts.ts';
import { approveReview } from '../../support/emulator/reviews.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { uploadPhotographs } from '../../support/page/studio.ts';
import { newPhotograph } from '../../support/photographs.ts';
import { callAs, first, SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist2@example.com';
/** Two tests that upload at the same time have libraries of their own. */
const OTHER_ARTIST = 'artist3@example.com';
const ADMIN = 'admin@example.com';

const unique = (words: string) => `${words} ${Math.random().toString(36).slice(2, 8)}`;
const details = (page: Page) => page.getByRole('region', { name: 'What is chosen' });
const find = async (query: string, artist = ARTIST): Promise<StudioImage[]> =>
  (await callAs<StudioImagePage>(await tokenOf(artist), `/studio/image?${query}`)).data;

/** Opens the library with one photograph chosen. */
async function chooseInLibrary(page: Page, title: string): Promise<void> {
  await page.goto('/studio/library');
  await page.getByLabel('Search titles and tags').fill(title);
  await page.getByRole('checkbox', { name: title }).check();
  await expect(details(page).getByRole('heading', { name: title })).toBeVisible();
}

test('words that are typed stay while others become ready, and are not lost where others are ticked or the page is left', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(new RegExp(`dialog: ${profileMessages.leaveUnsaved.replace('?', '.')}`));
  await restoreSession(OTHER_ARTIST);
  await page.goto('/studio/library');
  await page.getByRole('link', { name: 'Upload photographs' }).click();
  await uploadPhotographs(page, [await newPhotograph('one.jpg')]);
  const { image_id } = first(await find('status=draft', OTHER_ARTIST), 'draft');
  await page.getByRole('checkbox', { name: 'Untitled' }).first().check();
  const title = unique('Half a sentence');
  const titleField = details(page).getByLabel('Title');
  await titleField.fill(title);
  // As if so many had become ready that it is on a later page.
  await page.route('**/api/studio/image?**', async (route) => {
    const response = await route.fetch();
    const { data: answer, ...rest } = (await response.json()) as { data: StudioImagePage };
    const data = answer.data.filter((image) => image.image_id !== image_id);
    await route.fulfill({ response, json: { ...rest, data: { ...answer, data } } });
  });
  const refetched = page.waitForResponse((response) => response.url().includes('/api/studio/image?'));
  await uploadPhotographs(page, [await newPhotograph('two.jpg')]);
  await refetched;
  const boxes = page.getByRole('main').getByRole('checkbox');
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(titleField).toHaveValue(title);

  await page.evaluate(() => window.history.back());
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Prints' }).click();
  await expect(page).toHaveURL('/studio/upload');
  const question = page.getByRole('dialog', { name: studioImageMessages.unsaved });
  await boxes.first().click();
  expect(await seriousFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Go on writing' }).press('Enter');
  await expect(titleField).toHaveValue(title);
  await details(page).getByLabel('Tags').fill('fog, fog');
  await page.getByRole('button', { name: 'Choose none' }).click();
  await question.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(details(page).getByLabel('Tags')).toBeFocused();
  await expect(details(page).getByText(studioImageMessages.tagTwice)).toBeVisible();
  await details(page).getByLabel('Tags').fill('');
  await boxes.first().click();
  await question.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(details(page).getByRole('heading', { name: '2 photographs' })).toBeVisible();
  expect(
    (await find('status=draft', OTHER_ARTIST)).find((image) => image.image_id === image_id),
  ).toMatchObject({ title });
  await titleField.fill('For both');
  await page.getByRole('button', { name: 'Choose none' }).click();
  await question.getByRole('button', { name: 'Don’t save' }).press('Enter');
  await expect(details(page)).toHaveCount(0);
  const titles = (await find('status=draft', OTHER_ARTIST)).map((image) => image.title);
  expect(titles).not.toContain('For both');
});

test('a photograph is submitted, taken back, made private once it is public, and deleted', async ({
  page,
  restoreSession,
}) => {
  const title = unique('Way');
  await restoreSession(ARTIST);
  await page.goto('/studio/upload');
  await uploadPhotographs(page, [await newPhotograph('way.jpg')]);
  const { image_id } = first(await find('status=draft'), 'draft');
  await page.getByRole('checkbox', { name: 'Untitled' }).first().check();
  const save = async (fill: () => Promise<unknown>) => {
    await fill();
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await details(page).getByRole('button', { name: 'Save' }).click();
    expect((await saved).status()).toBe(200);
  };
  await save(async () => {
    await details(page).getByLabel('Title').fill(title);
    await details(page).getByLabel('Alternative text').fill('Noise of many colours');
  });
  await expect(page.getByText(studioImageMessages.saved)).toBeVisible();
  await details(page).getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText(studioImageMessages.submitted)).toBeVisible();

  await chooseInLibrary(page, title);
  await expect(details(page).getByText(studioImageMessages.waits)).toBeVisible();
  await expect(details(page).getByLabel('Title')).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await details(page).getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(details(page).getByRole('heading', { name: title })).toBeFocused();
  await save(() => details(page).getByLabel('Visibility').selectOption('Public'));
  const [artist, admin] = [await tokenOf(ARTIST), await tokenOf(ADMIN)];
  await callAs(artist, '/studio/image/submit', { ids: [image_id] });
  await expect
    .poll(() =>
      approveReview(admin, `image-${image_id}`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  const publicStatus = async () => (await fetch(`${SUITE_URL}/api/image/details/${image_id}`)).status;
  expect(await publicStatus()).toBe(200);

  await chooseInLibrary(page, title);
  await save(() => details(page).getByLabel('Visibility').selectOption('Private'));
  await expect.poll(publicStatus).toBe(404);
  await details(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(studioImageMessages.deleted)).toBeVisible();
  await expect(page.getByText(studioImageMessages.noneFits)).toBeVisible();
  expect(await find(`q=${encodeURIComponent(title)}`)).toEqual([]);
});

test('a photograph that the address names is open until others are chosen; where it is shown can be read, and then it is not deleted', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/409/);
  const [image, other] = await find('used=yes&status=approved');
  if (!image || !other) throw new Error('Two photographs are shown');
  const { used_in } = await callAs<StudioImageDetails>(
    await tokenOf(ARTIST),
    `/studio/image/${image.image_id}`,
  );
  await restoreSession(ARTIST);
  await page.goto(`/studio/library?image=${image.image_id}`);
  await expect(details(page).getByRole('heading', { name: image.title })).toBeFocused();
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveAccessibleName(
    image.title,
  );
  const box = ({ title }: StudioImage) => page.getByRole('checkbox', { name: title, exact: true });
  await box(other).check();
  await expect(details(page).getByRole('heading', { name: '2 photographs' })).toBeVisible();
  await details(page).getByLabel('Tags').fill('fog');
  const search = page.getByLabel('Search titles and tags');
  await search.fill(unique('No such'));
  await expect(page.getByText(studioImageMessages.noneFits)).toBeVisible();
  await expect(details(page).getByLabel('Tags')).toHaveValue('fog');

  await search.fill('');
  await page.getByRole('button', { name: 'Choose none' }).click();
  await page
    .getByRole('dialog', { name: studioImageMessages.unsaved })
    .getByRole('button', { name: 'Don’t save' })
    .click();
  await box(image).check();
  await details(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const refusal = details(page).getByRole('alert');
  await expect(refusal).toContainText(studioImageMessages.inUse);
  const places = used_in.filter(({ kind }) => kind !== 'home').map(({ title }) => new RegExp(`^${title}`));
  await expect(refusal.getByRole('listitem')).toHaveText(places);
  expect(await seriousFindings(page)).toEqual([]);
  await refusal.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/studio\/(?:exhibitions|stories|prints)\/.+/);
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
});
