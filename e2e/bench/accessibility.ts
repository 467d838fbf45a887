import { screens } from '../support/screens.ts';
import { SUITE_URL } from '../support/suite.ts';
import { runLighthouse, scoreOf } from './lighthouse.ts';
import { type Cell, printTable } from './table.ts';

/** Prints Lighthouse's accessibility of every screen that is open to visitors; false where one has less than 100. */
export async function measureAccessibility(): Promise<boolean> {
  const rows: Cell[][] = [];
  for (const { name, path } of screens) {
    const result = await runLighthouse(`${SUITE_URL}${await path()}`, ['accessibility']);
    const failed = Object.values(result.audits).filter(({ score }) => score !== null && score < 1);
    const faults = failed.map(({ id, details }) => `${id}: ${JSON.stringify(details)}`);
    rows.push([name, scoreOf(result, 'accessibility'), faults.join('; ')]);
  }
  printTable(
    'Accessibility of every screen by Lighthouse, on a phone',
    ['screen', 'score', 'failed audits'],
    rows,
  );
  return rows.every(([, score]) => score === 100);
}
