import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import type { ProductPage } from '@aperture-byline/contract/product/wire';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { shareUrl, variantUrl } from '@aperture-byline/contract/shared/picture';
import { artistRequestMessages } from '@aperture-byline/contract/user/account-messages';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { Page } from '@playwright/test';
import { confirmEmail, newEmail, readToken } from '../../support/emulator/accounts.ts';
import { approveReview } from '../../support/emulator/studio.ts';
import { mockGoogle } from '../../support/mocks/google-sign-in.ts';
import { register } from '../../support/page/register.ts';
import {
  appendText,
  approveWork,
  choosePhotographs,
  describePhotograph,
  insertPhotograph,
  openReview,
  openStudio,
  readWorkId,
  returnWork,
  storyText,
  submitWork,
  uploadPhotographs,
} from '../../support/page/studio.ts';
import { placedPhotograph, placeMarksIn, plainPhotograph } from '../../support/pictures/photographs.ts';
import { fetchAll, findPlaces, recordServedBytes } from '../../support/pictures/served-bytes.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

// Every byte that a visitor is served is recorded.
test.use({ keepsPictures: false });

const ADMIN = 'admin@example.com';
const LETTERS = 26;

/** Letters that no other run of this test has; names have no digits. */
const unique = () =>
  Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * LETTERS))).join('');

/** Returns a time as a form's field of date and time takes it, by India's clocks. */
const inMinutes = (minutes: number) =>
  new Date(Date.now() + minutes * MINUTE)
    .toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' })
    .replace(' ', 'T')
    .slice(0, 16);

/** Returns the titles of the photographs, or prints, of this page. */
async function titlesIn(path: string): Promise<string[]> {
  const answer = await readApi<Partial<GalleryPage & ProductPage>>(path);
  return [...(answer.data ?? []), ...(answer.products ?? [])].map(({ title }) => title);
}

/** Returns its id, as the others do. */
async function makeExhibition(page: Page, title: string, photographs: readonly [string, ...string[]]): Promise<string> {
  await openStudio(page, 'Exhibitions');
  await page.getByRole('link', { name: 'Begin a new exhibition' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Title').press('Enter');
  await page.getByRole('textbox', { name: 'Description' }).fill('What the light leaves.');
  await page.getByRole('textbox', { name: 'Genre', exact: true }).fill('Landscape');
  await page.getByLabel('Opens').fill(inMinutes(-60));
  await page.getByLabel('Closes').fill(inMinutes(24 * 60));
  await choosePhotographs(page, 'Choose photographs', photographs);
  await choosePhotographs(page, 'Choose a banner', photographs.slice(0, 1));
  await submitWork(page);
  return readWorkId(page);
}

async function writeStory(
  page: Page,
  title: string,
  words: { photograph: string; alt: string; banner: string },
): Promise<string> {
  await openStudio(page, 'Stories');
  await page.getByRole('link', { name: 'Write a story' }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Description', { exact: true }).fill('Why I came back.');
  await storyText(page).click();
  await page.keyboard.type('I went there in the morning.');
  await insertPhotograph(page, words.photograph, words.alt);
  await page.keyboard.type('Nobody was there.');
  await choosePhotographs(page, 'Choose a banner', [words.banner]);
  await page.getByLabel('Categories', { exact: true }).fill('Travel');
  await page.getByLabel('Tags', { exact: true }).fill('hills');
  await submitWork(page);
  return readWorkId(page);
}

async function offerPrint(page: Page, title: string, photograph: string): Promise<string> {
  await openStudio(page, 'Prints');
  await page.getByRole('link', { name: 'Begin a new print' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Title').press('Enter');
  await page.getByLabel('Introduction').fill('A small print.');
  await page.getByRole('textbox', { name: 'Description' }).fill('On cotton paper.');
  await page.getByLabel('Categories').fill('Landscape');
  await choosePhotographs(page, 'Choose photographs', [photograph]);
  await page.getByRole('button', { name: 'Add a size' }).click();
  const size = page.getByRole('group', { name: 'Size 1' });
  await size.getByLabel('Width in cm').fill('10');
  await size.getByLabel('Height in cm').fill('7.5');
  await size.getByLabel('Price in rupees').fill('2,500');
  await size.getByLabel('Edition').fill('12');
  await page.getByRole('button', { name: 'Add a frame' }).click();
  const frame = page.getByRole('group', { name: 'Frame 1' });
  await frame.getByLabel('Kind of frame').fill('Oak, natural');
  await frame.getByLabel('Charge in rupees').fill('900');
  await submitWork(page);
  return readWorkId(page);
}

test('from a photographer’s registration to what visitors see, which tells nobody where it was taken', async ({
  page,
  otherPage,
}) => {
  test.setTimeout(4 * MINUTE);
  const word = unique();
  const placed = await placedPhotograph();
  const plain = await plainPhotograph();
  const hills = `Hills ${word}`;
  const light = `Light ${word}`;
  const [exhibition, story, print] = [`Low light ${word}`, `The valley ${word}`, `Valley ${word} on paper`];
  const admin = await otherPage(ADMIN);
  // Whoever signed in with Google may wait there, with a picture of Google's.
  await mockGoogle(admin.context());
  const visitor = await otherPage();
  let storyId = '';

  await test.step('somebody registers, asks to become a photographer, and is one', async () => {
    const email = newEmail();
    await register(page, { email, lastName: word });
    await expect(page).toHaveURL(/\/profile\/user-details$/);
    await confirmEmail(email);
    await page.goto('/profile');
    await page.getByRole('button', { name: profileMessages.requestArtistRole }).click();
    await expect(page.getByText(artistRequestMessages.requested)).toBeVisible();
    await admin.goto('/studio/review');
    const request = await openReview(admin, 'Requests to become a photographer', word);
    await approveWork(admin, request, reviewMessages.artistApproved);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'What you can do now' })).toBeVisible();
  });

  await test.step('the photographer uploads photographs, describes them, and one is approved', async () => {
    await page.getByRole('link', { name: 'Upload photographs' }).first().click();
    await uploadPhotographs(page, [placed]);
    await describePhotograph(page, hills, 'Houses among trees on a hill');
    await uploadPhotographs(page, [plain]);
    await describePhotograph(page, light, 'A light disc');
    await page.getByRole('checkbox', { name: hills }).check();
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByRole('checkbox', { name: hills })).toHaveCount(0);
    await approveWork(admin, await openReview(admin, 'Photographs', hills));
  });

  await test.step('the photographer submits an exhibition, a story and a print; the first and the last are approved', async () => {
    const token = await readToken(ADMIN);
    const exhibitionId = await makeExhibition(page, exhibition, [hills, light]);
    await approveReview(token, `exhibition-${exhibitionId}`);
    const printId = await offerPrint(page, print, hills);
    await approveReview(token, `product-${printId}`);
    storyId = await writeStory(page, story, {
      photograph: hills,
      alt: 'The hill at nine',
      banner: light,
    });
  });

  await test.step('the story is sent back, mended, submitted again and approved', async () => {
    await returnWork(admin, await openReview(admin, 'Stories', story), 'Please say when it was.');
    await openStudio(page, 'Stories');
    const listed = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: story }) });
    await expect(listed).toContainText('Sent back');
    await expect(listed).toContainText('Please say when it was.');
    await listed.getByRole('link', { name: story }).click();
    await expect(page.getByRole('region', { name: 'Why it was sent back' })).toContainText('Please say when it was.');
    await appendText(page, ' It was in May.');
    await submitWork(page);
    await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
    await approveReview(await readToken(ADMIN), `blog-${storyId}`);
  });

  const served = await recordServedBytes(visitor);
  await test.step('a visitor finds all of it', async () => {
    // Triggers list what is approved, and a page that was opened before would not follow.
    await expect.poll(() => titlesIn('/image?page=1')).toEqual(expect.arrayContaining([hills, light]));
    await expect.poll(() => titlesIn('/product?page=1&pageSize=40')).toContain(print);
    await visitor.goto('/gallery');
    for (const title of [hills, light])
      await expect(visitor.getByRole('article').filter({ hasText: title })).toBeVisible();
    await visitor.getByRole('article').filter({ hasText: hills }).getByRole('link').first().click();
    await expect(visitor.getByRole('heading', { level: 1, name: hills })).toBeVisible();
    await visitor.goto('/exhibitions');
    await visitor.getByRole('article').filter({ hasText: exhibition }).getByRole('link').first().click();
    await expect(visitor.getByRole('heading', { level: 1, name: exhibition })).toBeVisible();
    await expect(visitor.getByRole('link', { name: hills }).first()).toBeVisible();
    await visitor.goto('/shop');
    await visitor.getByRole('link', { name: print }).first().click();
    const size = visitor.getByRole('group', { name: 'Size' }).locator('label');
    await expect(size).toHaveText('10cm x 7.5cmRs. 3,400, 12 of 12 left');
    await visitor.goto('/stories');
    await visitor.getByRole('link', { name: story }).first().click();
    await expect(visitor.getByRole('img', { name: 'The hill at nine' })).toBeVisible();
    await expect(visitor.getByText('Nobody was there. It was in May.')).toBeVisible();
  });

  await test.step('nothing that the visitor is served tells where a photograph was taken', async () => {
    const { data: images } = await readApi<GalleryPage>('/image?page=1');
    const own = images.filter(({ title }) => title.endsWith(word));
    expect(own).toHaveLength(2);
    const addresses = own.flatMap(({ image_id, picture }) => [
      ...picture.formats.flatMap((format) => picture.widths.map((width) => variantUrl(picture, width, format))),
      shareUrl(picture),
      `/api/image/${image_id}`,
    ]);
    await fetchAll(visitor, addresses);
    await visitor.unrouteAll({ behavior: 'wait' });
    expect([...served.keys()]).toEqual(expect.arrayContaining(addresses));
    expect(placeMarksIn(placed.buffer)).toEqual(['latitude', 'longitude', 'EXIF header', 'XMP packet']);
    expect(await findPlaces(served)).toEqual({});
  });

  await test.step('a revision of the story is public once it is approved', async () => {
    await page.reload();
    await expect(page.getByText(studioMessages.revised)).toBeVisible();
    await expect(page.getByLabel('Address', { exact: true })).not.toBeEditable();
    await appendText(page, ' Or in June.');
    await submitWork(page, 'Submit the changes');
    await expect(page.getByText('Public, changes wait for review')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('Nobody was there. It was in May.', { exact: true })).toBeVisible();
    const revision = await openReview(admin, 'Changes of what is public', story);
    await revision.getByRole('button', { name: 'Compare old and new' }).click();
    await expect(revision.getByRole('region', { name: 'Text' }).locator('ins')).toHaveText(' Or in June.');
    await approveWork(admin, revision);
    // A page may be some seconds old.
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByText('Nobody was there. It was in May. Or in June.')).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
  });

  await test.step('an administrator takes the story off the site, and nobody reads it any more', async () => {
    await admin.getByRole('tab', { name: 'Public' }).click();
    await admin.getByLabel('Address of its page').fill(visitor.url());
    await admin.getByLabel('Your reason').fill('The valley asks for quiet.');
    await admin.getByRole('button', { name: 'Take it off the site' }).press('Enter');
    const question = admin.getByRole('dialog', { name: 'Take it off the site?' });
    await question.getByRole('button', { name: 'Take it off' }).press('Enter');
    await expect(admin.getByText(`Story “${story}”: ${reviewMessages.unpublished}`)).toBeVisible();
    // A page may be some seconds old.
    await expect.poll(async () => (await fetch(visitor.url())).status).toBe(404);
    await page.reload();
    await expect(page.getByText('The valley asks for quiet.')).toBeVisible();
  });
});
