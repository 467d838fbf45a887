import { boolean, object } from 'yup';
import { listFiles, readFile, writePrivateFile } from '../../lib/storage.ts';

/** Erasures, in Storage for restored databases: by a hash of the uid, with only what restored documents do not tell. */
const FOLDER = 'erasures';

const entrySchema = object({ emailVerified: boolean().required() });

interface Erasure {
  id: string;
  emailVerified: boolean;
}

/** Recording one again changes nothing. */
export async function recordErasure({ id, emailVerified }: Erasure): Promise<void> {
  await writePrivateFile(`${FOLDER}/${id}`, Buffer.from(JSON.stringify({ emailVerified })));
}

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

/** Subscribers in two folders: who erased their address may be asked to end letters once more by an old mail. */
const ADDRESSES = `${FOLDER}/addresses`;
const LETTERS = `${FOLDER}/letters`;

/** That an address was erased: of several times the latest counts. */
export function recordAddressErased(subscriberId: string): Promise<void> {
  return writePrivateFile(`${ADDRESSES}/${subscriberId}`, Buffer.from('{}'));
}

/** That letters to a subscriber ended: the same. */
export function recordLettersEnded(subscriberId: string): Promise<void> {
  return writePrivateFile(`${LETTERS}/${subscriberId}`, Buffer.from('{}'));
}

/** When addresses were erased last, by the ids of the subscribers. */
export function readErasedAddresses(): Promise<ReadonlyMap<string, Date>> {
  return readTimes(ADDRESSES);
}

/** When letters ended last, by the ids of the subscribers. */
export function readEndedLetters(): Promise<ReadonlyMap<string, Date>> {
  return readTimes(LETTERS);
}

async function readTimes(folder: string): Promise<ReadonlyMap<string, Date>> {
  const files = await listFiles(folder);
  return new Map(files.map(({ path, createdAt }) => [path.slice(folder.length + 1), createdAt]));
}
