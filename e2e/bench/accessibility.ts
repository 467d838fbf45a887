import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { screens } from '../support/screens.ts';
import { SUITE_URL } from '../support/suite.ts';
import { CHROME } from './lighthouse-run.ts';
import { type Cell, printTable } from './table.ts';

/** Prints Lighthouse's accessibility of every screen that is open to visitors; false where one has less than 100. */
export async function measureAccessibility(): Promise<boolean> {
  const chrome = await launch(CHROME);
  const rows: Cell[][] = [];
  try {
    for (const screen of screens) {
      const result = await lighthouse(`${SUITE_URL}${await screen.path()}`, {
        port: chrome.port,
        onlyCategories: ['accessibility'],
        disableFullPageScreenshot: true,
        // The pages for what is not found answer 404.
        ignoreStatusCode: true,
        logLevel: 'error',
      });
      if (!result) throw new Error(`Lighthouse has no answer for ${screen.name}`);
      rows.push([screen.name, ...scoreOf(result.lhr)]);
    }
  } finally {
    chrome.kill();
  }
  printTable(
    'Accessibility of every screen by Lighthouse, on a phone',
    ['screen', 'score', 'failed audits'],
    rows,
  );
  return rows.every(([, score]) => score === 100);
}

function scoreOf({ categories, audits }: Result): [score: number, failedAudits: string] {
  const { score, auditRefs = [] } = categories.accessibility ?? {};
  if (score === null || score === undefined) return [Number.NaN, 'not measured'];
  const failed = auditRefs
    .map(({ id }) => audits[id])
    .filter((audit) => audit && audit.score !== null && audit.score < 1)
    .map((audit) => `${audit?.id}: ${JSON.stringify(audit?.details)}`);
  return [Math.round(score * 100), failed.join('; ')];
}
