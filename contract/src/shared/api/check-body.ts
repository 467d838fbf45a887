import { ArraySchema, type ISchema, ObjectSchema, type Schema, StringSchema, ValidationError } from 'yup';
import { messages } from '../messages.ts';
import { readText, schemaMessages } from '../text/text-fields.ts';
/** Messages about the body of a call, apart from `messages` since no page shows them. */
export const bodyMessages = { fieldUnknown: 'Some of these fields do not exist. Please leave them out.' } as const;

/** Messages by the path of the field, such as `socialLinks[1].link`. */
export type Problems = Readonly<Record<string, string>>;

/** The most fields that one answer names: its size must not grow with the request's. */
export const NAMED_PROBLEMS_MAX = 20;

type CheckedBody<T> =
  | { isValid: true; value: T }
  | { isValid: false; problems: Problems /** Keys that the schema does not know. */; unknownFields: number };

/**
 * Checks a body of any size and shape at a cost that is bounded by its schema. First types, unknown keys, and the
 * lengths of lists and texts: a list is counted before an entry of it is looked at, and only what is short enough meets
 * patterns and tests. Texts are cleaned before they are counted (`readText`). Types are never converted. Throws
 * `TypeError` for a schema that leaves a list or a text unbounded.
 */
export function checkBody<T extends object>(schema: ObjectSchema<T>, input: unknown): CheckedBody<T> {
  const bounds = new BoundsCheck();
  const value = bounds.read(schema, input, '');
  if (bounds.hasFailed)
    return { isValid: false, problems: toProblems(bounds.problems), unknownFields: bounds.unknownFields };
  try {
    const options = { strict: true, abortEarly: false, disableStackTrace: true };
    return { isValid: true, value: schema.validateSync(value, options) as T };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const failures = error.inner.length > 0 ? error.inner : [error];
    const problems = failures.map(({ path = '', message }) => [path, message] as const);
    return { isValid: false, problems: toProblems(problems), unknownFields: 0 };
  }
}

/** Returns problems by field, the last of several; one of the whole body has no name and is left out. */
function toProblems(all: Iterable<readonly [path: string, message: string]>): Problems {
  const named = [...new Map(all)].filter(([path]) => path !== '');
  return Object.fromEntries(named.slice(0, NAMED_PROBLEMS_MAX));
}

/** Reads a value along its schema: unknown keys are neither visited nor copied. */
class BoundsCheck {
  readonly problems = new Map<string, string>();
  unknownFields = 0;

  get hasFailed(): boolean {
    return this.problems.size > 0 || this.unknownFields > 0;
  }

  read(schema: ISchema<unknown>, input: unknown, path: string): unknown {
    if (input === undefined) return input;
    const known = schema.resolve({ value: input }) as Schema;
    if (!known.isType(input)) {
      this.problems.set(path, schemaMessages.valueInvalid);
      return undefined;
    }
    // Only a schema that says so takes it.
    if (input === null) return input;
    if (known instanceof StringSchema) return this.#text(known, input as string, path);
    if (known instanceof ArraySchema) return this.#entries(known, input as unknown[], path);
    if (known instanceof ObjectSchema) return this.#fields(known, input as Record<string, unknown>, path);
    return input;
  }

  #text(schema: Schema, input: string, path: string): string | undefined {
    const text = readText(schema, input);
    if (text === null) this.problems.set(path, schemaMessages.valueInvalid);
    else if (this.#isWithin(schema, text.length, path)) return text;
    return undefined;
  }

  #entries(schema: ArraySchema<unknown[] | undefined, unknown>, input: unknown[], path: string): unknown[] | undefined {
    const { innerType } = schema;
    if (!innerType || !this.#isWithin(schema, input.length, path)) return undefined;
    return input.map((entry, index) => this.read(innerType, entry, `${path}[${index}]`));
  }

  #fields(schema: ObjectSchema<object>, input: Record<string, unknown>, path: string): object {
    const fields = schema.fields as Record<string, ISchema<unknown>>;
    const names = Object.keys(fields);
    const unknown = Object.keys(input).filter((name) => !Object.hasOwn(fields, name)).length;
    if (unknown > 0) {
      this.unknownFields += unknown;
      if (path !== '') this.problems.set(path, bodyMessages.fieldUnknown);
    }
    const read: Record<string, unknown> = Object.create(null);
    for (const name of names) {
      const field = fields[name];
      if (field && Object.hasOwn(input, name))
        read[name] = this.read(field, input[name], path === '' ? name : `${path}.${name}`);
    }
    return read;
  }

  #isWithin(schema: Schema, length: number, path: string): boolean {
    if (length <= findMax(schema, path)) return true;
    const { message } = findMaxTest(schema) ?? {};
    this.problems.set(path, typeof message === 'string' ? message : messages.tooLong);
    return false;
  }
}

const findMaxTest = (schema: Schema) => schema.tests.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS;

/** Returns the greatest length of a text (UTF-16 units) or list. Throws `TypeError` where the schema sets none. */
export function findMax(schema: Schema, path: string): number {
  const max: unknown = findMaxTest(schema)?.params?.max;
  if (typeof max !== 'number') throw new TypeError(`The schema sets no greatest length for "${path}"`);
  return max;
}
