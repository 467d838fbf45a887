import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Cell, printTable } from './table.ts';

const PROGRAM = fileURLToPath(new URL('../../functions/bench/body-costs.ts', import.meta.url));
/** Limit in milliseconds of processor time for any body. */
const LIMIT = 50;

/** As `functions/bench/body-costs.ts` reports it. */
interface BodyCost {
  call: string;
  kind: string;
  bodies: number;
  name: string;
  bytes: number;
  status: number;
  answerBytes: number;
  milliseconds: number;
}

/** Runs the program that measures the API inside its own process. */
async function measure(): Promise<BodyCost[]> {
  const child = fork(PROGRAM, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  let costs: BodyCost[] | undefined;
  child.on('message', (message) => {
    costs = message as BodyCost[];
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  if (costs === undefined) throw new Error(`Measuring bodies failed with code ${code}`);
  return costs;
}

/** Prints the processor time of the worst bodies for each call; false where one is above the limit. */
export async function measureBodyCosts(): Promise<boolean> {
  const rows = (await measure()).map((cost): Cell[] => [
    cost.call,
    cost.kind,
    cost.bodies,
    JSON.stringify(cost.name),
    cost.bytes,
    cost.status,
    cost.answerBytes,
    cost.milliseconds,
    cost.milliseconds <= LIMIT ? 'yes' : 'NO',
  ]);
  printTable(
    `Processor time of the worst bodies, from the first byte to the answer; at most ${LIMIT} ms`,
    ['call', 'kind', 'bodies', 'the worst', 'bytes', 'status', 'answer bytes', 'ms', 'kept'],
    rows,
  );
  return rows.every((cells) => cells.at(-1) === 'yes');
}
