import { hasRun, recordRun } from './data/core/data-step-log.ts';
import { rebuildDerived } from './rebuild-derived.ts';

/**
 * Change of the data that a release needs. `run` yields a line about each part that is done. It may be repeated, also
 * after it was interrupted and beside another run of itself, and the release before must be able to read its result.
 */
export interface DataStep {
  /** Id of its record, never used twice. Steps run in the order of the table. */
  id: string;
  title: string;
  run: () => AsyncIterable<string>;
}

/** All steps so far. `CHANGELOG.md` names them under the version that brought them. */
export const DATA_STEPS: readonly DataStep[] = [
  { id: '001-derived-data', title: 'Derive what lists, pages and search read from content', run: rebuildDerived },
];

/**
 * Runs the steps that have not run in this project, in order, and records each at its end. One that throws is not
 * recorded, and none after it is begun: the next run begins with it.
 */
export async function* runDataSteps(release: string, steps: readonly DataStep[] = DATA_STEPS): AsyncGenerator<string> {
  for (const { id, title, run } of steps) {
    if (await hasRun(id)) {
      yield `${id} has run before`;
      continue;
    }
    for await (const line of run()) yield `${id}: ${line}`;
    await recordRun(id, { title, ranAt: new Date(), release });
    yield `${id} has run: ${title}`;
  }
}
