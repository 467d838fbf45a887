import { beforeEach, describe, expect, test } from 'vitest';
import { array, lazy, object, string } from 'yup';
import { guestBookSchema, imageCommentSchema, reportSchema, storyCommentSchema } from '../../comment/bodies.ts';
import { contactSchema } from '../../contact/bodies.ts';
import { readNoticesSchema } from '../../notice/bodies.ts';
import { newProfileSchema, profileChangeSchema } from '../../profile/bodies.ts';
import { emptyBodySchema, guestSchema, newAccountSchema } from '../../user/bodies.ts';
import { lineField, schemaMessages } from '../text/text-fields.ts';
import { bodyMessages, checkBody, NAMED_PROBLEMS_MAX } from './check-body.ts';

const KILOBYTES_64 = 64 * 1024;

let visits = 0;
beforeEach(() => {
  visits = 0;
});

/** A text that notes when anything but its length is looked at. */
const watched = () =>
  string()
    .max(5, 'too long')
    .test('visit', 'wrong', () => {
      visits += 1;
      return false;
    });
const entry = () => object({ text: watched() }).noUnknown();
const schema = object({
  list: array(entry()).max(3, 'too many'),
  other: lazy((value) => (typeof value === 'string' ? watched() : array(entry()).max(3, 'too many'))),
  text: watched(),
}).noUnknown();

describe('lengths before entries', () => {
  test('When a list is too long, then no entry of it is visited', () => {
    for (const name of ['list', 'other']) {
      const body = { [name]: Array.from({ length: 21_000 }, () => ({ text: 'a' })) };
      expect(checkBody(schema, body)).toEqual({
        isValid: false,
        problems: { [name]: 'too many' },
        unknownFields: 0,
      });
    }
    expect(visits).toBe(0);
  });

  test('When a text is too long, anywhere, then no test sees it', () => {
    const long = '<'.repeat(60_000);
    for (const [path, body] of [
      ['text', { text: long }],
      ['other', { other: long }],
      ['list[1].text', { list: [{ text: 'a' }, { text: long }] }],
    ] as const)
      expect(checkBody(schema, body)).toMatchObject({ problems: { [path]: 'too long' } });
    expect(visits).toBe(0);
  });

  test('When lengths are right, then every entry is visited once', () => {
    checkBody(schema, { list: [{ text: 'a' }, { text: 'b' }], other: [{ text: 'c' }], text: 'd' });
    expect(visits).toBe(4);
  });

  test('When a value has another type, then it is neither visited nor repeated', () => {
    const deep = JSON.parse(`${'['.repeat(16)}"secret"${']'.repeat(16)}`);
    for (const value of [deep, { secret: deep }, 5, null, true]) {
      const checked = checkBody(schema, { text: value, list: value === deep ? {} : value });
      expect(checked).toMatchObject({
        problems: { text: schemaMessages.valueInvalid, list: schemaMessages.valueInvalid },
      });
      expect(JSON.stringify(checked)).not.toContain('secret');
    }
    expect(visits).toBe(0);
  });

  test('When a schema leaves a list or a text unbounded, then it is not used', () => {
    expect(() => checkBody(object({ text: string() }), { text: '' })).toThrow('"text"');
    expect(() => checkBody(object({ list: array(string().max(1)) }), { list: [] })).toThrow('"list"');
  });
});

describe('what is named', () => {
  test('When more is wrong than anybody reads, then twenty fields are named', () => {
    const fields = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`f${index}`, watched()]));
    for (const text of ['wrong', 'too long'] as const) {
      const body = Object.fromEntries(Object.keys(fields).map((name) => [name, text === 'wrong' ? 'a' : text]));
      const checked = checkBody(object(fields).noUnknown(), body);
      expect(checked.isValid).toBe(false);
      expect(Object.values('problems' in checked ? checked.problems : {})).toEqual(
        Array(NAMED_PROBLEMS_MAX).fill(text),
      );
    }
  });

  test('When keys are unknown, then they are counted and not repeated', () => {
    const secrets = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`secret${index}`, index]));
    const checked = checkBody(schema, { ...secrets, list: [{ secret: 1 }, secrets] });
    expect(checked).toEqual({
      isValid: false,
      problems: { 'list[0]': bodyMessages.fieldUnknown, 'list[1]': bodyMessages.fieldUnknown },
      unknownFields: 10_001,
    });
  });

  test('When keys have the names of what every object has, then they are unknown too', () => {
    const body = JSON.parse('{"__proto__":{},"constructor":{},"toString":1}');
    expect(checkBody(schema, body)).toMatchObject({ isValid: false, unknownFields: 3 });
  });
});

test.each([[null], [[]], ['{}'], [5], [true]])('When the body is %j, then it is wrong as a whole', (body) => {
  expect(checkBody(schema, body)).toEqual({ isValid: false, problems: {}, unknownFields: 0 });
});

test('When a text is too long only by what is cleaned away, then it is taken clean', () => {
  const short = object({ text: lineField().max(3) }).noUnknown();
  expect(checkBody(short, { text: ' \u200ba\u00adbc ' })).toEqual({ isValid: true, value: { text: 'abc' } });
});

test('When a text can’t be put into one form, or a token has a control in it, then it is refused', () => {
  const both = object({ text: lineField().max(100), id: string().max(100) }).noUnknown();
  expect(checkBody(both, { text: `a${'\u0301'.repeat(40)}`, id: 'a\u0000b' })).toMatchObject({
    problems: { text: schemaMessages.valueInvalid, id: schemaMessages.valueInvalid },
  });
});

test('When a schema of the contract is given a list or a text of 64 kB anywhere, then it has a bound for it', () => {
  for (const one of [
    contactSchema,
    newProfileSchema,
    profileChangeSchema,
    guestSchema,
    newAccountSchema,
    emptyBodySchema,
    imageCommentSchema,
    storyCommentSchema,
    guestBookSchema,
    reportSchema,
    readNoticesSchema,
  ])
    for (const name of Object.keys(one.fields))
      for (const value of ['<'.repeat(KILOBYTES_64), Array(21_000).fill({})])
        expect(checkBody(one, { [name]: value }), name).toMatchObject({ isValid: false });
});
