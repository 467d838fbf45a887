import { removeAllAccounts } from './accounts.ts';
import { removeAllDocuments } from './database.ts';
import { removeAllFiles } from './files.ts';
import { stopInstances } from './instances.ts';
import { stopApps } from './local-app.ts';

/** Ends the servers that a file of tests started, and takes away all that its tests left in their project. */
export async function emptyProject(): Promise<void> {
  stopInstances();
  await Promise.all([stopApps(), removeAllDocuments(), removeAllAccounts(), removeAllFiles()]);
}
