import { checkBody } from '@aperture-byline/contract/shared/api/check-body';
import { BODY_LIMIT_MIN } from '@aperture-byline/contract/shared/constants';
import { describe, expect, test } from 'vitest';
import { array, lazy, object, string } from 'yup';
import { largestBody, listCalls, SCRIPTS, type Script } from '../../../test-support/calls/legal-bodies.ts';
import { BODY_LIMIT_MAX, bodyLimit } from './body-limit.ts';

test('When texts and lists are short, then a body has the least limit', () => {
  expect(bodyLimit(object({ text: string().max(10) }))).toBe(BODY_LIMIT_MIN);
});

test('When a text may be long, in a list and in a field of two forms too, then six bytes a unit have room', () => {
  const text = () => string().max(50_000);
  for (const schema of [
    object({ text: text() }),
    object({ list: array(object({ text: string().max(500) })).max(100) }),
    object({ either: lazy((value) => (typeof value === 'string' ? text() : array(text()).max(1))) }),
  ]) {
    expect(bodyLimit(schema)).toBeGreaterThan(300_000);
    expect(bodyLimit(schema)).toBeLessThan(310_000);
  }
});

const calls = listCalls();

describe('a body in which every text and list is as long as it may be', () => {
  test.each(calls)('When it is of $name, then it is legal in every script, and within the limit', (call) => {
    const limit = bodyLimit(call.schema);
    expect(limit).toBeLessThanOrEqual(BODY_LIMIT_MAX);
    for (const script of Object.keys(SCRIPTS) as Script[]) {
      const body = largestBody(call, script);
      expect(checkBody(call.schema, body), script).toMatchObject({ isValid: true });
      // As some programs write it: with all that is not ASCII escaped.
      const escaped = JSON.stringify(body).replace(/[^ -~]/g, () => '\\u0939');
      expect(escaped.length).toBeLessThanOrEqual(limit);
    }
  });
});
