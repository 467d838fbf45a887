import { firestore } from '../../src/data/core/database.ts';

/**
 * Names the database of this process and of the programs that it starts; without it they have the project's default
 * one.
 */
const VARIABLE = 'TEST_DATABASE';

export const databaseName = (): string => process.env[VARIABLE] ?? '(default)';

/** The database in an address of the emulator. */
export const databaseResource = (): string => `projects/${process.env.GCLOUD_PROJECT}/databases/${databaseName()}`;

/** From now on this process works in this database. The library itself takes no other one after its first request. */
export function openDatabase(name: string): void {
  process.env[VARIABLE] = name;
  Object.assign(firestore(), { _databaseId: name });
}
