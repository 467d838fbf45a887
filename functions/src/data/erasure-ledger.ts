import { boolean, object } from 'yup';
import { listFiles, readFile, writePrivateFile } from '../lib/storage.ts';

/**
 * Whose data were erased, kept in Storage: a database that is restored from a backup contains people who left after it. A
 * file is named by a hash of the uid, as the deletion is, and holds only what the restored documents do not tell.
 */
const FOLDER = 'erasures';

const entrySchema = object({ emailVerified: boolean().required() });

interface Erasure {
  /** Of the deletion. */
  id: string;
  /** Whether the person had confirmed the e-mail address. */
  emailVerified: boolean;
}

/** Recording one again changes nothing. */
export async function recordErasure({ id, emailVerified }: Erasure): Promise<void> {
  await writePrivateFile(`${FOLDER}/${id}`, Buffer.from(JSON.stringify({ emailVerified })));
}

/** The ids of all deletions that the ledger names. */
export async function readErasedIds(): Promise<ReadonlySet<string>> {
  const files = await listFiles(FOLDER);
  return new Set(files.map(({ path }) => path.slice(FOLDER.length + 1)));
}

/** Null where the ledger does not name it. Throws where the file holds something else. */
export async function readErasure(id: string): Promise<Erasure | null> {
  const file = await readFile(`${FOLDER}/${id}`);
  if (file === null) return null;
  const { emailVerified } = entrySchema.validateSync(JSON.parse(file.toString()), { strict: true });
  return { id, emailVerified };
}

const LETTERS = `${FOLDER}/subscribers`;

/** That letters to a subscriber ended, or that the address was erased: of several times the latest counts. */
export async function recordLettersEnded(subscriberId: string): Promise<void> {
  await writePrivateFile(`${LETTERS}/${subscriberId}`, Buffer.from('{}'));
}

/** When letters ended last, by the ids of the subscribers. */
export async function readEndedLetters(): Promise<ReadonlyMap<string, Date>> {
  const files = await listFiles(LETTERS);
  return new Map(files.map(({ path, createdAt }) => [path.slice(LETTERS.length + 1), createdAt]));
}
