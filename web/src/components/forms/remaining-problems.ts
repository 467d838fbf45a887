import type { Problems } from '@aperture-byline/contract/shared/api/check-body';
import { getIn } from 'formik';

/** Problems that the server found in the fields that were sent. */
export interface Refusal {
  /** By the paths of the fields. */
  problems: Problems;
  /** The fields as they were sent. */
  fields: object;
}

export const NO_REFUSAL: Refusal = { problems: {}, fields: {} };

/**
 * The problems of a refusal that still are about `fields`: each goes with a change of what it is about. `findPaths`
 * names that for a problem's path, where it is more than the field there.
 */
export function remainingProblems(
  { problems, fields: submittedFields }: Refusal,
  fields: object,
  findPaths: (path: string) => readonly string[] = (path) => [path],
): Problems {
  const isUnchanged = (path: string) =>
    JSON.stringify(getIn(fields, path)) === JSON.stringify(getIn(submittedFields, path));
  return Object.fromEntries(Object.entries(problems).filter(([path]) => findPaths(path).every(isUnchanged)));
}
