import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

interface Registration {
  email: string;
  password?: string;
  lastName?: string;
  photographer?: boolean;
  /** Path of the `redirect` parameter. */
  redirect?: string;
}

/** Fills in the form of `/register`, for a regular account; returns the password. */
export async function fillRegistration(
  page: Page,
  { email, password = `Password-${randomUUID()}`, lastName = 'Rao', redirect }: Omit<Registration, 'photographer'>,
): Promise<string> {
  await page.goto(redirect ? `/register?redirect=${encodeURIComponent(redirect)}` : '/register');
  await page.getByLabel('First name').fill('Anjali');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  return password;
}

/** Fills in and submits the form of `/register`; returns the password. */
export async function register(page: Page, { photographer = false, ...registration }: Registration): Promise<string> {
  const password = await fillRegistration(page, registration);
  if (photographer) {
    await page.getByRole('radio', { name: /Photographer/ }).click();
    await page.getByRole('button', { name: 'Create Photographer Account' }).click();
  } else await page.getByRole('button', { name: 'Create account' }).click();
  return password;
}
