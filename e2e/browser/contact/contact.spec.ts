import { contactMessages } from '@aperture-byline/contract/contact/contact-messages';
import { readCollection } from '../../support/emulator/firebase.ts';
import { failCall, MOCKED_ERROR } from '../../support/mocks/api-mocks.ts';
import { expect, test } from '../fixtures.ts';

const mailsAbout = async (words: string) =>
  (await readCollection('mail')).filter((mail) => JSON.stringify(mail).includes(words));

test('a question folds out, and a message that fails stays until it is sent once', async ({ page, allowProblem }) => {
  allowProblem(MOCKED_ERROR);
  const words = `Do you frame in teak? ${Date.now()}`;
  await page.goto('/contact-us');
  const main = page.getByRole('main');
  const name = main.getByLabel('Name');
  const email = main.getByLabel('Email');
  const message = main.getByLabel('Message', { exact: true });
  const send = main.getByRole('button', { name: 'Send message' });

  await test.step('a question folds out and in by keyboard', async () => {
    const first = main.locator('details').first();
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('open');
    await page.keyboard.press('Enter');
    await expect(first).not.toHaveAttribute('open');
  });

  await test.step('a failed send says so, and keeps what was written over a reload', async () => {
    await name.fill('Anjali Rao');
    await email.fill('anjali.rao@example.org');
    await message.fill(words);
    const { recover } = await failCall(page, '/contact');
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect(message).toHaveValue(words);
    await page.reload();
    // Without a touch.
    await expect(message).toHaveValue(words);
    await expect(name).toHaveValue('Anjali Rao');
    await recover();
  });

  await test.step('sent with a double click, it is thanked for and is one mail', async () => {
    await send.dblclick();
    await expect(page.getByText(contactMessages.contactSent)).toBeVisible();
    const [mail, ...others] = await mailsAbout(words);
    expect(others).toEqual([]);
    expect(mail?.replyTo).toEqual('anjali.rao@example.org');
  });

  await test.step('another message begins empty', async () => {
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(message).toHaveValue('');
  });
});
