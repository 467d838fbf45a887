import { contactMessages } from '@aperture-byline/contract/contact/contact-messages';
import type { Page } from '@playwright/test';
import { type Fields, readCollection } from '../../support/emulator/firestore.ts';
import { MOCKED_ERROR, mockError } from '../../support/mocks/api-mocks.ts';
import { expect, test } from '../fixtures.ts';

const QUESTIONS = 6;
const CHIPS = ['Portfolio', 'Uploading', 'Selling', 'Artwork', 'Blogging'];

function form(page: Page) {
  const main = page.getByRole('main');
  return {
    name: main.getByLabel('Name'),
    email: main.getByLabel('Email'),
    message: main.getByLabel('Message', { exact: true }),
    send: main.getByRole('button', { name: 'Send message' }),
  };
}

async function fill(page: Page, message: string) {
  const fields = form(page);
  await fields.name.fill('Anjali Rao');
  await fields.email.fill('anjali.rao@example.org');
  await fields.message.fill(message);
  return fields;
}

const textOf = (mail: Fields): string => JSON.stringify(mail);
const mailsAbout = async (words: string): Promise<Fields[]> =>
  (await readCollection('mail')).filter((mail) => textOf(mail).includes(words));

test('an empty form names what is missing and goes to the first field', async ({ page }) => {
  await page.goto('/contact-us');
  const { name, email, message, send } = form(page);
  await send.click();
  await expect(page.getByText(contactMessages.contactNameRequired)).toBeVisible();
  await expect(page.getByText(contactMessages.contactEmailRequired)).toBeVisible();
  await expect(page.getByText(contactMessages.contactMessageRequired)).toBeVisible();
  await expect(name).toBeFocused();
  for (const field of [name, email, message]) await expect(field).toHaveAttribute('aria-invalid', 'true');

  await name.fill('Anjali Rao');
  await email.fill('anjali@nowhere');
  await message.fill('Hello');
  await send.click();
  await expect(page.getByText(contactMessages.contactEmailInvalid)).toBeVisible();
  await expect(email).toBeFocused();
});

test('a sent message is thanked for and is one mail', async ({ page }) => {
  const words = `Do you frame in teak? ${Date.now()}`;
  await page.goto('/contact-us');
  const { send } = await fill(page, words);
  await send.click();
  await expect(page.getByText(contactMessages.contactSent)).toBeVisible();
  const [mail, ...others] = await mailsAbout(words);
  expect(others).toEqual([]);
  expect(mail?.replyTo).toEqual({ stringValue: 'anjali.rao@example.org' });
});

test('a double click sends one mail', async ({ page }) => {
  const words = `Is the darkroom class full? ${Date.now()}`;
  await page.goto('/contact-us');
  const { send } = await fill(page, words);
  await send.dblclick();
  await expect(page.getByText(contactMessages.contactSent)).toBeVisible();
  expect(await mailsAbout(words)).toHaveLength(1);
});

test('a failed send says so, keeps what was written over a reload and can be repeated', async ({
  page,
  allowProblem,
}) => {
  allowProblem(MOCKED_ERROR);
  const words = `The monsoon prints ${Date.now()}`;
  await page.goto('/contact-us');
  const { name, message, send } = await fill(page, words);
  const { recover } = await mockError(page, '/contact');
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(message).toHaveValue(words);
  await page.reload();
  // Without a touch.
  await expect(message).toHaveValue(words);
  await expect(name).toHaveValue('Anjali Rao');
  await recover();
  await send.click();
  await expect(page.getByText(contactMessages.contactSent)).toBeVisible();
  expect(await mailsAbout(words)).toHaveLength(1);
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(message).toHaveValue('');
});

test('six questions fold out, by keyboard too, and the chips filter nothing', async ({ page }) => {
  await page.goto('/contact-us');
  const main = page.getByRole('main');
  const questions = main.locator('details');
  await expect(questions).toHaveCount(QUESTIONS);
  const first = questions.first();
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(first).not.toHaveAttribute('open');

  for (const chip of CHIPS) await main.getByText(chip, { exact: true }).click();
  await expect(questions).toHaveCount(QUESTIONS);
});
