import { COLLECTIONS } from '../../../functions/src/data/core/collections.ts';
import { Failure } from '../failure.ts';
import { DATABASE, type Google } from './connect.ts';
import { explainError, orNull } from './errors.ts';

/** Asks the operator; returns what was typed, or null where nobody can be asked. */
export type Ask = (question: string) => Promise<string | null>;

/** Form of the ids that Google gives projects; some old ones have a domain before a colon. */
const PROJECT_ID = /^(?:[a-z0-9.-]+:)?[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** Throws for a project of the local emulators, which exists nowhere, and for what is no id. */
export function refuseDemo(project: string): void {
  if (!PROJECT_ID.test(project))
    throw new Failure(
      `${project} is no id of a project: those have 6 to 30 small letters, digits and hyphens. Yours stands at ` +
        'https://console.firebase.google.com under "Project settings".',
    );
  if (project.startsWith('demo-'))
    throw new Failure(`${project} is a project of the local emulators: name a real one with --project.`);
}

/**
 * Returns the number of the project. Throws where it is not one that the operator sees in Firebase, and where it has
 * no billing account.
 */
export async function requireProject(google: Google): Promise<string> {
  return explained(google.project, async () => {
    // First: without a network firebase-tools says that nobody is signed in.
    await google.requireCredentials();
    const number = await findProject(google);
    await requireBilling(google);
    return number;
  });
}

/** Asks before a project whose database holds collections of something else. */
export async function refuseForeign({ project, documents }: Google, ask: Ask): Promise<void> {
  const foreign = await explained(project, async () => {
    const parent = `projects/${project}/databases/${DATABASE}/documents`;
    const [collections] = (await orNull(documents.listCollectionIds({ parent }))) ?? [[]];
    return collections.filter((name) => !(name in COLLECTIONS));
  });
  if (foreign.length === 0) return;
  const answer = await ask(
    `${project} holds data of something else (${foreign.slice(0, 5).join(', ')}). Type its id to go on: `,
  );
  if (answer !== project)
    throw new Failure(
      `${project} holds data of something else (${foreign.slice(0, 5).join(', ')}). They stay as they are: take a ` +
        'project of its own, or run this in a terminal and type its id.',
    );
}

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

/** Throws a failure that says what to do in place of an error of Google's. */
export async function explained<T>(project: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw explainError(error, project, { place: project, isWriting: false });
  }
}
