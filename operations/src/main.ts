import { createInterface } from 'node:readline/promises';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { REGION } from '../../functions/src/region.ts';
import { deploy } from './deploy/deploy.ts';
import { readCheckout, runProgram } from './deploy/programs.ts';
import { readContents } from './doctor/contents.ts';
import { doctor } from './doctor/doctor.ts';
import { Failure } from './failure.ts';
import { connectGoogle, type Google } from './google/connect.ts';
import { keepFormerAssets } from './hosting/former-assets.ts';
import { ROOT } from './paths.ts';
import { provision } from './provision/provision.ts';
import { rollBack } from './release/rollback.ts';
import { readSettings, resolveProject } from './settings.ts';

const REGION_OPTION = { type: 'string', default: REGION } as const;
const FLAG = { type: 'boolean', default: false } as const;

const TEXT = { type: 'string' } as const;

/** `npm run NAME -- ARGUMENTS`. */
const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  deploy: runDeploy,
  doctor: runDoctor,
  'keep-former-assets': addFormerAssets,
  provision: runProvision,
  rollback: runRollback,
};

/** Purpose and options of each command, for who asks. */
const USAGE: Readonly<Record<string, { purpose: string; options: string }>> = {
  deploy: {
    purpose: 'Checks, builds and deploys a checkout without changes, runs its data steps and looks at the result.',
    options: '--project ID [--region R]',
  },
  doctor: {
    purpose: 'Says what of a project is not as it should be and what to do. --try-proxies sends 500 calls to the site.',
    options: '--project ID [--region R] [--try-proxies]',
  },
  provision: {
    purpose: 'Sets up what a project needs and deletes nothing. --dry-run prints what would be changed.',
    options: '--project ID [--region R] [--dry-run]',
  },
  rollback: {
    purpose: 'Lists the releases. --to VERSION goes back to one of them, with --dry-run it says how.',
    options: '--project ID [--to VERSION] [--dry-run]',
  },
};

// Without asking the network whether this is one of Google's own machines.
process.env.METADATA_SERVER_DETECTION ??= 'bios-only';

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (!command) throw new Failure(`There is no command "${name}".`);
  if (args.includes('--help')) console.log(`${USAGE[name]?.purpose ?? ''}\n${usage()}`);
  else await command(args);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Runs after the build of the client, before each deployment of Hosting: firebase-tools sets the project. */
async function addFormerAssets(): Promise<void> {
  const project = process.env.GCLOUD_PROJECT;
  if (!project) throw new Failure('GCLOUD_PROJECT is not set: this command is a part of "firebase deploy".');
  const { kept, ended } = await keepFormerAssets({ build: `${ROOT}/web/dist`, site: `https://${project}.web.app` });
  console.log(`Files of former releases: ${kept} kept, ${ended} ended.`);
}

/** `npm run provision -- --project ID [--region R] [--dry-run]`. */
async function runProvision(args: string[]): Promise<void> {
  const { project, options } = readArguments(args, { region: REGION_OPTION, 'dry-run': FLAG });
  const { region, 'dry-run': isDryRun } = options;
  const settings = readSettings(project);
  await provision({ google: connectGoogle(project), region, isDryRun, settings, print: console.log, ask });
}

/** `npm run doctor -- --project ID [--region R] [--try-proxies]`. */
async function runDoctor(args: string[]): Promise<void> {
  const { project, options } = readArguments(args, { region: REGION_OPTION, 'try-proxies': FLAG });
  const { region, 'try-proxies': triesProxies } = options;
  const isFine = await examine(connectGoogle(project), { region, triesProxies });
  if (!isFine) process.exitCode = 1;
}

/** `npm run deploy -- --project ID [--region R]`. */
async function runDeploy(args: string[]): Promise<void> {
  const { project, options } = readArguments(args, { region: REGION_OPTION });
  const { region } = options;
  const google = connectGoogle(project);
  const isFine = await deploy({
    google,
    region,
    settings: readSettings(project),
    print: console.log,
    ask,
    run: runProgram,
    readCheckout,
    examine: () => examine(google, { region, triesProxies: false }),
  });
  if (!isFine) process.exitCode = 1;
}

/** `npm run rollback -- --project ID [--to VERSION] [--dry-run]`. */
async function runRollback(args: string[]): Promise<void> {
  const { project, options } = readArguments(args, { to: TEXT, 'dry-run': FLAG });
  const { to, 'dry-run': isDryRun } = options;
  await rollBack({ google: connectGoogle(project), to, isDryRun, print: console.log, ask });
}

async function examine(google: Google, { region, triesProxies }: { region: string; triesProxies: boolean }) {
  const settings = readSettings(google.project);
  return doctor({
    google,
    region,
    settings,
    site: settings.siteUrl ?? `https://${google.project}.web.app`,
    contents: await readContents(),
    triesProxies,
    print: console.log,
  });
}

/** Parses arguments; `project` is the id of the project that they name. Throws for others than `options`. */
function readArguments<T extends ParseArgsOptionsConfig>(args: string[], options: T) {
  try {
    const { values } = parseArgs({ args, options: { ...options, project: { type: 'string' } as const } });
    const { project } = values as { project?: string };
    if (!project) throw new Failure('Name the project: --project ID');
    const { region = REGION } = values as { region?: string };
    if (region !== REGION)
      throw new Failure(
        `firebase.json says ${REGION}, not ${region}: change firestore.location and the region of each rewrite there.`,
      );
    return { options: values, project: resolveProject(project) };
  } catch (error) {
    if (error instanceof TypeError) throw new Failure(`${error.message}\n${usage()}`);
    throw error;
  }
}

function usage(): string {
  return `Usage: npm run ${name} -- ${USAGE[name]?.options ?? ''}`;
}

/** Asks in the terminal; null without one. */
async function ask(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
