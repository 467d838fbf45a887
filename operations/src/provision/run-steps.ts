import { Failure } from '../failure.ts';
import { explainError } from '../google/errors.ts';
import type { ComparedStep, Difference } from './step.ts';

/** Times that a step is written and compared: a new resource may lack what only a second look finds. */
const ROUNDS = 3;

export interface Outcome {
  changed: number;
  /** Phrases for what only a person can do. */
  byHand: string[];
}

/** Brings each part of a project into its state, one after the other, or prints what that would change. */
export async function runSteps(
  steps: readonly ComparedStep[],
  { project, isDryRun, print }: { project: string; isDryRun: boolean; print: (line: string) => void },
): Promise<Outcome> {
  const outcome: Outcome = { changed: 0, byHand: [] };
  for (const step of steps) {
    try {
      await runStep(step);
    } catch (error) {
      throw explainError(error, project, { place: step.name, isWriting: !isDryRun });
    }
  }
  return outcome;

  async function runStep({ name, compare }: ComparedStep): Promise<void> {
    let differences = await compare();
    if (differences.length === 0) print(`  ${name}: as it should be`);
    for (let round = 0; round < ROUNDS && differences.some(isWritable); round += 1) {
      for (const { change, write } of differences) {
        if (!write) continue;
        outcome.changed += 1;
        print(`${isDryRun ? '? ' : '+ '}${name}: ${change}`);
        if (!isDryRun) await write();
      }
      if (isDryRun) break;
      differences = await compare();
    }
    outcome.byHand.push(...differences.filter((difference) => !isWritable(difference)).map(({ change }) => change));
    if (!isDryRun && differences.some(isWritable))
      throw new Failure(
        `${name}: Google does not show yet what was written (${differences.map(({ change }) => change).join(', ')}): ` +
          'run the command again in a minute.',
      );
  }
}

const isWritable = ({ write }: Difference): boolean => write !== undefined;
