/** A failure that the person at the terminal can act on: its message is the one sentence to print. */
export class Failure extends Error {}

const startedAt = performance.now();

/** Prints one line of progress after the seconds since the command began. */
export function logProgress(text: string): void {
  console.log(`${secondsSince(startedAt).padStart(6)} s  ${text}`);
}

const stages: string[] = [];

/** Runs a stage of a command; says whether it went well and how long it took. */
export async function runStage(name: string, run: () => Promise<boolean>): Promise<boolean> {
  const start = performance.now();
  const isGood = await run();
  const seconds = secondsSince(start);
  stages.push(`${name} ${seconds} s`);
  logProgress(`${name}: ${isGood ? 'good' : 'FAILED'} (${seconds} s)`);
  return isGood;
}

/** The seconds of every stage that has ended, in that order, and of the whole command. */
export const stageTimes = (): string => `${stages.join(', ')}; ${secondsSince(startedAt)} s in all`;

const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(1);
