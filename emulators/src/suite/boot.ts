import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { parseEnv } from 'node:util';
import getPort from 'get-port';
import waitOn from 'wait-on';
import { findJava } from '../machine/java.ts';
import { type Command, lastLines, type Supervisor } from '../machine/supervisor.ts';
import { EMULATORS_FOLDER, inModules, ROOT, SUITE_CONFIG, SUITE_SETTINGS } from '../paths.ts';
import { Failure, logProgress } from '../report.ts';
import {
  EMULATOR_PORTS,
  FIRESTORE_WEBSOCKET_PORT,
  FUNCTIONS_INSPECTOR_PORT,
  findOrigin,
  MAILBOX_PORT,
  MAILS_PER_MINUTE,
  PAYMENT_PROVIDER_PORT,
  PAYMENT_PROVIDER_URL,
  PROJECT,
  RAZORPAY_ACCOUNT,
  SMTP_PORT,
} from './addresses.ts';
import { deriveSuiteConfig } from './derive-config.ts';
import { emulatorPrograms } from './emulator-programs.ts';

/** Emulators that firebase-tools starts: all, or those that hold data, for an API that runs elsewhere. */
const EMULATORS = { suite: 'auth,functions,firestore,storage,hosting', data: 'auth,firestore,storage' } as const;

/** Fails with one sentence when a port of the suite, or one of `others`, is taken. */
export async function requireSuitePorts(others: Record<string, number> = {}): Promise<void> {
  const emulators = Object.entries(EMULATOR_PORTS).map(([name, port]) => [`the ${name} emulator`, port]);
  const ports: Record<string, number> = {
    ...Object.fromEntries(emulators),
    "Firestore's websocket": FIRESTORE_WEBSOCKET_PORT,
    'the inspector of the functions': FUNCTIONS_INSPECTOR_PORT,
    'the mail server': SMTP_PORT,
    'the mailbox': MAILBOX_PORT,
    'the payment provider': PAYMENT_PROVIDER_PORT,
    ...others,
  };
  for (const [use, port] of Object.entries(ports))
    if ((await getPort({ port })) !== port)
      throw new Failure(
        `Port ${port} (${use}) is taken, perhaps by another run of this suite: find the program with "lsof -i :${port}" ` +
          'and stop it, then run this again.',
      );
}

/**
 * Starts the emulators, with the data of an export where one is given; those of the suite need the functions' build.
 * Resolves when all run, the functions are loaded and their triggers registered.
 */
export async function startEmulators(
  supervisor: Supervisor,
  {
    only = 'suite',
    hasFullLogs = false,
    siteUrl = findOrigin('hosting'),
    importFrom,
  }: { only?: keyof typeof EMULATORS; hasFullLogs?: boolean; siteUrl?: string; importFrom?: string } = {},
): Promise<void> {
  const javaFolder = await findJava();
  const programs = await emulatorPrograms(javaFolder);
  const production = JSON.parse(readFileSync(`${ROOT}/firebase.json`, 'utf8'));
  writeFileSync(SUITE_CONFIG, `${JSON.stringify(deriveSuiteConfig(production), null, 2)}\n`);
  if (only === 'suite') {
    writeSettings(siteUrl);
    await startPaymentProvider(supervisor);
  }
  rmSync(EMULATORS_FOLDER, { recursive: true, force: true });
  mkdirSync(EMULATORS_FOLDER, { recursive: true });
  logProgress('Starting the emulators');
  const command: Command = {
    name: 'emulators',
    command: process.execPath,
    args: [
      ...['./patch-emulators.ts', './patch-hosting.ts', './patch-proxies.ts'].flatMap((patch) => [
        '--import',
        import.meta.resolve(patch),
      ]),
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
      FULL_LOGS: hasFullLogs ? '1' : '',
      RAZORPAY_URL: PAYMENT_PROVIDER_URL,
    },
    output: 'log',
  };
  // The hub lists the emulators seconds before the functions answer; only this line comes after both.
  await supervisor.startService(command, {
    ready: 'All emulators ready',
    failed: /Failed to load function/i,
    seconds: 240,
  });
  logProgress('Emulators up');
}

/** Writes the settings of the functions: those of bare emulators, but for these. */
function writeSettings(siteUrl: string): void {
  const settings = {
    ...parseEnv(readFileSync(`${ROOT}/functions/.env.${PROJECT}`, 'utf8')),
    // Where mails lead, and the payment provider's page back to.
    SITE_URL: siteUrl,
    MAILS_PER_MINUTE,
    PAYMENT_PROVIDER: 'razorpay',
    RAZORPAY_KEY_ID: RAZORPAY_ACCOUNT.keyId,
  };
  mkdirSync(SUITE_SETTINGS, { recursive: true });
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(`${SUITE_SETTINGS}/.env`, lines.join(''));
}

async function startPaymentProvider(supervisor: Supervisor): Promise<void> {
  const command: Command = {
    name: 'payment-provider',
    command: process.execPath,
    args: [`${ROOT}/emulators/src/payment-provider/run.ts`],
    output: 'log',
  };
  await supervisor.startService(command, { ready: 'Listening', failed: /Error/, seconds: 60 });
}

/** Whether the emulators that hold data answer already. */
export async function isSuiteRunning(): Promise<boolean> {
  const answers = (['auth', 'firestore', 'storage'] as const).map((name) => fetch(findOrigin(name)));
  return Promise.all(answers).then(
    () => true,
    () => false,
  );
}

/** The emulators that hold data, once they are ready. */
export async function startDataEmulators(supervisor: Supervisor): Promise<void> {
  await requireSuitePorts();
  await startEmulators(supervisor, { only: 'data' });
}

/** Resolves when a server answers a GET with success; throws a Failure with the end of its log after a minute. */
export function waitForAnswer(url: string, server: string): Promise<void> {
  return waitOn({
    resources: [url.replace('http:', 'http-get:')],
    timeout: 60_000,
    window: 0,
    proxy: false,
  }).catch(() => {
    throw new Failure(`${url} does not answer with success.\n${lastLines(server)}`);
  });
}
