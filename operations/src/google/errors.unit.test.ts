import { expect, test } from 'vitest';
import { describeError } from './errors.ts';

const PROJECT = 'aperture-test';

test('When Google fails for as long as is tried, then it is one sentence that says so', () => {
  const attempts = '{"message":"Internal error","code":13},'.repeat(200);
  const text = describeError(new Error(`Total timeout of API exceeded 60000 milliseconds: ${attempts}`), PROJECT);
  expect(text).toMatch(/^Google is out of order: try again later/);
  expect(text.length).toBeLessThan(350);
});

test.each([500, 502, 503])('When Google answers %d, then it is out of order', (code) => {
  expect(describeError(Object.assign(new Error('Bad gateway'), { code }), PROJECT)).toMatch(/^Google is out of order/);
});

test('When Google refuses, then its reason is quoted without a second full stop', () => {
  expect(describeError(new Error('The name is taken..'), PROJECT)).toBe('Google refused: The name is taken.');
});

test('When a token can not be fetched without a network, then nobody is told to sign in', () => {
  const error = new Error('request to https://oauth2.googleapis.com/token failed, reason: getaddrinfo EAI_AGAIN');
  expect(describeError(error, PROJECT)).toBe('Google does not answer: check the connection.');
});
