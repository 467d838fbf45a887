import type { Google } from '../google/connect.ts';
import { describeError } from '../google/errors.ts';
import { refuseDemo, requireProject } from '../google/project.ts';
import { listSteps } from '../provision/list-steps.ts';
import type { ComparedStep } from '../provision/step.ts';
import { services } from '../provision/steps/services.ts';
import type { Settings } from '../settings.ts';
import { type Check, fine, wrong } from './check.ts';
import { backup, dataSteps, deadLetters, deletions, mail, uploads } from './checks/data.ts';
import { appCheck, functionSecrets, functions } from './checks/functions.ts';
import { indexes } from './checks/indexes.ts';
import { release } from './checks/release.ts';
import { api, frontPage, missingPage, picture, proxies, request } from './checks/site.ts';
import type { Contents } from './contents.ts';

interface Options {
  google: Google;
  region: string;
  settings: Settings;
  /** Origin of the site. */
  site: string;
  /** Parts that should be deployed. */
  contents: Contents;
  /** Whether to try how many proxies are in front of the functions, with some hundred calls. */
  triesProxies: boolean;
  print: (line: string) => void;
  now?: Date;
}

/**
 * Prints a line about each part of a project: what should be set up, what is deployed, what waits in the database, and
 * how the site answers. Returns whether all is as it should be. Writes nothing.
 */
export async function doctor(options: Options): Promise<boolean> {
  const { google, region, settings, site, contents, triesProxies, print, now = new Date() } = options;
  const { project } = google;
  refuseDemo(project);
  const projectNumber = await requireProject(google);
  const steps = [services(google), ...listSteps(google, { region, projectNumber, settings })];
  const deployed = google.firebase.commands.functions.list({ ...google.firebase.options });
  const page = request(site);
  const checks: Check[] = [
    ...steps.map((step) => compareStep(step, project)),
    indexes(google),
    functions(deployed, { accounts: contents.accounts, region, project }),
    functionSecrets(google, deployed),
    appCheck(deployed, { wanted: settings.appCheck, project }),
    release(google, deployed),
    dataSteps(google, contents.dataSteps),
    backup(google, now),
    mail(google, now),
    deletions(google, now),
    uploads(google, now),
    deadLetters(google),
    frontPage(page),
    missingPage(site),
    api(site),
    picture(page, site),
    ...(triesProxies ? [proxies(site)] : []),
  ];
  const findings = await Promise.all(checks.map((check) => readCheck(check, project)));
  for (const { isFine, text } of findings) print(`${isFine ? 'ok' : '!!'}  ${text}`);
  const faults = findings.filter(({ isFine }) => !isFine).length;
  print(faults === 0 ? 'All is as it should be.' : `Not as it should be: ${faults} of ${findings.length}.`);
  return faults === 0;
}

/** Reads a check; a failure of it is a finding, so that the others are read. */
async function readCheck({ name, read }: Check, project: string) {
  try {
    const { isFine, text } = await read();
    return { isFine, text: `${name}: ${text}` };
  } catch (error) {
    return { isFine: false, text: `${name}: could not be looked at: ${describeError(error, project)}` };
  }
}

/** Makes a check of a step of `provision`. */
const compareStep = ({ name, compare }: ComparedStep, project: string): Check => ({
  name,
  async read() {
    const differences = await compare();
    if (differences.length === 0) return fine('as it should be');
    const changes = differences.map(({ change }) => change).join('; ');
    const isWritable = differences.some(({ write }) => write !== undefined);
    return wrong(isWritable ? `${changes}. Run npm run provision -- --project ${project}` : changes);
  },
});
