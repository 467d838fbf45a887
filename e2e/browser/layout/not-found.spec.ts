import { messages } from '@aperture-byline/contract/shared/messages';
import { expect, test } from '../fixtures.ts';

for (const { where, paths, frames } of [
  {
    where: 'inside the layout',
    paths: ['/no/such/page', '/stories/a/b', '/profiles', '/%00'],
    frames: 1,
  },
  {
    where: 'on the bare screen',
    paths: ['/login/nothing', '/register/x', '/forgot-password/x', '/exhibition/x/gallery/y'],
    frames: 0,
  },
])
  test(`an address without a page is not found ${where}`, async ({ page, allowProblem }) => {
    // Chromium logs the 404 status of the page as a console error.
    allowProblem(/status of 404/);
    for (const path of paths)
      await test.step(path, async () => {
        expect((await page.goto(path))?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1, name: messages.notFound })).toBeVisible();
        const main = page.getByRole('main');
        await expect(main.getByText('There is no page at this address.')).toBeVisible();
        await expect(main.getByRole('link', { name: 'See the gallery' })).toHaveAttribute('href', '/gallery');
        await expect(main.getByRole('link', { name: 'Back to the front page' })).toHaveAttribute('href', '/');
        await expect(page.getByRole('banner')).toHaveCount(frames);
        await expect(page.getByRole('contentinfo')).toHaveCount(frames);
      });
  });

test('each address is answered as the kind of page that it is', async ({ request }) => {
  for (const path of ['/nope', '/assets/nope.js', '/stories/a/b', '/login/x', '/%00', '/__/nope'])
    await test.step(`${path} is answered 404, which nobody may keep`, async () => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(response.headers()['cache-control']).toBe('no-store');
      expect(response.headers()['x-content-type-options']).toBe('nosniff');
    });

  for (const path of ['/', '/stories', '/stories/', '/Stories', '/gallery?page=2&x=1', '/shop'])
    await test.step(`${path} is a page, the same for everybody`, async () => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/);
      expect(response.headers()['content-security-policy']).toContain("default-src 'self'");
    });

  for (const path of [
    '/login',
    '/register',
    '/profile',
    '/profile/edit-details/',
    '/shop/cart',
    '/exhibition/x/gallery',
  ])
    await test.step(`${path} is rendered by the browser`, async () => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()['cache-control']).toBe('no-cache');
      expect(await response.text()).toContain('<div id="root"></div>');
    });

  for (const path of [
    '/stories/nobody-wrote-this',
    '/shop/nobody-printed-this',
    '/profile/998877665',
    '/exhibition/nothing',
  ])
    await test.step(`${path} has the address of a page and is not found`, async () => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(response.headers()['cache-control']).toBe('no-store');
      expect(await response.text()).toContain('<meta name="robots" content="noindex">');
    });
});
