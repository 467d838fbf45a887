import { expect } from 'vitest';
import { config } from '../../src/lib/config.ts';
import { auth } from '../../src/lib/firebase.ts';
import { NAMES, readEverything } from './database.ts';

/** A notice or mail of an order is named after the order. */
const NEWS = /\/(?:notices|mail)\/([0-9a-f]{32})-\d+(?:-\w+)?$/;

/**
 * Runs `attack` in a project whose triggers run when a test waits for them, and expects every document, file and
 * account to be what it was; errors count in `rateLimits`. Page indexes, and new notices and mails of orders that were
 * there before, are left aside: triggers derive them, in their own time, from documents that are compared, and may
 * still be at work on what the test itself wrote before.
 */
export async function expectUnchanged(attack: () => Promise<void>): Promise<void> {
  const before = await dumpWritten();
  await attack();
  const { documents, ...others } = await dumpWritten();
  const orders = new Set(Object.keys(before.documents).map((name) => name.split('/orders/')[1]));
  const isNews = (name: string) => !(name in before.documents) && orders.has(NEWS.exec(name)?.[1] ?? '');
  const unexplained = Object.entries(documents).filter(([name]) => !isNews(name));
  expect({ documents: Object.fromEntries(unexplained), ...others }).toEqual(before);
}

export function withoutIndexes(documents: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(documents).filter(([name]) => !/\/documents\/(?:listings|searchIndex)\//.test(name)),
  );
}

/** Everything there is but page indexes, which triggers derive in their own time. */
export async function dumpWritten(): ReturnType<typeof dump> {
  const { documents, ...others } = await dump({ fields: false });
  return { documents: withoutIndexes(documents), ...others };
}

/**
 * Everything there is. Without `fields`, documents are their names and the times of their creation and last change,
 * which is enough to see any write and ten times as fast.
 */
export async function dump({ fields = true }: { fields?: boolean } = {}): Promise<{
  documents: Record<string, string>;
  files: string[];
  accounts: object[];
}> {
  const [documents, files, accounts] = await Promise.all([
    dumpDocuments(fields ? {} : NAMES),
    dumpFiles(),
    dumpAccounts(),
  ]);
  return { documents, files, accounts };
}

async function dumpDocuments(projection: object): Promise<Record<string, string>> {
  const documents = await readEverything(projection);
  return Object.fromEntries(
    documents
      .filter(({ name }) => !name.includes('/documents/rateLimits/'))
      .map((document) => [document.name, JSON.stringify(document)]),
  );
}

/** Past the library, which takes three times as long to make an object of each file. */
async function dumpFiles(): Promise<string[]> {
  const response = await fetch(
    `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/storage/v1/b/${config().bucket}/o?maxResults=100000`,
  );
  if (!response.ok) throw new Error(await response.text());
  const { items = [], nextPageToken } = (await response.json()) as {
    items?: { name: string; generation: string; updated: string }[];
    nextPageToken?: string;
  };
  if (nextPageToken !== undefined) throw new Error('There are more files than one answer has');
  return items.map(({ name, generation, updated }) => `${name} ${generation} ${updated}`);
}

async function dumpAccounts(): Promise<object[]> {
  const { users } = await auth().listUsers();
  return users.map((user) => user.toJSON());
}
