import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { GalleryPage, ImageDetails } from '@aperture-byline/contract/image/wire';
import { shareMessages } from '@aperture-byline/contract/shared/share';
import type { Page } from '@playwright/test';
import { readCollection, readFields } from '../../support/emulator/firebase.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { openComments } from '../../support/page/comments.ts';
import { horizontalOverflow } from '../../support/page/page-measures.ts';
import { readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

/** An image that no other test likes or comments on. */
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
  (await readCollection(`images/${imageId}/comments`)).filter(({ comment }) => comment.includes(words));
const stored = async ({ image_id, owner_id }: ImageDetails, field: 'likes' | 'views'): Promise<number> =>
  (await readFields(`users/${owner_id}/counts/images`)).works[image_id]?.[field] ?? 0;

test('a view and a like count once in a session, and an image is shared by its address', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(MOCKED_ERROR);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // No other test opens this one: its views are counted too.
  const image = await imageAt(14);
  const [views, likes] = [await stored(image, 'views'), await stored(image, 'likes')];
  const viewCalls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/image/view/')) viewCalls.push(new URL(request.url()).pathname);
  });
  await page.goto(`/exhibition?image=${image.image_id}`);
  const like = page.getByRole('button', { name: new RegExp(`^Like, ${image.total_likes} `) });
  const liked = page.getByRole('button', { name: new RegExp(`^Liked, ${image.total_likes + 1} `) });

  await test.step('a view is counted', async () => {
    await expect.poll(() => stored(image, 'views')).toBe(views + 1);
  });

  await test.step('a like that fails says so, and can be tried again', async () => {
    const { recover } = await failCall(page, `/image/like/${image.image_id}`);
    await like.click();
    await expect(page.getByText(imageMessages.notLiked)).toBeVisible();
    await recover();
  });

  await test.step('a like counts once, shows at once, and is taken back by another press', async () => {
    await like.dblclick();
    await expect.poll(() => stored(image, 'likes')).toBe(likes + 1);
    await liked.click();
    await expect(like).toBeVisible();
    await expect.poll(() => stored(image, 'likes')).toBe(likes);
    await like.click();
    await expect.poll(() => stored(image, 'likes')).toBe(likes + 1);
  });

  await test.step('an image is shared by its address with four sites, and copying says that it worked', async () => {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 360, height: 740 });
    const toggle = page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
    // At the end of the screen, where the choices open below it.
    await toggle.evaluate((button) => void button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await toggle.click();
    const choices = page.getByRole('main').getByRole('button', {
      name: /^(?:Facebook|X|WhatsApp|Reddit|Telegram|LinkedIn|Mail|Copy link)$/,
    });
    await expect(choices).toHaveText(['Facebook', 'X', 'WhatsApp', 'Copy link']);
    await expect(choices.last()).toBeInViewport({ ratio: 1 });
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText(shareMessages.linkCopied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.setViewportSize({ width, height });
  });

  await test.step('neither counts again where the image is shown later in the session', async () => {
    await page
      .getByRole('link', { name: `${image.firstname} ${image.lastname}` })
      .first()
      .click();
    await expect(page).toHaveURL(`/profile/${image.owner_id}`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: image.title })).toBeVisible();
    await expect(liked).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(viewCalls).toEqual([`/api/image/view/${image.image_id}`]);
  });

  await test.step('a like is remembered across a reload', async () => {
    await page.reload();
    await expect(liked).toBeVisible();
  });

  await test.step('a press whose call was lost with the page is sent again once the page is back', async () => {
    await page.route('**/api/image/like/*', () => undefined);
    const call = page.waitForRequest('**/api/image/like/*');
    await liked.click();
    await call;
    await page.unroute('**/api/image/like/*');
    await page.reload();
    await expect(like).toBeVisible();
    await expect.poll(() => stored(image, 'likes')).toBe(likes);
    await like.click();
    await expect.poll(() => stored(image, 'likes')).toBe(likes + 1);
  });

  await test.step('without what the browser remembers, the server answers that it was counted', async () => {
    // A like whose answer is still under way is remembered as the page is left.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole('button', { name: /^Like, / }).click();
    await expect(liked).toBeVisible();
    expect(await stored(image, 'likes')).toBe(likes + 1);
  });
});

test('a guest and a reader comment on an image, each under their own name', async ({
  page,
  context,
  otherPage,
  allowProblem,
}) => {
  // The first answer where the cookie has gone.
  allowProblem(/status of 403.*\/api\/image\/comment/);
  const image = await imageAt(3);
  const address = `/exhibition?image=${image.image_id}`;
  const words = `Such <i>calm</i> ${Date.now()}`;
  const again = `Once more ${Date.now()}`;
  const nameless = `Without one ${Date.now()}`;
  await page.goto(address);
  const { box, name, send } = form(page);

  await test.step('a guest is asked for a name, and comments once under it', async () => {
    await box.fill(words);
    await name.fill('Meera Nair');
    await send.dblclick();
    await expect(listed(page, words)).toContainText('Meera Nair');
    await expect(page.getByText(commentMessages.sent)).toBeVisible();
    await expect(box).toHaveValue('');
    expect(await storedWith(image.image_id, words)).toMatchObject([{ guest: true, firstName: 'Meera Nair' }]);
  });

  await test.step('the name is remembered after a reload, also where the cookie that proves the guest has gone', async () => {
    await context.clearCookies();
    await page.reload();
    await box.fill(again);
    await expect(page.getByText('You comment as Meera Nair, a guest.')).toBeVisible();
    await expect(name).toHaveCount(0);
    await send.click();
    await expect(listed(page, again)).toContainText('Meera Nair');
  });

  await test.step('the name can be taken back', async () => {
    await page.getByRole('button', { name: 'Change the name' }).click();
    await name.fill('');
    await box.fill(nameless);
    await send.click();
    await expect(listed(page, nameless)).toContainText(commentMessages.anonymous);
  });

  const reader = await otherPage('reader@example.com');
  await test.step('nobody else can delete it', async () => {
    // A rendered page may be some seconds old.
    await expect(async () => {
      await openComments(reader, address);
      await expect(listed(reader, nameless).getByRole('button', { name: /^Report/ })).toBeVisible();
    }).toPass();
    await expect(listed(reader, nameless).getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  });

  await test.step('who is signed in comments under their own name', async () => {
    const own = `As myself ${Date.now()}`;
    const written = form(reader);
    await written.box.fill(own);
    await written.send.click();
    await expect(listed(reader, own)).toBeVisible();
    await expect(written.name).toHaveCount(0);
    expect(await storedWith(image.image_id, own)).toMatchObject([{ guest: false }]);
  });

  await test.step('the guest deletes it', async () => {
    await listed(page, nameless)
      .getByRole('button', { name: `Delete the comment by ${commentMessages.anonymous}` })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(listed(page, nameless)).toHaveCount(0);
    await page.goto('/gallery');
    await expect.poll(() => storedWith(image.image_id, nameless)).toEqual([]);
  });
});
