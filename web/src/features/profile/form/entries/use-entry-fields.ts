import { useFormikContext } from 'formik';
import { useId } from 'react';
import { isShownOnSubmit } from '../check-profile.ts';
import type { ProfileValues } from '../profile-values.ts';

/** The error to show at a path of the form's values. */
export type ProblemAt = (path: string) => string | undefined;

/**
 * The props of the fields of the entry at `path`. The error of an incomplete entry shows once for all its fields: `problem`,
 * in an element of id `problemId`; the fields concerned are `aria-invalid`.
 */
export function useEntryFields<Name extends string>(
  path: string,
  names: readonly Name[],
  problemAt: ProblemAt,
) {
  const { getFieldProps } = useFormikContext<ProfileValues>();
  const problemId = useId();
  const problem = names
    .map((name) => problemAt(`${path}.${name}`))
    .find((text) => text && isShownOnSubmit(text));

  function field(name: Name) {
    const own = problemAt(`${path}.${name}`);
    const isMissing = own !== undefined && own === problem;
    return {
      ...getFieldProps(`${path}.${name}`),
      ...(isMissing ? { invalid: true, 'aria-describedby': problemId } : { error: own }),
    };
  }

  return { field, problem, problemId };
}
