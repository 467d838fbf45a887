import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deriveSuiteConfig, type FirebaseConfig } from '../src/suite/derive-config.ts';

const production: FirebaseConfig = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
);

const policyOf = (config: FirebaseConfig): string[] => {
  const headers = config.hosting.headers.flatMap((rule) => rule.headers);
  const policy = headers.find((header) => header.key === 'Content-Security-Policy');
  return (policy?.value ?? '').split('; ');
};

const withPolicy = (policy: string): FirebaseConfig => ({
  hosting: { headers: [{ source: '**', headers: [{ key: 'Content-Security-Policy', value: policy }] }] },
});

describe('firebase.json', () => {
  test('names no local address and no plain HTTP', () => {
    expect(JSON.stringify(production)).not.toMatch(/localhost|127\.0\.0\.1|http:\/\//);
  });

  test('sends everything under /api to the function first and the rest to the page last', () => {
    const rewrites = production.hosting.rewrites as { source: string }[];
    expect(rewrites.map((rewrite) => rewrite.source)).toEqual(['/api/**', '**']);
  });
});

describe('the configuration of the suite', () => {
  const suite = deriveSuiteConfig(production);

  test('When a directive names a production origin, then the emulator that stands for it is added', () => {
    const images = policyOf(suite).find((directive) => directive.startsWith('img-src'));
    expect(images).toContain('https://firebasestorage.googleapis.com');
    expect(images?.match(/http:\/\/127\.0\.0\.1:9199/g)).toHaveLength(1);
  });

  test('When a directive names none, then it stays as strict as in production', () => {
    const policy = withPolicy("default-src 'self'; script-src 'self'");
    expect(policyOf(deriveSuiteConfig(policy))).toEqual(["default-src 'self'", "script-src 'self'"]);
  });

  test('When production upgrades requests to HTTPS, then the suite does not', () => {
    expect(policyOf(production)).toContain('upgrade-insecure-requests');
    expect(policyOf(suite)).not.toContain('upgrade-insecure-requests');
  });

  test('carries rewrites, rules and functions over as they are', () => {
    expect(suite.hosting.rewrites).toEqual(production.hosting.rewrites);
    expect(suite.functions).toEqual(production.functions);
    expect(suite.storage).toEqual(production.storage);
  });

  test('binds every emulator to this machine alone', () => {
    const {
      ui: _ui,
      singleProjectMode: _mode,
      ...emulators
    } = suite.emulators as Record<string, { host: string }>;
    expect(Object.values(emulators).map((emulator) => emulator.host)).toEqual(
      Object.values(emulators).map(() => '127.0.0.1'),
    );
  });
});
