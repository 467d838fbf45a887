import type { WaitingCounts } from '@aperture-byline/contract/studio/wire';
import { expect, type Locator, type Page } from '@playwright/test';
import { callAs } from '../suite.ts';

/** A link of the top bar that says how much waits, by the beginning of its name. */
export const barLink = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name });

const sum = (counts: Record<string, number> | null) =>
  Object.values(counts ?? {}).reduce((total, count) => total + count, 0);

/** Other tests change what waits too: the number is what the server counts for whoever has this token. */
export async function expectCounted(link: Locator, token: string, place: 'studio' | 'desk'): Promise<void> {
  await expect
    .poll(async () => {
      const counted = sum((await callAs<WaitingCounts>(token, '/user/waiting'))[place]);
      const [shown = '0'] = /\d+/.exec((await link.textContent()) ?? '') ?? [];
      return Number(shown) - counted;
    })
    .toBe(0);
}
