import { getStorage } from 'firebase-admin/storage';
import { expect } from 'vitest';
import { config } from '../src/lib/config.ts';
import { auth } from '../src/lib/firebase.ts';

/** A notice or mail of an order is named after the order. */
const NEWS = /\/(?:notices|mail)\/([0-9a-f]{32})-\d+(?:-\w+)?$/;

/**
 * Runs `attack` and expects every document, file and account to be what it was; errors count in `rateLimits`. Page indexes, and
 * new notices and mails of orders that were there before, are left aside: triggers derive them, in their own time, from documents
 * that are compared, and may still be at work on what the test itself wrote before.
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

async function dumpWritten(): ReturnType<typeof dump> {
  const { documents, ...others } = await dump({ fields: false });
  const written = Object.entries(documents).filter(([name]) => !name.includes('/documents/listings/'));
  return { documents: Object.fromEntries(written), ...others };
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
    dumpDocuments(fields ? {} : { select: { fields: [{ fieldPath: '__name__' }] } }),
    dumpFiles(),
    dumpAccounts(),
  ]);
  return { documents, files, accounts };
}

/** All documents of all collections in one query, which only the emulator's own interface takes. */
async function dumpDocuments(projection: object): Promise<Record<string, string>> {
  const response = await fetch(
    `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents:runQuery`,
    {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }], ...projection } }),
    },
  );
  if (!response.ok) throw new Error(await response.text());
  const rows = (await response.json()) as { document?: { name: string; updateTime: string } }[];
  return Object.fromEntries(
    rows.flatMap(({ document }) =>
      document && !document.name.includes('/documents/rateLimits/')
        ? [[document.name, JSON.stringify(document)]]
        : [],
    ),
  );
}

async function dumpFiles(): Promise<string[]> {
  const [files] = await getStorage(auth().app).bucket(config().bucket).getFiles();
  return files.map(({ name, metadata }) => `${name} ${metadata.generation} ${metadata.updated}`);
}

async function dumpAccounts(): Promise<object[]> {
  const { users } = await auth().listUsers();
  return users.map((user) => user.toJSON());
}
