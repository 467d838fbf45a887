import type { Problems } from '@aperture-byline/contract/shared/api/check-body';
import { getIn } from 'formik';

/** Problems that the server found in the fields that were sent. */
interface Refusal {
  /** By the paths of the fields. */
  problems: Problems;
  fields: object;
}

export const NO_REFUSAL: Refusal = { problems: {}, fields: {} };

/** Returns the problems whose fields are unchanged. `findPaths` names what else a change may mend a problem by. */
export function remainingProblems(
  { problems, fields: submittedFields }: Refusal,
  fields: object,
  findPaths: (path: string) => readonly string[] = (path) => [path],
): Problems {
  const isUnchanged = (path: string) =>
    JSON.stringify(getIn(fields, path)) === JSON.stringify(getIn(submittedFields, path));
  return Object.fromEntries(Object.entries(problems).filter(([path]) => findPaths(path).every(isUnchanged)));
}
