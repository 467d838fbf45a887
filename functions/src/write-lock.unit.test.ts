import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../write-lock.mjs', import.meta.url));
const readJson = async (file: string | URL) => JSON.parse(await readFile(file, 'utf8'));

test('When the lock file of what is deployed is written, then npm installs by it what the workspace has', async () => {
  const folder = await mkdtemp(`${tmpdir()}/aperture-lock-`);
  onTestFinished(() => rm(folder, { recursive: true }));
  const { dependencies } = await readJson(new URL('../package.json', import.meta.url));
  const names = ['firebase-admin', 'firebase-functions', 'sharp'];
  const needed = Object.fromEntries(names.map((name) => [name, dependencies[name]]));
  await writeFile(`${folder}/package.json`, JSON.stringify({ name: 'functions', private: true, dependencies: needed }));
  await run(process.execPath, [program, folder]);
  // Refuses a lock file that does not fit the dependencies.
  await run('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], { cwd: folder });
  const { packages } = await readJson(`${folder}/package-lock.json`);
  const { packages: known } = await readJson(new URL('../../package-lock.json', import.meta.url));
  for (const name of [...names, '@google-cloud/firestore']) {
    const path = `node_modules/${name}`;
    expect(packages[path].version, name).toBe(known[path].version);
  }
  expect(Object.keys(packages)).not.toContain('node_modules/firebase-tools');
  expect(Object.keys(packages)).not.toContain('node_modules/react');
});
