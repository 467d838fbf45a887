import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/platform/config.ts';

const project = { GCLOUD_PROJECT: 'aperture' };
const deployed = { ...project, K_SERVICE: 'api' };

describe('production', () => {
  test('When nothing else is set, then limits are real, costs stay secret and one proxy is trusted', () => {
    expect(readConfig({ ...deployed, RATE_LIMIT_FACTOR: '100', COUNT_READS: '1' })).toMatchObject({
      production: true,
      rateLimitFactor: 1,
      countReads: false,
      proxyHops: 1,
      contactEmail: null,
      allowedOrigins: [],
      publicStorageUrl: 'https://firebasestorage.googleapis.com',
      deadline: 8000,
    });
  });

  test.each(['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'])(
    'When %s is set, then it must not start',
    (name) => {
      expect(() => readConfig({ ...deployed, [name]: '127.0.0.1:9099' })).toThrow(`unset ${name}`);
    },
  );

  test('When it knows the Auth emulator, then the process of the functions does not come up', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [fileURLToPath(new URL('../../src/index.ts', import.meta.url))],
      {
        env: { PATH: process.env.PATH, ...deployed, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
        encoding: 'utf8',
      },
    );
    expect(status).not.toBe(0);
    expect(stderr).toContain('unset FIREBASE_AUTH_EMULATOR_HOST');
  });
});

describe('the emulators', () => {
  test('When they run the functions, then their hosts are welcome', () => {
    const config = readConfig({
      ...deployed,
      FUNCTIONS_EMULATOR: 'true',
      FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      RATE_LIMIT_FACTOR: '100',
      COUNT_READS: '1',
    });
    expect(config).toMatchObject({
      production: false,
      publicStorageUrl: 'http://127.0.0.1:9199',
      bucket: 'aperture.appspot.com',
      rateLimitFactor: 100,
      countReads: true,
      proxyHops: 0,
    });
  });
});

test.each([
  ['ALLOWED_ORIGINS', 'https://studio.example/'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'studio.example'],
  ['PUBLIC_STORAGE_URL', 'https://files.example/path'],
  ['RATE_LIMIT_FACTOR', 'many'],
  ['TRUST_PROXY_HOPS', '-1'],
])('When %s is %s, then the process must not start', (name, value) => {
  expect(() => readConfig({ ...project, [name]: value })).toThrow(ConfigError);
});

test('When no project is known, then the process must not start', () => {
  expect(() => readConfig({})).toThrow(ConfigError);
});
