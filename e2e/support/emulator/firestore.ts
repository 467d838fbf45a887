import { FIRESTORE_HOST, HUB_HOST, PROJECT } from '../suite.ts';

/** Values of Firestore's REST API. This module talks to the emulator directly, past the API and the security rules. */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { stringValue: string }
  | { timestampValue: string }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } };
export type Fields = Record<string, Value>;

interface RestDocument {
  name: string;
  fields?: Fields;
}

const DATABASE = `projects/${PROJECT}/databases/(default)`;
const BASE = `http://${FIRESTORE_HOST}/v1/${DATABASE}/documents`;
/** The emulators accept this token as the project owner's: security rules do not apply. */
const HEADERS = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
const WRITES_PER_CALL = 500;

export function encode(value: unknown): Value {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value) } };
}

export function encodeFields(entity: object): Fields {
  return Object.fromEntries(Object.entries(entity).map(([name, value]) => [name, encode(value)]));
}

async function call(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, headers: HEADERS });
  if (!response.ok) throw new Error(`Firestore answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** The fields of the document at `path`; throws where there is none. */
export async function readFields(path: string): Promise<Fields> {
  const { fields = {} } = (await call(`${BASE}/${path}`)) as RestDocument;
  return fields;
}

/** The fields of every document of a collection. */
export async function readCollection(path: string): Promise<Fields[]> {
  const found: Fields[] = [];
  let pageToken: string | undefined = '';
  while (pageToken !== undefined) {
    const page = (await call(`${BASE}/${path}?pageSize=300&pageToken=${pageToken}`)) as {
      documents?: RestDocument[];
      nextPageToken?: string;
    };
    found.push(...(page.documents ?? []).map(({ fields = {} }) => fields));
    pageToken = page.nextPageToken;
  }
  return found;
}

/** A JavaScript value; a timestamp becomes its ISO text. */
export function decode(value: Value): unknown {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return value.doubleValue;
  if ('stringValue' in value) return value.stringValue;
  if ('timestampValue' in value) return value.timestampValue;
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(decode);
  return decodeFields(value.mapValue.fields ?? {});
}

function decodeFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]));
}

/** The decoded documents of a collection whose field equals this value. */
export async function findWhere<T>(collectionId: string, field: string, value: unknown): Promise<T[]> {
  const structuredQuery = {
    from: [{ collectionId }],
    where: { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: encode(value) } },
  };
  const found = (await call(`${BASE}:runQuery`, {
    method: 'POST',
    body: JSON.stringify({ structuredQuery }),
  })) as { document?: RestDocument }[];
  return found.flatMap(({ document }) => (document ? [decodeFields(document.fields ?? {}) as T] : []));
}

/** Updates these fields of an existing document, as an administrator does by hand; triggers run. */
export async function setFields(path: string, fields: Record<string, unknown>): Promise<void> {
  const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${encodeURIComponent(name)}`);
  await call(`${BASE}/${path}?currentDocument.exists=true&${mask.join('&')}`, {
    method: 'PATCH',
    body: JSON.stringify({ fields: encodeFields(fields) }),
  });
}

/** Creates or overwrites documents. */
export async function writeDocuments(documents: readonly { path: string; fields: Fields }[]): Promise<void> {
  const writes = documents.map(({ path, fields }) => ({
    update: { name: `${DATABASE}/documents/${path}`, fields },
  }));
  await commit(writes);
}

export async function deleteDocuments(paths: readonly string[]): Promise<void> {
  await commit(paths.map((path) => ({ delete: `${DATABASE}/documents/${path}` })));
}

async function commit(writes: readonly object[]): Promise<void> {
  for (let start = 0; start < writes.length; start += WRITES_PER_CALL)
    await call(`${BASE}:commit`, {
      method: 'POST',
      body: JSON.stringify({ writes: writes.slice(start, start + WRITES_PER_CALL) }),
    });
}

/** Runs `work` with triggers disabled: a bulk write would queue thousands of events. */
export async function withoutTriggers<T>(work: () => Promise<T>): Promise<T> {
  await call(`http://${HUB_HOST}/functions/disableBackgroundTriggers`, { method: 'PUT' });
  try {
    return await work();
  } finally {
    await call(`http://${HUB_HOST}/functions/enableBackgroundTriggers`, { method: 'PUT' });
  }
}
