import { expect, test } from 'vitest';
import { findLeaves } from '../../../test-support/people/schema-leaves.ts';
import { COLLECTIONS } from '../core/collections.ts';
import { KEPT, ROLES, TEXT_FIELDS } from './text-fields.ts';

test('When an erasure changes a collection, then its texts have answers', () => {
  const personal = Object.entries(COLLECTIONS).flatMap(([path, { erasure }]) =>
    typeof erasure === 'string' ? [path] : [],
  );
  expect(Object.keys(TEXT_FIELDS).sort()).toEqual(personal.sort());
});

test.each(Object.entries(TEXT_FIELDS))(
  'When %s has a field for words or a person, then it has an answer',
  (_path, { schema, fields }) => {
    const lists = Object.values(fields).map((list) => list.split(' '));
    expect([...new Set(lists.flat())].sort()).toEqual(findLeaves(schema));
    for (const list of lists) expect(new Set(list).size).toBe(list.length);
  },
);

test.each(Object.entries(TEXT_FIELDS))(
  'When a field of %s is kept, then nobody’s erasure takes it',
  (_path, { fields }) => {
    const listed = (names: readonly string[]) =>
      Object.entries(fields).flatMap(([name, list]) => (names.includes(name) ? list.split(' ') : []));
    const taken = new Set(listed(ROLES));
    expect(listed(Object.keys(KEPT)).filter((field) => taken.has(field))).toEqual([]);
  },
);
