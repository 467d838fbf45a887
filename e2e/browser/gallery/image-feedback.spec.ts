import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { GalleryPage, ImageDetails } from '@aperture-byline/contract/image/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { shareMessages } from '@aperture-byline/contract/shared/share';
import type { Page } from '@playwright/test';
import { readCollection, readFields } from '../../support/emulator/firestore.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

/** An image that no other test of this file likes or comments on. */
async function imageAt(place: number): Promise<ImageDetails> {
  const { data } = await readApi<GalleryPage>('/image?page=2');
  const image = data.at(place);
  if (!image) throw new Error(`The second page of the gallery has no image ${place}`);
  return readApi<ImageDetails>(`/image/details/${image.image_id}`);
}

function form(page: Page) {
  const main = page.getByRole('main');
  return {
    box: main.getByPlaceholder('Write your thoughts here'),
    name: main.getByLabel('Your name (optional)'),
    send: main.getByRole('button', { name: 'Send', exact: true }),
  };
}

const listed = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });
const storedWith = async (imageId: string, words: string) =>
  (await readCollection(`images/${imageId}/comments`)).filter(
    ({ comment }) => comment && 'stringValue' in comment && comment.stringValue.includes(words),
  );
const stored = async ({ image_id }: ImageDetails, field: 'likes' | 'views') => {
  const value = (await readFields(`images/${image_id}`))[field];
  return value && 'integerValue' in value ? Number(value.integerValue) : null;
};

test('a like counts once, shows at once, and again where the image is shown later in the session', async ({
  page,
}) => {
  const image = await imageAt(0);
  const likes = (await stored(image, 'likes')) ?? 0;
  await page.goto(`/exhibition?image=${image.image_id}`);
  const like = page.getByRole('button', { name: new RegExp(`^Like, ${image.total_likes} `) });
  await like.dblclick();
  const liked = page.getByRole('button', { name: new RegExp(`^Liked, ${image.total_likes + 1} `) });
  await expect(liked).toHaveAttribute('aria-disabled', 'true');
  await liked.click({ force: true });
  await expect.poll(() => stored(image, 'likes')).toBe(likes + 1);
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Stories' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
  await page.goBack();
  await expect(liked).toBeVisible();
  await page.reload();
  await expect(liked).toBeVisible();
  // Without what the browser remembers, the server answers that it was counted.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: /^Like, / }).click();
  await expect(liked).toBeVisible();
  expect(await stored(image, 'likes')).toBe(likes + 1);
});

test('a like that fails says so, and can be tried again', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  const image = await imageAt(1);
  const likes = (await stored(image, 'likes')) ?? 0;
  await page.goto(`/exhibition?image=${image.image_id}`);
  const { recover } = await failCall(page, `/image/like/${image.image_id}`);
  await page.getByRole('button', { name: /^Like, / }).click();
  await expect(page.getByText(imageMessages.notLiked)).toBeVisible();
  await recover();
  await page.getByRole('button', { name: /^Like, / }).click();
  await expect(page.getByRole('button', { name: /^Liked, / })).toBeVisible();
  expect(await stored(image, 'likes')).toBe(likes + 1);
});

test('a view counts once in a session', async ({ page }) => {
  const image = await imageAt(2);
  const views = (await stored(image, 'views')) ?? 0;
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/image/view/')) calls.push(new URL(request.url()).pathname);
  });
  await page.goto(`/exhibition?image=${image.image_id}`);
  await expect.poll(() => stored(image, 'views')).toBe(views + 1);
  await page
    .getByRole('link', { name: `${image.firstname} ${image.lastname}` })
    .first()
    .click();
  await expect(page).toHaveURL(`/profile/${image.owner_id}`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: image.title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([`/api/image/view/${image.image_id}`]);
});

test('a guest is asked for a name once, and comments under it', async ({ page, context, allowProblem }) => {
  // The first answer where the cookie has gone.
  allowProblem(/status of 403.*\/api\/image\/comment/);
  const image = await imageAt(3);
  const words = `Such <i>calm</i> ${Date.now()}`;
  await page.goto(`/exhibition?image=${image.image_id}`);
  const { box, name, send } = form(page);
  await box.fill(words);
  await name.fill('Meera Nair');
  await send.dblclick();
  await expect(listed(page, words)).toContainText('Meera Nair');
  await expect(page.getByText(commentMessages.sent)).toBeVisible();
  await expect(box).toHaveValue('');
  expect(await storedWith(image.image_id, words)).toMatchObject([
    { guest: { booleanValue: true }, firstName: { stringValue: 'Meera Nair' } },
  ]);

  // Remembered after a reload, also where the cookie that proves the guest has gone.
  await context.clearCookies();
  await page.reload();
  const again = `Once more ${Date.now()}`;
  await box.fill(again);
  await expect(page.getByText('You comment as Meera Nair, a guest.')).toBeVisible();
  await expect(name).toHaveCount(0);
  await send.click();
  await expect(listed(page, again)).toContainText('Meera Nair');

  await page.getByRole('button', { name: 'Change the name' }).click();
  await name.fill('');
  const nameless = `Without one ${Date.now()}`;
  await box.fill(nameless);
  await send.click();
  await expect(listed(page, nameless)).toContainText(commentMessages.anonymous);
});

test('a guest deletes their own comment, and no other', async ({ page, browser }) => {
  const image = await imageAt(6);
  const words = `To be taken back ${Date.now()}`;
  const address = `/exhibition?image=${image.image_id}`;
  await page.goto(address);
  const { box, name, send } = form(page);
  await box.fill(words);
  await name.fill('Ira');
  await send.click();
  const stranger = await browser.newPage();
  // A rendered page may be some seconds old.
  await expect(async () => {
    await stranger.goto(address);
    await expect(listed(stranger, words).getByRole('button', { name: /^Report/ })).toBeVisible();
  }).toPass();
  await expect(listed(stranger, words).getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await stranger.close();
  await listed(page, words).getByRole('button', { name: 'Delete the comment by Ira' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(listed(page, words)).toHaveCount(0);
  await page.goto('/gallery');
  await expect.poll(() => storedWith(image.image_id, words)).toEqual([]);
});

test('a name that passes for the house is refused at its field, and nothing is sent', async ({ page }) => {
  const image = await imageAt(4);
  const words = `From the house ${Date.now()}`;
  await page.goto(`/exhibition?image=${image.image_id}`);
  const { box, name, send } = form(page);
  await box.fill(words);
  await name.fill('Admin');
  await send.click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  await expect(box).toHaveValue(words);
  expect(await storedWith(image.image_id, words)).toEqual([]);
});

test('who is signed in comments under their own name', async ({ page, restoreSession }) => {
  await restoreSession('reader@example.com');
  const image = await imageAt(4);
  const words = `As myself ${Date.now()}`;
  await page.goto(`/exhibition?image=${image.image_id}`);
  const { box, name, send } = form(page);
  await box.fill(words);
  await send.click();
  await expect(listed(page, words)).toBeVisible();
  await expect(name).toHaveCount(0);
  expect(await storedWith(image.image_id, words)).toMatchObject([{ guest: { booleanValue: false } }]);
});

for (const text of ['', ' \n '])
  test(`a comment of ${JSON.stringify(text)} is refused at its box`, async ({ page }) => {
    const image = await imageAt(5);
    await page.goto(`/exhibition?image=${image.image_id}`);
    const { box, send } = form(page);
    await box.fill(text);
    await send.click();
    await expect(page.getByText('Comment cannot be empty')).toBeVisible();
    await expect(box).toBeFocused();
  });

test('a comment that fails, or is sent without a connection, stays with the name, also across a reload', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(MOCKED_ERROR);
  allowProblem(/ERR_INTERNET_DISCONNECTED|failed:/);
  const image = await imageAt(5);
  const words = `Kept for later ${Date.now()}`;
  await page.goto(`/exhibition?image=${image.image_id}`);
  const { box, name, send } = form(page);
  const { recover } = await failCall(page, '/image/comment');
  await box.fill(words);
  await name.fill('Ira');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await send.click();
  await expect(page.getByText(messages.noConnection)).toBeVisible();
  await context.setOffline(false);
  await send.click();
  await expect(page.getByText(messages.somethingWrongLater)).toBeVisible();
  await recover();
  await page.reload();
  await expect(box).toHaveValue(words);
  await send.click();
  await expect(listed(page, words)).toContainText('Ira');
  expect(await storedWith(image.image_id, words)).toHaveLength(1);
});

test('where cookies are refused, a comment says what to do and stays', async ({ page, allowProblem }) => {
  allowProblem(/status of 403/);
  const image = await imageAt(5);
  // As where the browser neither keeps nor sends any.
  await page.route('**/api/{user,image/comment}', async (route) => {
    const sent = route.request();
    const answer = await fetch(sent.url(), {
      method: sent.method(),
      body: sent.postData(),
      headers: { 'content-type': 'application/json' },
    });
    await route.fulfill({
      status: answer.status,
      contentType: 'application/json',
      body: await answer.text(),
    });
  });
  await page.goto(`/exhibition?image=${image.image_id}`);
  const { box, send } = form(page);
  await box.fill('Without a cookie');
  await send.click();
  await expect(page.getByText(commentMessages.cookieRefused)).toBeVisible();
  await expect(box).toHaveValue('Without a cookie');
});

test('an image is shared by its address with four sites, and copying says that it worked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const image = await imageAt(7);
  await page.goto(`/exhibition?image=${image.image_id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const choices = page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Facebook|Twitter|WhatsApp|Reddit|Telegram|LinkedIn|Mail|Copy link)$/ });
  await expect(choices).toHaveText(['Facebook', 'Twitter', 'WhatsApp', 'Copy link']);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(shareMessages.linkCopied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
