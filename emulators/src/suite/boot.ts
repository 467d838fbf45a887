import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { findJava } from '../machine/java.ts';
import { pollUntil, statusOf } from '../machine/poll.ts';
import { requireFreePorts } from '../machine/ports.ts';
import { lastLines, logOf, type Supervisor } from '../machine/supervisor.ts';
import { EMULATORS_FOLDER, inModules, ROOT, SUITE_CONFIG } from '../paths.ts';
import { Failure, say } from '../report.ts';
import {
  EMULATOR_PORTS,
  FIRESTORE_WEBSOCKET_PORT,
  FUNCTIONS_INSPECTOR_PORT,
  HOST,
  originOf,
  PROJECT,
} from './addresses.ts';
import { deriveSuiteConfig } from './derive-config.ts';
import { emulatorPrograms } from './emulator-programs.ts';

const SIGNING_SECRET = 'for the cookies of one machine only';
/** What firebase-tools starts: all, or those that hold data, for an API that runs elsewhere. */
const EMULATORS = {
  suite: 'auth,functions,firestore,storage,hosting',
  data: 'auth,firestore,storage',
} as const;

/** Fails with one sentence when a port of the suite, or one of `others`, is taken. */
export const requireSuitePorts = (others: Record<string, number> = {}): Promise<void> =>
  requireFreePorts(
    {
      ...Object.fromEntries(
        Object.entries(EMULATOR_PORTS).map(([name, port]) => [`the ${name} emulator`, port]),
      ),
      "Firestore's websocket": FIRESTORE_WEBSOCKET_PORT,
      'the inspector of the functions': FUNCTIONS_INSPECTOR_PORT,
      ...others,
    },
    HOST,
  );

/** Starts the emulators, with the data of an export where one is given; those of the suite need the functions' build. */
export async function startEmulators(
  supervisor: Supervisor,
  {
    only = 'suite',
    hasFullLogs = false,
    importFrom,
  }: { only?: keyof typeof EMULATORS; hasFullLogs?: boolean; importFrom?: string } = {},
): Promise<void> {
  const javaFolder = await findJava();
  const programs = await emulatorPrograms(javaFolder);
  const production = JSON.parse(readFileSync(`${ROOT}/firebase.json`, 'utf8'));
  writeFileSync(SUITE_CONFIG, `${JSON.stringify(deriveSuiteConfig(production), null, 2)}\n`);
  if (only === 'suite')
    // Without it the Functions emulator would ask Secret Manager.
    writeFileSync(`${ROOT}/functions/dist/.secret.local`, `SIGNING_SECRET="${SIGNING_SECRET}"\n`);
  rmSync(EMULATORS_FOLDER, { recursive: true, force: true });
  mkdirSync(EMULATORS_FOLDER, { recursive: true });
  say('Starting the emulators');
  supervisor.keep({
    name: 'emulators',
    command: process.execPath,
    args: [
      ...['--import', import.meta.resolve('./patch-auth-emulator.ts')],
      ...['--import', import.meta.resolve('./patch-hosting-emulator.ts')],
      ...['--import', import.meta.resolve('./patch-functions-emulator.ts')],
      ...['--import', import.meta.resolve('./patch-storage-emulator.ts')],
      ...['--import', import.meta.resolve('./patch-http-client.ts')],
      ...(hasFullLogs ? [] : ['--import', import.meta.resolve('./patch-logs.ts')]),
      inModules('firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      ...['--project', PROJECT, '--config', SUITE_CONFIG, '--only', EMULATORS[only]],
      // Without an inspector every concurrent request gets a process of its own, 170 MB each.
      ...(only === 'suite' ? ['--inspect-functions', String(FUNCTIONS_INSPECTOR_PORT)] : []),
      ...(importFrom === undefined ? [] : ['--import', importFrom]),
    ],
    cwd: EMULATORS_FOLDER,
    env: {
      ...programs,
      // The Storage emulator keeps its files in this folder and empties it when it stops: not to be shared.
      TMPDIR: supervisor.temporaryFolder(),
      PATH: [javaFolder, process.env.PATH].join(delimiter),
      // The functions refuse to run in production beside an emulator.
      NODE_ENV: 'development',
      METADATA_SERVER_DETECTION: 'none',
      // By default the JVM's heap may grow to a quarter of the memory before garbage collection.
      JDK_JAVA_OPTIONS: '-Xmx768m -XX:+UseSerialGC',
      FUNCTIONS_DISCOVERY_TIMEOUT: '60',
      // All requests come from one address here; rate limits of one visitor would stop tests and benches.
      RATE_LIMIT_FACTOR: '10000',
      COUNT_READS: '1',
    },
    output: 'log',
  });
}

/** Resolves when all emulators run, the functions are loaded and their triggers registered. */
export async function waitForEmulators(): Promise<void> {
  const isLoaded = await pollUntil(
    async () => {
      const log = readFileSync(logOf('emulators'), 'utf8');
      if (/Failed to load function/i.test(log)) {
        throw new Failure(`The functions do not load.\n${lastLines('emulators')}`);
      }
      // The hub lists the emulators seconds before the functions answer; only this line comes after both.
      return log.includes('All emulators ready');
    },
    { timeoutMs: 240_000 },
  );
  if (!isLoaded) throw new Failure(`The emulators do not get ready.\n${lastLines('emulators')}`);
  say('Emulators up');
}

/** Whether the emulators that hold data answer already. */
export async function isSuiteRunning(): Promise<boolean> {
  const answers = await Promise.all(
    (['auth', 'firestore', 'storage'] as const).map((name) =>
      statusOf(originOf(name)).catch(() => undefined),
    ),
  );
  return answers.every((status) => status !== undefined);
}

/** The emulators that hold data, once they are ready. */
export async function startDataEmulators(supervisor: Supervisor): Promise<void> {
  await requireSuitePorts();
  await startEmulators(supervisor, { only: 'data' });
  await waitForEmulators();
}

/** Resolves when a visitor's first request through Hosting is answered from seeded data. */
export async function waitForApi(): Promise<void> {
  const url = `${originOf('hosting')}/api/blog/intro`;
  const isReady = await pollUntil(async () => (await statusOf(url)) === 200, { timeoutMs: 60_000 });
  if (!isReady) throw new Failure(`${url} does not answer with 200.\n${lastLines('emulators')}`);
}
