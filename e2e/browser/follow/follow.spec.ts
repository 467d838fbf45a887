import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { followMessages } from '@aperture-byline/contract/follow/follow-messages';
import type { FollowList } from '@aperture-byline/contract/follow/wire';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import { UNDO_DURATION } from '@aperture-byline/contract/shared/constants';
import type { Page } from '@playwright/test';
import { readClaims, readToken } from '../../support/emulator/accounts.ts';
import { signInAsBuyer } from '../../support/emulator/orders.ts';
import { approveReview, submitExhibition, uniqueTitle } from '../../support/emulator/studio.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { expectFits } from '../../support/page/expect-fits.ts';
import { holdTimers } from '../../support/page/timing.ts';
import { callAs, first, readApi } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist@example.com';
const ADMIN = 'admin@example.com';
/** Milliseconds: a notice is the third event of a publication, and events of other tests come before each. */
const NOTIFIED = 60_000;

const followButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Follow(?:ing)? / });
const artistPath = async () => `/profile/${(await readClaims(ARTIST)).userId}`;

test('a visitor who follows is invited to an account, and loads nothing of it before', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const image = first((await readApi<GalleryPage>('/image?page=1')).data, 'images');
  const story = first(await readApi<BlogListItem[]>('/blog'), 'stories');
  const exhibition = first(await readApi<ExhibitionListItem[]>('/exhibition/approved/ongoing'), 'exhibitions');
  for (const path of [
    `/exhibition?image=${image.image_id}`,
    `/stories/${story.slug}`,
    `/exhibition/${exhibition.id}`,
    await artistPath(),
  ]) {
    loaded.length = 0;
    await page.goto(path);
    await expect(followButton(page)).toHaveAccessibleName(/^Follow \S/);
    await page.waitForLoadState('networkidle');
    expect(
      loaded.filter((address) => /follow-button|user\/follow|firebase/.test(address)),
      path,
    ).toEqual([]);
    await followButton(page).click();
    const dialog = page.getByRole('dialog', { name: /^Follow / });
    await expect(dialog.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      `/login?redirect=${encodeURIComponent(path)}`,
    );
    await dialog.getByRole('button', { name: 'No thanks' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(followButton(page)).toBeFocused();
  }
});

test('a reader follows a photographer, is notified of a new exhibition, and unfollows with undo', async ({
  page,
  allowProblem,
}) => {
  test.slow();
  allowProblem(MOCKED_ERROR);
  const { email, password } = await signInAsBuyer(page);
  const follows = async () =>
    (await callAs<FollowList>(await readToken(email, password), '/user/follow')).items.map(({ name }) => name);
  const endUndo = await holdTimers(page, UNDO_DURATION);

  await test.step('a follow that fails says so and is taken back', async () => {
    await page.goto(await artistPath());
    await expect(followButton(page)).toHaveAttribute('aria-pressed', 'false');
    const call = await failCall(page, `/user/follow/${(await readClaims(ARTIST)).userId}`);
    await followButton(page).click();
    await expect(page.getByText(followMessages.notFollowed)).toBeVisible();
    await expect(followButton(page)).toHaveAttribute('aria-pressed', 'false');
    await call.recover();
  });

  await test.step('pressed twice it follows once, and a reload and the story know it', async () => {
    await followButton(page).dblclick({ delay: 0 });
    await expect(followButton(page)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(follows).toHaveLength(1);
  });

  await test.step('a new exhibition that is approved is among the notices, with a link to it', async () => {
    const title = uniqueTitle('Ebb');
    const { id } = await submitExhibition(ARTIST, title);
    await page.goto('/profile/notices');
    await approveReview(await readToken(ADMIN), `exhibition-${id}`);
    const [name] = await follows();
    const notice = page.getByRole('main').getByRole('link', { name: `New exhibition by ${name}: “${title}”` });
    await expect(notice).toHaveCount(1, { timeout: NOTIFIED });
    await notice.click();
    await expect(page).toHaveURL(`/exhibition/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(followButton(page)).toHaveAccessibleName(`Following ${name}`);
  });

  await test.step('one’s profile lists them; unfollowing can be undone, and stays otherwise', async () => {
    await page.goto('/profile?tab=following');
    const [name = ''] = await follows();
    const unfollow = page.getByRole('button', { name: `Unfollow ${name}` });
    await expect(page.getByRole('tabpanel').getByRole('link', { name })).toHaveAttribute(
      'href',
      '/profile/leela-varma',
    );
    await expectFits(page);
    await unfollow.press('Enter');
    await expect(page.getByText(followMessages.unfollowed(name))).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(unfollow).toBeFocused();
    expect(await follows()).toHaveLength(1);
    await unfollow.click();
    await expect(page.getByText(followMessages.none)).toBeVisible();
    await endUndo();
    await expect.poll(follows).toEqual([]);
  });

  await test.step('unfollowed on the profile it shows at once, and the photographer sees a number only', async () => {
    await page.goto(await artistPath());
    await expect(followButton(page)).toHaveAttribute('aria-pressed', 'false');
    await followButton(page).click();
    await expect(followButton(page)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(follows).toHaveLength(1);
    await followButton(page).click();
    await expect(followButton(page)).toHaveAttribute('aria-pressed', 'false');
    await endUndo();
    await expect.poll(follows).toEqual([]);
  });
});

test('a visitor who opens another tab of a profile still finds the button, and its code', async ({ page }) => {
  await page.goto(await artistPath());
  await page.getByRole('tab', { name: 'Exhibitions' }).click();
  await expect(page).toHaveURL(/tab=exhibitions/);
  await expect(followButton(page)).toHaveAccessibleName(/^Follow \S/);
  await followButton(page).click();
  await expect(page.getByRole('dialog', { name: /^Follow / })).toBeVisible();
});

test('a photographer sees the number of followers and no button to follow themselves', async ({
  page,
  restoreSession,
}) => {
  const { userId } = await readClaims(ARTIST);
  await restoreSession(ARTIST);
  await page.goto(`/profile/${userId}`);
  await expect(page.getByText('This is how others see you.')).toBeVisible();
  await expect(followButton(page)).toHaveCount(0);
});
