import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { declaredParams, Expression } from 'firebase-functions/params';
import { expect, test } from 'vitest';
import { readConfig } from './lib/config.ts';
import './settings.ts';

const FILES = ['.env.example', '.env.demo-aperture-byline'];
/** Secrets are no expressions. */
const params = declaredParams.filter((param) => param instanceof Expression);
const readSettings = (file: string) => parseEnv(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

test.each(FILES)('When settings stand in %s, then they are those that firebase-tools asks for', (file) => {
  expect(Object.keys(readSettings(file)).sort()).toEqual(params.map(({ name }) => name).sort());
});

test('When the example has another value than is offered, then it is a name or an address', () => {
  const example = readSettings('.env.example');
  const others = params.filter(({ name, options }) => String(options.default ?? '') !== example[name]);
  expect(others.map(({ name }) => name).sort()).toEqual(['CONTACT_EMAIL', 'MAIL_FROM']);
});

test.each(FILES)('When a function has the settings of %s, then it starts', (file) => {
  const secret = 'x'.repeat(32);
  const given = { K_SERVICE: 'api', SIGNING_SECRET: secret, PAYOUT_KEY: secret, STORAGE_BUCKET: 'bucket' };
  const project = { GCLOUD_PROJECT: 'aperture', FUNCTION_TARGET: 'api', ...readSettings(file), ...given };
  expect(readConfig(project)).toMatchObject({ production: true, mailsPerMinute: 300 });
});
