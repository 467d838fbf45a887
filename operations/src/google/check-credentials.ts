import { readFileSync } from 'node:fs';
import { Failure } from '../failure.ts';

/**
 * Throws a failure where `GOOGLE_APPLICATION_CREDENTIALS` names a file that holds no credentials: the client libraries
 * throw what the file system or the JSON parser says, which reads as if Google had refused something.
 */
export function checkCredentials(path = process.env.GOOGLE_APPLICATION_CREDENTIALS): void {
  if (!path) return;
  const problem = findProblem(path);
  if (problem !== null)
    throw new Failure(
      `The credentials can't be read: GOOGLE_APPLICATION_CREDENTIALS names ${path}, ${problem}. Correct this variable, or unset it and run "gcloud auth application-default login".`,
    );
}

function findProblem(path: string): string | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? 'which does not exist' : `which is no file that you may read (${code})`;
  }
  return isCredentials(text) ? null : 'which holds no credentials';
}

/** Returns whether a text is JSON that says which kind of credentials it is, as every file of Google's does. */
function isCredentials(text: string): boolean {
  try {
    return typeof Object(JSON.parse(text)).type === 'string';
  } catch {
    return false;
  }
}
