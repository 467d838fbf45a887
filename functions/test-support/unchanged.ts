import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { config } from '../src/lib/config.ts';
import { auth } from '../src/lib/firebase.ts';
import { lastCleanUp, NAMES, readEverything } from './database.ts';
import { hasOwnProject } from './due-triggers.ts';
import { call } from './suite.ts';

/** A notice or mail of an order is named after the order. */
const NEWS = /\/(?:notices|mail)\/([0-9a-f]{32})-\d+(?:-\w+)?$/;

/**
 * Runs `attack` and expects every document, file and account to be what it was; errors count in `rateLimits`. Page indexes, and
 * new notices and mails of orders that were there before, are left aside: triggers derive them, in their own time, from documents
 * that are compared, and may still be at work on what the test itself wrote before.
 */
export async function expectUnchanged(attack: () => Promise<void>): Promise<void> {
  const before = await dumpQuiet();
  await attack();
  const { documents, ...others } = await dumpWritten();
  const orders = new Set(Object.keys(before.documents).map((name) => name.split('/orders/')[1]));
  const isNews = (name: string) => !(name in before.documents) && orders.has(NEWS.exec(name)?.[1] ?? '');
  const unexplained = Object.entries(documents).filter(([name]) => !isNews(name));
  expect({ documents: Object.fromEntries(unexplained), ...others }).toEqual(before);
}

/** Milliseconds without a write after which triggers are taken to be done, and for which they work on after a clean-up. */
const QUIET = 400;
const AFTER_CLEAN_UP = 3000;

/**
 * What is there once nothing was written for a while: triggers may still be at work on what a test has put up or removed. The emulator
 * takes one call or event at a time, so that a call is answered when the event at work has ended, however long that takes. Events
 * that were not sent yet are not waited for.
 */
export async function dumpQuiet(): ReturnType<typeof dump> {
  if (hasOwnProject()) return dumpWritten();
  let previous = '';
  for (;;) {
    const { documents, ...others } = await dump({ fields: false });
    // Of page indexes too: a trigger that writes them may have more to write.
    const written = Object.values(documents).map((text) => Date.parse(JSON.parse(text).updateTime));
    const state = { documents: withoutIndexes(documents), ...others };
    const age = Date.now() - Math.max(...written);
    const names = Object.keys(state.documents).join();
    if (age >= QUIET && (names === previous || Date.now() - lastCleanUp() > AFTER_CLEAN_UP)) {
      await call('/blog/recent');
      if (isDeepStrictEqual(await dumpWritten(), state)) return state;
    }
    previous = names;
    await new Promise((resolve) => setTimeout(resolve, Math.max(QUIET - age, QUIET / 2)));
  }
}

function withoutIndexes(documents: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(documents).filter(([name]) => !/\/documents\/(?:listings|searchIndex)\//.test(name)),
  );
}

async function dumpWritten(): ReturnType<typeof dump> {
  const { documents, ...others } = await dump({ fields: false });
  return { documents: withoutIndexes(documents), ...others };
}

/**
 * Everything there is. Without `fields`, documents are their names and the times of their creation and last change, which
 * is enough to see any write and ten times as fast.
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
