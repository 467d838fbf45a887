export type Json = Record<string, unknown>;

/** Value of a document's field; a time is a `Date`. */
type Value = string | number | Date | { [field: string]: Value };

interface Condition {
  compositeFilter?: { filters: Condition[] };
  fieldFilter?: { field: { fieldPath: string }; op: number; value: Json };
}

export interface StructuredQuery {
  from: { collectionId: string }[];
  where?: Condition;
  orderBy?: { field: { fieldPath: string } }[];
  limit?: number;
}

/** Documents by their paths. */
export type FakeDocuments = Map<string, Record<string, Value>>;

/** Answers a query of a collection: filters by values of the type of the operand, as Firestore does. */
export function answerQuery(
  documents: FakeDocuments,
  database: string,
  { from, where, orderBy = [], limit }: StructuredQuery,
): Json[] {
  const collection = from[0]?.collectionId;
  const order = orderBy[0]?.field.fieldPath ?? '';
  const found = [...documents]
    .filter(([path, fields]) => path.split('/').slice(0, -1).join('/') === collection && matches(fields, where))
    .sort(([, one], [, other]) => Number(at(one, order)) - Number(at(other, order)) || 0)
    .slice(0, limit);
  const readTime = new Date().toISOString();
  if (found.length === 0) return [{ readTime }];
  return found.map(([path, fields]) => ({
    readTime,
    document: {
      name: `${database}/documents/${path}`,
      fields: encodeFields(fields),
      createTime: readTime,
      updateTime: readTime,
    },
  }));
}

function matches(fields: Record<string, Value>, condition: Condition | undefined): boolean {
  if (condition?.compositeFilter) return condition.compositeFilter.filters.every((one) => matches(fields, one));
  if (!condition?.fieldFilter) return true;
  const { field, op, value } = condition.fieldFilter;
  const found = at(fields, field.fieldPath);
  if (found === undefined) return false;
  if ('timestampValue' in value) {
    const wanted = Date.parse(String(value.timestampValue));
    return found instanceof Date && compare(op, found.getTime(), wanted);
  }
  return compare(op, found, value.stringValue);
}

/** Operators by the numbers by which the library sends them. */
const OPERATORS: Readonly<Record<number, (difference: number) => boolean>> = {
  1: (difference) => difference < 0,
  3: (difference) => difference > 0,
  4: (difference) => difference >= 0,
};
const EQUAL = 5;

function compare(op: number, found: unknown, wanted: unknown): boolean {
  if (op === EQUAL) return found === wanted;
  const operator = OPERATORS[op];
  if (!operator) throw new Error(`The fake knows no filter ${op}`);
  return operator(Number(found) - Number(wanted));
}

function at(fields: Record<string, Value>, path: string): Value | undefined {
  const [first = '', ...rest] = path.split('.');
  const value = fields[first];
  if (rest.length === 0 || typeof value !== 'object' || value instanceof Date) return value;
  return at(value, rest.join('.'));
}

const encodeFields = (fields: Record<string, Value>): Json =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));

function encode(value: Value): Json {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { doubleValue: value };
  return { mapValue: { fields: encodeFields(value) } };
}
