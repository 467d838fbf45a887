import { deleteFile, describeFile, readFile } from '../../lib/storage.ts';
import { findProblem, type IncomingFile, isTooLarge, type UploadProblem } from './upload-log.ts';

/** Reads an incoming file; null for none, or why it is unusable and deleted. The trigger counts it before or later. */
export async function fetchIncoming(file: IncomingFile): Promise<Buffer | UploadProblem | null> {
  const info = await describeFile(file.path);
  if (info === null) return null;
  const known = await findProblem({ ...file, ...info });
  const problem = known ?? (isTooLarge(file, info.size) ? 'too large' : null);
  if (problem === null) return readFile(file.path);
  await deleteFile(file.path);
  return problem;
}
