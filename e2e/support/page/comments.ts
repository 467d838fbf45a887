import type { Page } from '@playwright/test';

export const commentsHeading = (page: Page) => page.getByRole('heading', { name: /^Comment/ });

/** Opens the page of a work at its comments, whose actions are loaded near the viewport. */
export async function openComments(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await commentsHeading(page).scrollIntoViewIfNeeded();
}

export async function readCommentCount(page: Page): Promise<number> {
  return Number(/\d+/.exec(await commentsHeading(page).innerText())?.[0] ?? 0);
}
