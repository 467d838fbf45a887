import { mkdirSync, writeFileSync } from 'node:fs';
import type { Firestore } from 'firebase-admin/firestore';
import { findIndexes, INDEX_NAMES, type StructuredQuery, shapeOf } from './query-indexes.ts';

/** Folder in which each worker notes the indexes that its queries had. */
const FOLDER = new URL('../../../.cache/results/indexes/', import.meta.url);

const used = new Set<string>();

interface Aggregation {
  structuredQuery?: StructuredQuery;
  aggregations?: { sum?: { field: { fieldPath: string } } }[];
}

interface QueryRequest {
  structuredQuery?: StructuredQuery;
  structuredAggregationQuery?: Aggregation;
}

/** Part of the library that sends every query. */
interface Sender {
  requestStream: (method: string, bidirectional: boolean, request: QueryRequest, tag: string) => Promise<unknown>;
}

/**
 * From now on refuses queries that have no index, as the deployed database does, which the emulator does not; notes the
 * indexes of the others.
 */
export function watchQueries(database: Firestore): void {
  const sender = database as unknown as Sender;
  const send = sender.requestStream.bind(sender);
  sender.requestStream = async (method, bidirectional, request, tag) => {
    const { structuredQuery, aggregations = [] }: Aggregation = request.structuredAggregationQuery ?? request;
    const summed = aggregations.flatMap(({ sum }) => sum?.field.fieldPath ?? []);
    const shape = structuredQuery && shapeOf(structuredQuery, summed);
    if (shape) {
      const found = findIndexes(shape);
      if (found === null) throw new Error(`firestore.indexes.json has no index for ${JSON.stringify(shape)}`);
      for (const name of found) used.add(name);
    }
    return send(method, bidirectional, request, tag);
  };
}

/** Writes down which indexes there are, and which of them queries had. */
export function noteUsedIndexes(): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    new URL(`${process.env.VITEST_POOL_ID}.json`, FOLDER),
    JSON.stringify({ all: INDEX_NAMES, used: [...used] }),
  );
}
