import { object, string } from 'yup';
import { deleteFile, readFile, writePrivateFile } from '../../lib/storage.ts';

/** Marks a restore, in Storage, which a restore leaves alone: nothing is mailed as long as the file is there. */
const PATH = 'restore/under-way';

const schema = object({ step: string().oneOf(['begun', 'replayed']).required() });
/** `replayed` once the erasures since the backup were repeated. */
type RestoreStep = 'begun' | 'replayed';

/** Null where no restore is under way. Throws where the file holds something else. */
export async function readRestoreStep(): Promise<RestoreStep | null> {
  const file = await readFile(PATH);
  if (file === null) return null;
  return schema.validateSync(JSON.parse(file.toString()), { strict: true }).step as RestoreStep;
}

export async function recordRestoreStep(step: RestoreStep): Promise<void> {
  await writePrivateFile(PATH, Buffer.from(JSON.stringify({ step })));
}

export function forgetRestore(): Promise<void> {
  return deleteFile(PATH);
}

export async function isRestoring(): Promise<boolean> {
  return (await readRestoreStep()) !== null;
}
