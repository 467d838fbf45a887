import * as v from 'valibot';
import { EMAIL_MAX } from './text/email.ts';

/**
 * Building blocks of the schemas of stored documents. An administrator edits documents by hand in the console, so a
 * field may hold anything: a field of these schemas falls back, where a document without it still makes sense.
 */

/** Whether the document that is parsed just now holds something that is replaced; parsing is synchronous. */
let isFaulty = false;

/** The field's value, or `fallback` where it is missing, null or of another type. */
export function withFallback<const S extends v.GenericSchema>(schema: S, fallback: v.InferOutput<S>) {
  return v.fallback(schema, (dataset) => {
    if (dataset?.value !== undefined && dataset?.value !== null) isFaulty = true;
    return fallback as never;
  });
}

/** May be missing; anything of another type, null too, counts as missing. */
export function optionalField<const S extends v.GenericSchema>(schema: S) {
  return v.optional(withFallback(v.optional(schema), undefined));
}

/** Null where it is missing or of another type. */
export function nullable<const S extends v.GenericSchema>(schema: S) {
  return withFallback(v.nullable(schema), null);
}

/** A list without the entries that `entry` rejects; empty where it is no list. */
export function listField<const S extends v.GenericSchema>(entry: S) {
  return v.fallback(v.array(entry), (dataset) => {
    const value: unknown = dataset?.value;
    if (value !== undefined && value !== null) isFaulty = true;
    if (!Array.isArray(value)) return [] as never;
    const rejected = new Set(dataset?.issues?.map((issue) => issue.path?.[0]?.key));
    return value.filter((_, index) => !rejected.has(index)) as never;
  });
}

/** A map without the entries that `value` rejects; empty where it is no map. */
export function mapField<const S extends v.GenericSchema>(value: S) {
  return v.fallback(v.record(v.string(), value), (dataset) => {
    const found: unknown = dataset?.value;
    if (found !== undefined && found !== null) isFaulty = true;
    if (typeof found !== 'object' || found === null) return {} as never;
    const rejected = new Set(dataset?.issues?.map((issue) => issue.path?.[0]?.key));
    return Object.fromEntries(Object.entries(found).filter(([key]) => !rejected.has(key))) as never;
  });
}

/** Returns a field that is one of these names; a record, so that the compiler requires every name of the type. */
export function oneOf<N extends string>(names: Readonly<Record<N, true>>) {
  return v.picklist(Object.keys(names) as N[]);
}

/** A time: the database's own timestamps, or a `Date`, as a `Date`. */
export const time = v.pipe(
  v.unknown(),
  v.transform((value) => (isTimestamp(value) ? value.toDate() : value)),
  v.date(),
);

function isTimestamp(value: unknown): value is { toDate: () => Date } {
  return typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';
}

/** Stands for a time that a document lacks where every document has one: before all others. */
export const UNKNOWN_TIME = new Date(0);

/** Times of creation and change; `UNKNOWN_TIME` where there is none. */
export const timeField = withFallback(time, UNKNOWN_TIME);
export const text = withFallback(v.string(), '');
export const flag = withFallback(v.boolean(), false);
export const number = v.pipe(v.number(), v.finite());
/** A whole number from 0 up; 0 where there is none. */
export const count = withFallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0);
/** The number of a user: nine digits. */
export const userNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(100_000_000), v.maxValue(999_999_999));
/** An amount of money. */
export const rupees = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const requiredText = v.pipe(v.string(), v.nonEmpty());
/** An address that mails go to: a longer one would make a mail that cannot be stored. */
export const emailAddress = v.pipe(v.string(), v.nonEmpty(), v.maxLength(EMAIL_MAX));

export type DocumentSchema = v.ObjectSchema<v.ObjectEntries, undefined>;
/** Schema of a whole document, or of several shapes that a field tells apart. */
export type AnyDocumentSchema = DocumentSchema | v.VariantSchema<string, v.VariantOptions<string>, undefined>;

interface ParsedDocument<T> {
  /** Undefined where something is missing or wrong that has no fallback. */
  document: T | undefined;
  /** Names of fields that were wrong or missing. Empty for a valid document. */
  faults: readonly string[];
}

/** Reads a document by its schema: what falls back is replaced, what is unknown is left out. */
export function parseDocument<S extends AnyDocumentSchema>(
  schema: S,
  data: Readonly<Record<string, unknown>>,
): ParsedDocument<v.InferOutput<S>> {
  isFaulty = false;
  const { success, output, issues } = v.safeParse(schema, data);
  if (!success) return { document: undefined, faults: issues.map((issue) => v.getDotPath(issue) ?? '?') };
  return { document: output, faults: isFaulty ? replacedFields(data, output) : [] };
}

function replacedFields(before: Readonly<Record<string, unknown>>, after: unknown): string[] {
  return Object.entries(Object(after))
    .filter(([name, value]) => before[name] != null && !isSame(before[name], value))
    .map(([name]) => name);
}

/** Compares by what JSON shows of them, with times as they are parsed. */
function isSame(before: unknown, after: unknown): boolean {
  return toComparableJson(before) === toComparableJson(after);
}

function toComparableJson(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key, converted: unknown) {
    // Of a timestamp, which JSON converts before it comes here, the one that was stored.
    const stored = this[key];
    return isTimestamp(stored) ? stored.toDate().toJSON() : converted;
  });
}
