import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { sampleBlog, sampleUser } from '@aperture-byline/contract/samples/stored-documents';
import { readClaims } from '../../support/emulator/accounts.ts';
import { deleteDocuments, writeDocuments } from '../../support/emulator/firebase.ts';
import { expect, test } from '../fixtures.ts';

const paths = pagePaths();

test('a photographer’s prints stand beside their other work', async ({ page }) => {
  const { userId } = await readClaims('artist@example.com');
  await page.goto(paths.profile(String(userId)));
  await expect(page.getByRole('tab')).toHaveText(['Gallery', 'Exhibitions', 'Stories', 'Prints']);
  await page.getByRole('tab', { name: 'Prints' }).click();
  await expect(page).toHaveURL(`${paths.profile(String(userId))}?tab=prints`);
  const print = page.getByRole('tabpanel', { name: 'Prints' }).getByRole('link').first();
  await expect(print).toHaveAttribute('href', /^\/shop\/./);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Prints' })).toHaveAttribute('aria-selected', 'true');
  await print.click();
  await expect(page).toHaveURL(/\/shop\/./);
});

test('a photographer’s page has an address with their name, to which lists lead', async ({ page }) => {
  const { userId } = await readClaims('artist@example.com');
  await page.goto(paths.profile(String(userId)));
  const title = page.getByRole('heading', { level: 1 });
  const name = await title.innerText();
  const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
  expect(canonical).toMatch(/\/profile\/[a-z]+-[a-z]+$/);
  await page.goto(paths.photographers);
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(new URL(canonical).pathname);
  await expect(title).toHaveText(name);
  await page.getByRole('tab', { name: 'Prints' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Prints' })).toHaveAttribute('aria-selected', 'true');
});

test('tabs without work are not shown to others', async ({ page }) => {
  const userId = 900_000_000 + (Date.now() % 10_000_000);
  const name = `tabs-${userId}`;
  const creator = { userId, firstName: 'Asha', lastName: 'Rao' };
  await writeDocuments([
    {
      path: `users/${userId}`,
      fields: sampleUser({ userId, uid: name, firstName: 'Asha', lastName: 'Rao' }),
    },
    {
      path: `blogs/${name}`,
      fields: {
        ...sampleBlog({ slug: name, title: name, creator, banner: null }),
        publishedAt: new Date('2020-01-01'),
      },
    },
  ]);
  await page.goto(paths.profile(String(userId)));
  await expect(page.getByRole('tab')).toHaveText(['Stories']);
  await expect(page.getByRole('tabpanel', { name: 'Stories' }).getByRole('link', { name })).toBeVisible();
  await page.goto(`${paths.profile(String(userId))}?tab=prints`);
  await expect(page.getByRole('tab')).toHaveText(['Stories']);
  await deleteDocuments([`blogs/${name}`, `users/${userId}`]);
});

test('a buyer’s own profile opens on orders and bookmarks', async ({ page, restoreSession }) => {
  await restoreSession('reader@example.com');
  await page.goto(paths.accountProfile);
  await expect(page.getByRole('tab')).toHaveText([
    'Orders',
    'Bookmarks',
    'Following',
    'Gallery',
    'Exhibitions',
    'Stories',
  ]);
  await expect(page.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true');
});

test('photographers are found by their newest work and by name', async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Photographers' }).click();
  await expect(page).toHaveURL(paths.photographers);
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names.first()).toBeVisible();
  await page.getByRole('link', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(`${paths.photographers}?sort=name`);
  await expect
    .poll(async () => {
      const shown = await names.allTextContents();
      return shown.length > 2 && shown.join() === shown.toSorted((a, b) => a.localeCompare(b)).join();
    })
    .toBe(true);
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/profile\/[0-9]{9}$/);
  await page.goBack();
  await expect(page).toHaveURL(`${paths.photographers}?sort=name`);
});
