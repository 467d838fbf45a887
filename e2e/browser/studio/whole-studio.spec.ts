import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import { shareUrl, variantUrl } from '@aperture-byline/contract/shared/picture';
import { artistRequestMessages } from '@aperture-byline/contract/user/artist-request-messages';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import type { Page } from '@playwright/test';
import { confirmEmail, newEmail } from '../../support/emulator/accounts.ts';
import { register } from '../../support/page/register.ts';
import { fetchAll, findPlaces, recordServedBytes } from '../../support/page/served-bytes.ts';
import {
  approve,
  choosePhotographs,
  describePhotograph,
  insertPhotograph,
  openReview,
  openStudio,
  sendBack,
  storyText,
  submit,
  uploadPhotographs,
  writeOn,
} from '../../support/page/studio.ts';
import { placedPhotograph, plainPhotographs } from '../../support/photographs.ts';
import { placeMarksIn } from '../../support/place-marks.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ADMIN = 'admin@example.com';
const MINUTE = 60_000;
const LETTERS = 26;

/** Letters that no other run of this test has; names have no digits. */
const unique = () =>
  Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * LETTERS))).join('');

/** As a form's field of date and time takes it, by India's clocks. */
const inMinutes = (minutes: number) =>
  new Date(Date.now() + minutes * MINUTE)
    .toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' })
    .replace(' ', 'T')
    .slice(0, 16);

async function makeExhibition(page: Page, title: string, photographs: readonly [string, ...string[]]) {
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
  await submit(page);
}

async function writeStory(
  page: Page,
  title: string,
  words: { photograph: string; alt: string; banner: string },
) {
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
  await submit(page);
}

async function offerPrint(page: Page, title: string, photograph: string) {
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
  await submit(page);
}

test('from a photographer’s registration to what visitors see, which tells nobody where it was taken', async ({
  page,
  otherPage,
}) => {
  test.setTimeout(4 * MINUTE);
  const word = unique();
  const placed = await placedPhotograph();
  const plain = await plainPhotographs();
  const hills = `Hills ${word}`;
  const lights = plain.map((_, index) => `Light ${index + 1} ${word}`);
  const [exhibition, story, print] = [`Low light ${word}`, `The valley ${word}`, `Valley ${word} on paper`];
  const admin = await otherPage(ADMIN);
  const visitor = await otherPage();

  await test.step('somebody registers, asks to become a photographer, and is one', async () => {
    const email = newEmail();
    await register(page, { email, lastName: word });
    await expect(page).toHaveURL(/\/profile\/user-details$/);
    await confirmEmail(email);
    await page.goto('/profile');
    await page.getByRole('button', { name: profileMessages.requestArtistRole }).click();
    await expect(page.getByText(artistRequestMessages.requested)).toBeVisible();
    const request = await openReview(admin, 'Requests to become a photographer', word);
    await approve(admin, request, reviewMessages.artistApproved);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'What you can do now' })).toBeVisible();
  });

  await test.step('the photographer uploads photographs, describes them, and one is approved', async () => {
    await page.getByRole('link', { name: 'Upload photographs' }).first().click();
    await uploadPhotographs(page, [placed]);
    await describePhotograph(page, hills, 'Houses among trees on a hill');
    await uploadPhotographs(page, plain);
    for (const title of lights) await describePhotograph(page, title, 'Light over a coast');
    await page.getByRole('checkbox', { name: hills }).check();
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByRole('checkbox', { name: hills })).toHaveCount(0);
    await approve(admin, await openReview(admin, 'Photographs', hills));
  });

  await test.step('the photographer submits an exhibition, a story and a print', async () => {
    await makeExhibition(page, exhibition, [hills, ...lights]);
    await writeStory(page, story, { photograph: hills, alt: 'The hill at nine', banner: lights[0] ?? '' });
    await offerPrint(page, print, hills);
  });

  await test.step('the story is sent back, mended and submitted again; everything is approved', async () => {
    await sendBack(admin, await openReview(admin, 'Stories', story), 'Please say when it was.');
    await approve(admin, await openReview(admin, 'Exhibitions', exhibition));
    await approve(admin, await openReview(admin, 'Prints', print));
    await openStudio(page, 'Stories');
    await page.getByRole('link', { name: story }).click();
    await expect(page.getByText('Please say when it was.')).toBeVisible();
    await writeOn(page, ' It was in May.');
    await submit(page);
    await approve(admin, await openReview(admin, 'Stories', story));
  });

  const served = await recordServedBytes(visitor);
  await test.step('a visitor finds all of it', async () => {
    await visitor.goto('/gallery');
    for (const title of [hills, ...lights])
      await expect(visitor.getByRole('article').filter({ hasText: title })).toBeVisible();
    await visitor.getByRole('article').filter({ hasText: hills }).getByRole('link').first().click();
    await expect(visitor.getByRole('heading', { level: 1, name: hills })).toBeVisible();
    await visitor.goto('/exhibitions');
    await visitor.getByRole('article').filter({ hasText: exhibition }).getByRole('link').first().click();
    await expect(visitor.getByRole('heading', { level: 1, name: exhibition })).toBeVisible();
    await expect(visitor.getByRole('link', { name: hills }).first()).toBeVisible();
    await visitor.goto('/shop');
    await visitor.getByRole('link', { name: print }).first().click();
    await expect(visitor.getByLabel('Size').getByRole('option')).toHaveText(
      '10cm x 7.5cm, Rs. 2,500, 12 of 12 left',
    );
    await visitor.goto('/stories');
    await visitor.getByRole('link', { name: story }).first().click();
    await expect(visitor.getByRole('img', { name: 'The hill at nine' })).toBeVisible();
    await expect(visitor.getByText('Nobody was there. It was in May.')).toBeVisible();
  });

  await test.step('nothing that the visitor is served tells where a photograph was taken', async () => {
    const { data: images } = await readApi<GalleryPage>('/image?page=1');
    const own = images.filter(({ title }) => title.endsWith(word));
    expect(own).toHaveLength(1 + plain.length);
    const addresses = own.flatMap(({ image_id, picture }) => [
      ...picture.formats.flatMap((format) =>
        picture.widths.map((width) => variantUrl(picture, width, format)),
      ),
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
    await writeOn(page, ' Or in June.');
    await submit(page, 'Submit the changes');
    await visitor.reload();
    await expect(visitor.getByText('Nobody was there. It was in May.', { exact: true })).toBeVisible();
    const revision = await openReview(admin, 'Changes of what is public', story);
    await revision.getByRole('button', { name: 'Compare old and new' }).click();
    await expect(revision.getByRole('region', { name: 'Text' }).locator('ins')).toHaveText(' Or in June.');
    await approve(admin, revision);
    // A page may be some seconds old.
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByText('Nobody was there. It was in May. Or in June.')).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
  });
});
