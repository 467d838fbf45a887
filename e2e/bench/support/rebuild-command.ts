import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PROJECT } from '../../support/suite.ts';

const COMMANDS = fileURLToPath(new URL('../../../functions/src/operator-commands.ts', import.meta.url));
const OBSERVER = new URL('observe-command.ts', import.meta.url).href;

/** Limit of the heap, that of the script in `functions/package.json`. */
const HEAP = '--max-old-space-size=320';

export interface RebuildCost {
  seconds: number;
  /** Bytes of resident memory at most. */
  peakMemory: number;
  /** Transactions that were under way at a time, at most. */
  mostTransactions: number;
}

/** Rebuilds all that triggers derive, by the operators' command in a process of its own (Linux). */
export async function rebuildDerived(): Promise<RebuildCost> {
  const start = performance.now();
  const child = fork(COMMANDS, ['rebuild'], {
    execArgv: [HEAP, '--import', OBSERVER],
    env: { ...process.env, GCLOUD_PROJECT: PROJECT, METADATA_SERVER_DETECTION: 'none' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const ends = ended.then(([code]): never => {
    throw new Error(`The rebuild ended with ${code}`);
  });
  const [cost] = await Promise.race([once(child, 'message'), ends]);
  await ended;
  return { ...cost, seconds: (performance.now() - start) / 1000 };
}
