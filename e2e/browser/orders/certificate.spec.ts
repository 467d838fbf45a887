import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { publicPaths } from '../../support/screens.ts';
import { expect, test } from '../fixtures.ts';

test('a stranger checks a certificate of authenticity by its address', async ({ page, allowProblem }) => {
  const path = await publicPaths.certificate();
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Certificate', exact: true })).toBeVisible();
  await expect(main).toContainText('confirms that this certificate of authenticity is genuine');
  for (const fact of ['Harbour before the storm', 'Ines Moreau', '7 of 50', '21cm x 30cm'])
    await expect(main).toContainText(fact);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  allowProblem(/status of 404/);
  const unknown = await page.goto(path.replace('5eed5eed', '00000000'));
  expect(unknown?.status()).toBe(404);
  await expect(main).toContainText(orderMessages.certificateNotFound);
});
