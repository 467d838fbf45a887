import { COLLECTIONS } from '../../../functions/src/data/core/collections.ts';
import { Failure } from '../failure.ts';
import type { Google } from '../google/connect.ts';
import { explainError, orNull } from '../google/errors.ts';
import type { Settings } from '../settings.ts';
import { runSteps } from './run-steps.ts';
import { alerts } from './steps/alerts.ts';
import { bucket } from './steps/bucket.ts';
import { budget } from './steps/budget.ts';
import { backups, DATABASE, database } from './steps/firestore.ts';
import { logs } from './steps/logs.ts';
import { secrets } from './steps/secrets.ts';
import { services } from './steps/services.ts';
import { signIn } from './steps/sign-in.ts';

interface Options {
  google: Google;
  region: string;
  isDryRun: boolean;
  settings: Settings;
  print: (line: string) => void;
  /** Asks the operator; returns what was typed, or null where nobody can be asked. */
  ask: (question: string) => Promise<string | null>;
}

/**
 * Brings a project into the state in which the product can be deployed. It may be repeated and stopped at any point:
 * each part is read, compared and written by itself, and nothing is deleted.
 */
export async function provision({ google, region, isDryRun, settings, print, ask }: Options): Promise<void> {
  const { project } = google;
  const { siteUrl, contactEmail, bucketName } = settings;
  refuseDemo(project);
  const domain = siteUrl && URL.parse(siteUrl)?.hostname;
  if (siteUrl && !domain)
    throw new Failure(`SITE_URL in functions/.env.${project} is "${siteUrl}", which is no address.`);
  const projectNumber = await explained(findProject(google), project);
  await explained(requireBilling(google), project);
  const apis = await runSteps([services(google)], { project, isDryRun, print });
  if (isDryRun && apis.changed > 0) {
    print('  All else is compared once they are enabled.');
    return;
  }
  await explained(refuseForeign(google, ask), project);
  const { changed, byHand } = await runSteps(
    [
      database(google, region),
      backups(google),
      bucket(google, { region, named: bucketName }),
      signIn(google, domain),
      secrets(google),
      logs(google),
      budget(google, projectNumber),
      alerts(google, contactEmail),
    ],
    { project, isDryRun, print },
  );
  const count = apis.changed + changed;
  if (count === 0) print('Nothing had to be changed.');
  else print(isDryRun ? `${count} changes would be made.` : `${count} changes were made.`);
  print('What only a person can do, once:');
  for (const line of [...byHand, ...byPerson(project)]) print(`- ${line}`);
}

/** Throws for a project of the local emulators, which exists nowhere. */
function refuseDemo(project: string): void {
  if (project.startsWith('demo-'))
    throw new Failure(`${project} is a project of the local emulators: name a real one with --project.`);
}

/** Returns the number of the project. Throws where it is not one that the operator sees in Firebase. */
async function findProject({ project, firebase: { commands, options } }: Google): Promise<string> {
  const projects = await commands.projects.list({ ...options });
  const found = projects.find(({ projectId }) => projectId === project);
  if (!found)
    throw new Failure(
      `There is no Firebase project ${project} that you may see. Is its id right, and has Firebase been added to it? ` +
        'https://console.firebase.google.com',
    );
  return found.projectNumber;
}

async function requireBilling({ project, billing }: Google): Promise<void> {
  const [info] = await billing.getProjectBillingInfo({ name: `projects/${project}` });
  if (!info.billingEnabled)
    throw new Failure(
      `${project} has no billing account, and functions need one. Choose the Blaze plan, then run this again: ` +
        `https://console.firebase.google.com/project/${project}/usage/details`,
    );
}

/** Asks before a project whose database holds collections of something else. */
async function refuseForeign({ project, documents }: Google, ask: Options['ask']): Promise<void> {
  const parent = `projects/${project}/databases/${DATABASE}/documents`;
  const [collections] = (await orNull(documents.listCollectionIds({ parent }))) ?? [[]];
  const foreign = collections.filter((name) => !(name in COLLECTIONS));
  if (foreign.length === 0) return;
  const answer = await ask(
    `${project} holds data of something else (${foreign.slice(0, 5).join(', ')}). Type its id to go on: `,
  );
  if (answer !== project)
    throw new Failure(
      `${project} holds data of something else (${foreign.slice(0, 5).join(', ')}). Nothing was changed in it: take a ` +
        'project of its own, or run this in a terminal and type its id.',
    );
}

async function explained<T>(work: Promise<T>, project: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw explainError(error, project, project);
  }
}

const byPerson = (project: string): string[] => [
  'sign-in with Google, its consent screen, and the sender and languages of its mails: ' +
    `https://console.firebase.google.com/project/${project}/authentication/providers`,
  `the domain and its DNS records: https://console.firebase.google.com/project/${project}/hosting/sites`,
  'at your mail provider: SPF and DKIM of the sender, over List-Unsubscribe and List-Unsubscribe-Post too',
  `the amount of the budget: https://console.cloud.google.com/billing/linkedaccount?project=${project}`,
];
