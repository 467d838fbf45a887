import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkJsonStructure } from './json-structure.ts';

test('When any value is written as JSON, plain or indented, then it is accepted', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), fc.nat(3), (value, indent) => {
      expect(() => checkJsonStructure(JSON.stringify(value, null, indent))).not.toThrow();
    }),
  );
});

test('When an object holds any key twice, however it is written, then it is rejected', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), fc.jsonValue({ maxDepth: 3 }), (key, others, value) => {
      const escaped = [...key].map((letter) =>
        [...Array(letter.length).keys()]
          .map((at) => `\\u${letter.charCodeAt(at).toString(16).padStart(4, '0')}`)
          .join(''),
      );
      const between = [...new Set(others)].filter((other) => other !== key);
      const members = [
        `${JSON.stringify(key)}:${JSON.stringify(value)}`,
        ...between.map((other) => `${JSON.stringify(other)}:1`),
        `"${escaped.join('')}":2`,
      ];
      const text = `[0,{"a":{${members.join(',')}}}]`;
      JSON.parse(text);
      expect(() => checkJsonStructure(text)).toThrow();
    }),
  );
});

test('When two objects have the same key, then it is accepted', () => {
  expect(() => checkJsonStructure('[{"a":1},{"a":{"a":[{"a":1},"a","a"]}}]')).not.toThrow();
});

test('When it is nested too deep, then it is rejected', () => {
  expect(() => checkJsonStructure('['.repeat(17) + ']'.repeat(17))).toThrow();
  expect(() => checkJsonStructure('['.repeat(16) + ']'.repeat(16))).not.toThrow();
});
