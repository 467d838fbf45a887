import type { Locator, Page } from '@playwright/test';

type Option = 'Size' | 'Frame';

/** Finds the choice of a print's page, by its id or, without one, the chosen one. */
export const printOption = (page: Page | Locator, option: Option, id?: string): Locator =>
  page
    .getByRole('group', { name: option, exact: true })
    .locator(id === undefined ? 'input:checked' : `input[value="${id}"]`);

export const chooseOption = (page: Page | Locator, option: Option, id: string): Promise<void> =>
  printOption(page, option, id).check();
