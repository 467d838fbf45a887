import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The axe violations of impact serious or critical. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Other than the default, legacy mode needs no second page; it leaves out frames of other origins, of which there
  // are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}
