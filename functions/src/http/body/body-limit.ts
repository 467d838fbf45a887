import { findMax } from '@aperture-byline/contract/shared/api/check-body';
import { BODY_LIMIT_MIN } from '@aperture-byline/contract/shared/constants';
import { ArraySchema, type ISchema, ObjectSchema, type Schema, StringSchema } from 'yup';

/** Bytes that no call's limit exceeds: what is larger is refused before anything else is known of it. */
export const BODY_LIMIT_MAX = 4 * 1024 * 1024;

/**
 * Bytes of JSON for each of the UTF-16 units that schemas count: `\u0939` has six, which is the longest. As UTF-8 a
 * unit has three at most; so a text that is twice as long as it may be is still read, and refused by the name of its
 * field.
 */
const UNIT_BYTES = 6;
/** Bytes of the longest number, and of anything shorter. */
const VALUE_BYTES = 25;

const limits = new WeakMap<Schema, number>();

/** Returns the largest body in bytes that a call with this schema reads: every text and list at its greatest length. */
export function bodyLimit(schema: ObjectSchema<object>): number {
  const known = limits.get(schema) ?? Math.max(BODY_LIMIT_MIN, countBytes(schema));
  limits.set(schema, known);
  return known;
}

function countBytes(schema: ISchema<unknown>): number {
  if ('type' in schema && schema.type === 'lazy')
    return Math.max(...['', [], {}].map((value) => countBytes(schema.resolve({ value }))));
  if (schema instanceof StringSchema) return findMax(schema, 'a text') * UNIT_BYTES + VALUE_BYTES;
  if (schema instanceof ArraySchema && schema.innerType)
    return findMax(schema, 'a list') * (countBytes(schema.innerType) + 1) + VALUE_BYTES;
  if (!(schema instanceof ObjectSchema)) return VALUE_BYTES;
  return Object.entries(schema.fields as Record<string, ISchema<unknown>>).reduce(
    (sum, [name, field]) => sum + name.length + 4 + countBytes(field),
    VALUE_BYTES,
  );
}
