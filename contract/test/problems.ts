import { type ObjectSchema, ValidationError } from 'yup';

/** What is wrong with a body, by field; what is wrong with the whole stands under an empty name. */
export function problemsOf(schema: ObjectSchema<object>, body: unknown): Record<string, string> {
  try {
    schema.validateSync(body, { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.length > 0 ? error.inner : [error];
    return Object.fromEntries(problems.map(({ path = '', message }) => [path, message]));
  }
}
