import { checkBody } from '@aperture-byline/contract/shared/check-body';
import type { ObjectSchema } from 'yup';
import { ApiError } from '../../lib/errors.ts';
import { readText } from '../../lib/text.ts';

/**
 * The body as the schema describes it, with every text in its one form. Types are never converted, and unknown keys are
 * refused. What is wrong is named by field.
 */
export function validate<T extends object>(schema: ObjectSchema<T>, body: unknown): T {
  const checked = checkBody(schema, body, readText);
  if (checked.isValid) return checked.value;
  const { problems, unknownFields } = checked;
  throw new ApiError('INVALID', {
    ...(Object.keys(problems).length > 0 && { fields: problems }),
    ...(unknownFields > 0 && { unknownFields }),
  });
}
