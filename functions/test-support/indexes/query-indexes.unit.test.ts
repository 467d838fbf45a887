import { expect, test } from 'vitest';
import { findIndexes, type QueryShape } from './query-indexes.ts';

const equal = (...paths: string[]) => paths.map((path) => ({ path, isList: false }));
const descending = (path: string) => ({ path, mode: 'DESCENDING' as const });
const on = (collection: string, shape: Partial<QueryShape>): QueryShape => ({
  collection,
  scope: 'COLLECTION',
  equal: [],
  order: [],
  ...shape,
});

test.each<[string, QueryShape]>([
  ['one field', on('mail', { equal: equal('to') })],
  ['several fields, whose indexes are merged', on('mail', { equal: equal('to', 'userId') })],
  ['the order of one field', on('mail', { order: [descending('createdAt')] })],
])('When a query needs %s, then it needs no entry', (_what, shape) => {
  expect(findIndexes(shape)).toEqual([]);
});

test('When a composite index serves a query, in this order or the reversed one, then it is named', () => {
  const name = 'orders, COLLECTION, buyerId ASCENDING, createdAt DESCENDING';
  for (const mode of ['DESCENDING', 'ASCENDING'] as const)
    expect(findIndexes(on('orders', { equal: equal('buyerId'), order: [{ path: 'createdAt', mode }] }))).toEqual([
      name,
    ]);
});

test('When composite indexes of one order serve a query together, then all are named', () => {
  const found = findIndexes(on('audit', { equal: equal('kind', 'adminId'), order: [descending('createdAt')] }));
  expect(found).toEqual([
    'audit, COLLECTION, kind ASCENDING, createdAt DESCENDING',
    'audit, COLLECTION, adminId ASCENDING, createdAt DESCENDING',
  ]);
});

test.each<[string, QueryShape]>([
  ['an order without its index', on('orders', { equal: equal('gift'), order: [descending('createdAt')] })],
  ['a group without an exemption', on('parts', { scope: 'COLLECTION_GROUP', equal: equal('carrier') })],
  ['a field whose exemption has no index', on('searchIndex', { equal: equal('changes') })],
])('When a query has %s, then there is none', (_what, shape) => {
  expect(findIndexes(shape)).toBeNull();
});
