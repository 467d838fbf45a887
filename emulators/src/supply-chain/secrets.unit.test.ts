import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findKeys, KEY_PATTERNS } from '@aperture-byline/contract/test-support/key-patterns';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';

const listed = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
const files = listed.split('\0').filter((file) => file !== '');

test('When a file is committed, then no key of a service stands in it', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    findKeys(readFileSync(`${ROOT}/${file}`, 'latin1')).map((service) => `${file}: ${service}`),
  );
  expect(found).toEqual([]);
});

test('When settings are committed, then they are the examples and those of the emulators', () => {
  expect(files.filter((file) => /(?:^|\/)\.(?:env|secret)/.test(file)).sort()).toEqual([
    'functions/.env.demo-aperture-byline',
    'functions/.env.example',
    'web/.env.example',
  ]);
});

test.each([
  ['Google API key', `AIza${'x'.repeat(35)}`],
  ['private key', ['-----BEGIN', 'RSA', 'PRIVATE', 'KEY-----'].join(' ')],
  ['service account', `"private_key_id": "${'0a'.repeat(20)}"`],
  ['GitHub token', `ghp_${'x'.repeat(36)}`],
])('When a %s stands in a text, then it is found', (service, text) => {
  expect(Object.keys(KEY_PATTERNS)).toContain(service);
  expect(findKeys(`const key = '${text}';`)).toEqual([service]);
});
