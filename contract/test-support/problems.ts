import type { ObjectSchema } from 'yup';
import { checkBody } from '../src/shared/api/check-body.ts';

/** Returns the problems of a body by field; unknown keys are counted under an empty name. */
export function findProblems(schema: ObjectSchema<object>, body: unknown): Record<string, string> {
  const checked = checkBody(schema, body);
  if (checked.isValid) return {};
  const { problems, unknownFields } = checked;
  return { ...problems, ...(unknownFields > 0 && { '': `${unknownFields} unknown` }) };
}
