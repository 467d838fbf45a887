import type { Google } from '../google/connect.ts';
import { type Ask, explained, refuseDemo, refuseForeign, requireProject } from '../google/project.ts';
import type { Settings } from '../settings.ts';
import { listSteps } from './list-steps.ts';
import { runSteps } from './run-steps.ts';
import { database } from './steps/firestore.ts';
import { mayHaveDatabase, services } from './steps/services.ts';

interface Options {
  google: Google;
  region: string;
  isDryRun: boolean;
  settings: Settings;
  print: (line: string) => void;
  ask: Ask;
}

/**
 * Brings a project into the state in which the product can be deployed. It may be repeated and stopped at any point:
 * each part is read, compared and written by itself, and nothing is deleted.
 */
export async function provision({ google, region, isDryRun, settings, print, ask }: Options): Promise<void> {
  const { project } = google;
  refuseDemo(project);
  const projectNumber = await requireProject(google);
  const steps = listSteps(google, { region, projectNumber, settings });
  // What refuses a project comes before the first write, as far as it can be read.
  const isInUse = await explained(project, () => mayHaveDatabase(google));
  if (isInUse) await requireDatabase();
  const apis = await runSteps([services(google)], { project, isDryRun, print });
  if (isDryRun && apis.changed > 0) {
    print('Afterwards, as far as it is not there yet:');
    for (const { name, summary } of steps) print(`? ${name}: ${summary}`);
    listForPerson([]);
    return;
  }
  if (!isInUse) await requireDatabase();
  const { changed, byHand } = await runSteps(steps, { project, isDryRun, print });
  const count = apis.changed + changed;
  if (count === 0) print('Nothing had to be changed.');
  else print(isDryRun ? `${count} changes would be made.` : `${count} changes were made.`);
  listForPerson(byHand);

  /** Throws for a database of something else, or in another region. */
  async function requireDatabase(): Promise<void> {
    await refuseForeign(google, ask);
    await explained(project, database(google, region).compare);
  }

  function listForPerson(found: readonly string[]): void {
    print('What only a person can do, once:');
    for (const line of [...found, ...byPerson(project)]) print(`- ${line}`);
  }
}

const byPerson = (project: string): string[] => [
  'sign-in with Google, its consent screen, and the sender and languages of its mails: ' +
    `https://console.firebase.google.com/project/${project}/authentication/providers`,
  `the domain and its DNS records: https://console.firebase.google.com/project/${project}/hosting/sites`,
  'at your mail provider: SPF and DKIM of the sender, over List-Unsubscribe and List-Unsubscribe-Post too',
  `the amount of the budget: https://console.cloud.google.com/billing/linkedaccount?project=${project}`,
];
