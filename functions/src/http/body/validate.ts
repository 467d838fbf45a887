import { messages } from '@aperture-byline/contract/messages';
import { type ObjectSchema, ValidationError } from 'yup';
import { Refusal } from '../../platform/refusal.ts';

/**
 * The body as the schema describes it. Texts are trimmed and put into one Unicode form first; types are never
 * converted, and unknown keys are refused. What is wrong is named by field.
 */
export async function validate<T extends object>(schema: ObjectSchema<T>, body: unknown): Promise<T> {
  try {
    return (await schema.validate(tidy(body), { strict: true, abortEarly: false })) as T;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.length > 0 ? error.inner : [error];
    const fields = Object.fromEntries(problems.flatMap(namedProblems).filter(([name]) => name !== ''));
    throw new Refusal('INVALID', Object.keys(fields).length > 0 ? { fields } : {});
  }
}

/** Each wrong field with a sentence for a person: yup's own ones speak of types and repeat what was sent. */
function namedProblems({
  type,
  path = '',
  message,
  params,
}: ValidationError): [name: string, message: string][] {
  if (type === 'noUnknown')
    return String(params?.unknown)
      .split(', ')
      .map((key) => [path ? `${path}.${key}` : key, messages.fieldUnknown]);
  const isUnworded = type === 'typeError' || message === `${path} cannot be null`;
  return [[path, isUnworded ? messages.valueInvalid : message]];
}

function tidy(value: unknown, path = ''): unknown {
  if (typeof value === 'string') {
    if (!value.isWellFormed() || hasControls(value))
      throw new Refusal('INVALID', path === '' ? {} : { fields: { [path]: messages.valueInvalid } });
    return value.normalize('NFC').trim();
  }
  if (Array.isArray(value)) return value.map((entry, index) => tidy(entry, `${path}[${index}]`));
  if (value !== null && typeof value === 'object') {
    const tidied: Record<string, unknown> = Object.create(null);
    for (const [key, entry] of Object.entries(value))
      tidied[key] = tidy(entry, path ? `${path}.${key}` : key);
    return tidied;
  }
  return value;
}

/** Controls but tab and line ends stand in no text of a person. */
function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text.replace(/[\t\n\r]/g, ''));
}
