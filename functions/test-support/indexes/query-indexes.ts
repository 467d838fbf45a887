import { readFileSync } from 'node:fs';

/** Way in which a field stands in an index. */
type Mode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';
type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

interface IndexField {
  fieldPath: string;
  order?: 'ASCENDING' | 'DESCENDING';
  arrayConfig?: 'CONTAINS';
}

interface Indexes {
  indexes: { collectionGroup: string; queryScope: Scope; fields: IndexField[] }[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    indexes: { order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS'; queryScope?: Scope }[];
  }[];
}

/** A query as the database gets it. */
export interface StructuredQuery {
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field: { fieldPath: string }; direction?: string }[];
}

interface Filter {
  compositeFilter?: { op?: string; filters?: Filter[] };
  fieldFilter?: { field: { fieldPath: string }; op?: string };
  unaryFilter?: { field: { fieldPath: string }; op?: string };
}

/** Parts of a query that decide about its index. */
export interface QueryShape {
  collection: string;
  scope: Scope;
  /** Fields that are compared for equality, and lists that have to contain something. */
  equal: { path: string; isList: boolean }[];
  /** Fields by which results are ordered, those of a range first; without the document's name. */
  order: { path: string; mode: Mode }[];
}

/** Index that serves a query, with other ones where several are merged. */
interface Candidate {
  /** Names an entry of `firestore.indexes.json`; null for an index that every field has. */
  name: string | null;
  equal: string[];
  order: string[];
}

const NAME = '__name__';
const RANGES: ReadonlySet<string> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
]);

const modeOf = ({ order, arrayConfig }: Omit<IndexField, 'fieldPath'>): Mode => order ?? arrayConfig ?? 'ASCENDING';

const { indexes, fieldOverrides }: Indexes = JSON.parse(
  readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
);

/** Names of all entries that serve queries. */
export const INDEX_NAMES: readonly string[] = [
  ...indexes.map(({ collectionGroup, queryScope, fields }) => nameIndex(collectionGroup, queryScope, fields)),
  ...fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes: own }) =>
    own.map(({ queryScope = 'COLLECTION', ...mode }) =>
      nameIndex(collectionGroup, queryScope, [{ fieldPath, ...mode }]),
    ),
  ),
];

function nameIndex(collection: string, scope: Scope, fields: readonly IndexField[]): string {
  return [collection, scope, ...fields.map((field) => `${field.fieldPath} ${modeOf(field)}`)].join(', ');
}

/**
 * Null where a query reads a whole collection in the order of its names, which needs no index. A field that is summed
 * has to stand in the index.
 */
export function shapeOf(
  { from: [source] = [], where, orderBy = [] }: StructuredQuery,
  summed: readonly string[],
): QueryShape | null {
  const { collectionId: collection, allDescendants } = source ?? {};
  if (!collection) return null;
  const filters = listFilters(where).filter(({ path }) => path !== NAME);
  const ranges = filters.filter(({ op }) => RANGES.has(op)).map(({ path }) => path);
  const given = orderBy
    .filter(({ field }) => field.fieldPath !== NAME)
    .map(({ field, direction }) => ({
      path: field.fieldPath,
      mode: direction === 'DESCENDING' ? ('DESCENDING' as const) : ('ASCENDING' as const),
    }));
  const unordered = [...new Set([...ranges, ...summed])].filter((path) => !given.some((one) => one.path === path));
  const mode = given.at(-1)?.mode ?? 'ASCENDING';
  const order = [...given, ...unordered.map((path) => ({ path, mode }))];
  const equal = filters
    .filter(({ op }) => !RANGES.has(op))
    .map(({ path, op }) => ({ path, isList: op.startsWith('ARRAY_CONTAINS') }));
  if (equal.length === 0 && order.length === 0) return null;
  return { collection, scope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION', equal, order };
}

function listFilters(filter: Filter | undefined): { path: string; op: string }[] {
  const { compositeFilter, fieldFilter, unaryFilter } = filter ?? {};
  const own = fieldFilter ?? unaryFilter;
  if (own) return [{ path: own.field.fieldPath, op: own.op ?? '' }];
  return (compositeFilter?.filters ?? []).flatMap(listFilters);
}

/**
 * Finds the indexes that serve a query: one, or several that are merged, which then all end with its order. Null where
 * there are none, and the database would refuse the query.
 */
export function findIndexes(shape: QueryShape): string[] | null {
  const equal = shape.equal.map(({ path, isList }) => `${path} ${isList ? 'CONTAINS' : 'ASCENDING'}`);
  const order = shape.order.map(({ path, mode }) => `${path} ${mode}`);
  const reversed = shape.order.map(({ path, mode }) => `${path} ${mode === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING'}`);
  for (const wanted of [order, reversed]) {
    const usable = listCandidates(shape).filter(
      (one) => wanted.join() === one.order.join() && one.equal.every((field) => equal.includes(field)),
    );
    const whole = usable.find((one) => new Set(equal).size === one.equal.length);
    if (whole) return whole.name === null ? [] : [whole.name];
    if (equal.every((field) => usable.some((one) => one.equal.includes(field))) && equal.length > 0)
      return usable.flatMap(({ name }) => name ?? []);
  }
  return null;
}

/** Lists the indexes of a collection, each once for every number of its last fields that may be the order. */
function listCandidates({ collection, scope, equal, order }: QueryShape): Candidate[] {
  const composite = indexes
    .filter((index) => index.collectionGroup === collection && index.queryScope === scope)
    .map(({ fields }) => ({
      name: nameIndex(collection, scope, fields),
      fields: fields.map((field) => `${field.fieldPath} ${modeOf(field)}`),
    }));
  const single = [...equal, ...order].flatMap(({ path }) => listSingle(collection, scope, path));
  return [...single, ...composite].map(({ name, fields }) => ({
    name,
    equal: fields.slice(0, fields.length - order.length).map((field) => field.replace(/DESCENDING$/, 'ASCENDING')),
    order: fields.slice(fields.length - order.length),
  }));
}

/** Lists a field's own indexes: those of its exemption, else the default ones. */
function listSingle(collection: string, scope: Scope, path: string): { name: string | null; fields: string[] }[] {
  const modes: readonly Mode[] = ['ASCENDING', 'DESCENDING', 'CONTAINS'];
  const override = fieldOverrides.find((one) => one.collectionGroup === collection && one.fieldPath === path);
  if (!override)
    return scope === 'COLLECTION' ? modes.map((mode) => ({ name: null, fields: [`${path} ${mode}`] })) : [];
  return override.indexes
    .filter(({ queryScope = 'COLLECTION' }) => queryScope === scope)
    .map(({ queryScope: _scope, ...mode }) => ({
      name: nameIndex(collection, scope, [{ fieldPath: path, ...mode }]),
      fields: [`${path} ${modeOf(mode)}`],
    }));
}
