import { runSupervised } from '../machine/run-supervised.ts';
import type { Supervisor } from '../machine/supervisor.ts';
import { logProgress } from '../report.ts';
import { findOrigin, suiteEnvironment } from '../suite/addresses.ts';
import { requireSuitePorts, startEmulators, waitForAnswer } from '../suite/boot.ts';
import { buildFunctions, buildWeb } from '../suite/builds.ts';
import { processPictures, seed } from '../suite/data.ts';
import { startMailbox } from '../suite/mailbox.ts';
import type { SuiteOptions } from './options.ts';

/** `npm run suite -- COMMAND…`: a fresh production suite around a command; resolves with its exit code. */
export async function suite(options: SuiteOptions): Promise<number> {
  const [command, ...args] = options.command;
  if (command === undefined) {
    console.error('Name the command to run inside the suite: npm run suite -- [--photos DIR] COMMAND…');
    return 2;
  }
  return runSupervised(async (supervisor) => {
    await bootProductionSuite(supervisor, options);
    logProgress(`Running ${options.command.join(' ')}`);
    return supervisor.run({ name: command, command, args, env: suiteEnvironment(), output: 'terminal' });
  });
}

/** Builds everything for production, makes the seed's pictures, starts the emulators, and seeds. */
export async function bootProductionSuite(
  supervisor: Supervisor,
  { photos, hasFullLogs }: SuiteOptions,
): Promise<void> {
  await requireSuitePorts();
  await startMailbox();
  await Promise.all([
    buildWeb(supervisor),
    processPictures(supervisor, photos),
    (async () => {
      await buildFunctions(supervisor);
      await startEmulators(supervisor, { hasFullLogs });
    })(),
  ]);
  await seed(supervisor, photos);
  await waitForAnswer(`${findOrigin('hosting')}/api/blog/intro`, 'emulators');
  logProgress('Suite ready');
}
