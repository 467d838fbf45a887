import { stopInstances } from '../servers/instances.ts';
import { stopApps } from '../servers/local-app.ts';
import { removeAllAccounts } from './accounts.ts';
import { removeAllDocuments } from './database.ts';
import { removeAllFiles } from './files.ts';

/** Ends the servers that a file of tests started, and takes away all that its tests left in their project. */
export async function emptyProject(): Promise<void> {
  stopInstances();
  await Promise.all([stopApps(), removeAllDocuments(), removeAllAccounts(), removeAllFiles()]);
}
