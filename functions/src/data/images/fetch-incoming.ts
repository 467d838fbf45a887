import { deleteFile, describeFile, readFile } from '../../lib/storage.ts';
import { findProblem, type IncomingFile, isTooLarge, type UploadProblem } from './upload-log.ts';

/**
 * The bytes of a file that came in. Null where it is not there; where it can't be used, why not, and it is deleted. The
 * trigger of its upload counts it, before this call or after it.
 */
export async function fetchIncoming(file: IncomingFile): Promise<Buffer | UploadProblem | null> {
  const info = await describeFile(file.path);
  if (info === null) return null;
  const known = await findProblem({ ...file, ...info });
  const problem = known ?? (isTooLarge(file, info.size) ? 'too large' : null);
  if (problem === null) return readFile(file.path);
  await deleteFile(file.path);
  return problem;
}
