import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import { mailTo } from '../../support/emulator/notifications.ts';
import { newBuyer } from '../../support/emulator/orders.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { expect, test } from '../fixtures.ts';

test('somebody asks for letters in the footer, confirms by the mail, ends them and erases the address', async ({
  page,
  allowProblem,
}) => {
  // Of the link once the address is erased.
  allowProblem(/status of 404/);
  // Of a user, who is not signed in.
  const { email } = await newBuyer();
  const masked = `${email[0]}…@example.com`;
  const main = page.getByRole('main');

  await test.step('the footer takes the address and says what comes', async () => {
    await page.goto('/terms-of-service');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox').fill(email);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer).toContainText(subscriptionMessages.requested);
  });

  const [mail] = await mailTo(email);
  const [link = ''] = /\/subscription\/[\w-]+/.exec(mail?.message.text ?? '') ?? [];

  await test.step('the link of the mail opens a page that nobody is told of and that changes nothing', async () => {
    const response = await page.goto(link);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    await expect(main).toContainText('None comes until you confirm it');
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('the button confirms, and the page has an address that lasts', async () => {
    await main.getByRole('button', { name: 'Confirm' }).click();
    await expect(main).toContainText(`Letters go to ${masked}`);
    await expect(page).toHaveURL(/-choose-/);
    await page.reload();
    await expect(main).toContainText(`Letters go to ${masked}`);
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('the link of the mail once more says that it is done', async () => {
    await page.goto(link);
    await expect(main).toContainText(`Letters go to ${masked}`);
  });

  await test.step('a user chooses how to hear of new work, without signing in', async () => {
    await main.getByRole('radio', { name: /A daily letter/ }).click();
    await expect(page.getByText(subscriptionMessages.followNewsSaved)).toBeVisible();
    await page.reload();
    await expect(main.getByRole('radio', { name: /A daily letter/ })).toBeChecked();
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('letters end by a button, and the address is erased', async () => {
    await main.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(main).toContainText(`No letters go to ${masked}`);
    await main.getByRole('button', { name: 'Erase my address' }).click();
    await expect(page.getByRole('heading', { name: subscriptionMessages.erased })).toBeVisible();
    await page.goto(link);
    await expect(main).toContainText(subscriptionMessages.ended);
    expect(await mailTo(email)).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('letters are confirmed and ended by the link of the mail', async ({ page, allowProblem }) => {
    // Of the page once the address is erased.
    allowProblem(/status of 404/);
    const email = `reader-${crypto.randomUUID()}@example.com`;
    const main = page.getByRole('main');
    await page.goto('/letters', { waitUntil: 'commit' });
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox').fill(email);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(main).toContainText(subscriptionMessages.requested);
    const [mail] = await mailTo(email);
    const [link = ''] = /\/subscription\/[\w-]+/.exec(mail?.message.text ?? '') ?? [];
    await page.goto(link, { waitUntil: 'commit' });
    await expect(main).toContainText('None comes until you confirm it');
    await main.getByRole('button', { name: 'Confirm' }).click();
    await expect(main).toContainText('Letters go to');
    await main.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(main).toContainText('No letters go to');
    await main.getByRole('button', { name: 'Erase my address' }).click();
    await expect(main.getByRole('heading', { name: subscriptionMessages.erased })).toBeVisible();
  });
});
