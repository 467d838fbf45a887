import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';

interface Package {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
}

const readJson = (file: string) => JSON.parse(readFileSync(`${ROOT}/${file}`, 'utf8'));
const { packages }: { packages: Record<string, Package> } = readJson('package-lock.json');
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
);

test('When packages are installed, then the lock file names the content of each, and no registry', () => {
  expect(installed.length).toBeGreaterThan(500);
  for (const [path, { integrity, resolved }] of installed) {
    expect(integrity, path).toMatch(/^sha512-/);
    expect(resolved, path).toBeUndefined();
  }
});

test.each(['contract', 'functions', 'web'])(
  'When %s depends on a package, then on one exact version, which is the locked one',
  (workspace) => {
    const { dependencies }: { dependencies: Record<string, string> } = readJson(`${workspace}/package.json`);
    for (const [name, version] of Object.entries(dependencies)) {
      if (version === '*' && name.startsWith('@aperture-byline/')) continue;
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      const locked = packages[`${workspace}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
      expect(locked?.version, name).toBe(version);
    }
  },
);

test('When HTML is sanitised, then by a version without the known faults: 2.18 or later', () => {
  const [major = 0, minor = 0] = String(packages['node_modules/sanitize-html']?.version).split('.').map(Number);
  expect(major * 1000 + minor).toBeGreaterThanOrEqual(2018);
});
