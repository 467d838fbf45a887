/**
 * Writes package-lock.json beside the package.json of a folder, dist/ unless it is named, with the versions that the
 * workspace has installed: what is deployed is what was tested, and `npm audit` sees it there.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = process.argv[2] ?? fileURLToPath(new URL('dist', import.meta.url));
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

const manifest = await readJson(`${folder}/package.json`);
const workspace = await readJson(new URL('../package-lock.json', import.meta.url));

/** Packages that all workspaces share: what stays outside the bundle is there, with what it needs. */
const packages = Object.fromEntries(
  Object.entries(workspace.packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link),
);

const lock = { name: manifest.name, lockfileVersion: workspace.lockfileVersion, requires: true };
await writeFile(`${folder}/package-lock.json`, JSON.stringify({ ...lock, packages: { '': manifest, ...packages } }));
// Takes out what these dependencies do not need. Nothing is asked of a registry.
const args = ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
await promisify(execFile)('npm', [...args, '--workspaces=false'], { cwd: folder });
