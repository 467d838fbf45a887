import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMPILE_CACHE } from '../../test-support/project/compile-cache.ts';
import { loadSharp } from './open-picture.ts';

const MODULES = ['./process-picture.ts', './make-avatars.ts', '../index.ts'] as const;

/**
 * Whether a fresh process has the image library's native code loaded, after each import of `MODULES` in turn and in the
 * end after `loadSharp`. One process for all: where the code was loaded once, it stays.
 */
function whatLoadsSharp(): Record<(typeof MODULES)[number] | 'loadSharp', boolean> {
  const script = `
    const isLoaded = () => process.report.getReport().sharedObjects.some((name) => /sharp|vips/.test(name));
    const loaded = {};
    for (const [path, file] of ${JSON.stringify(MODULES.map((path) => [path, fileOf(path)]))}) {
      await import(file);
      loaded[path] = isLoaded();
    }
    const { loadSharp } = await import(${JSON.stringify(fileOf('./open-picture.ts'))});
    await loadSharp();
    console.log(JSON.stringify({ ...loaded, loadSharp: isLoaded() }));
  `;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...COMPILE_CACHE,
      GCLOUD_PROJECT: 'demo-test',
      STORAGE_BUCKET: 'demo-test.appspot.com',
      NODE_OPTIONS: '',
    },
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

describe('the image library', () => {
  let loadedAfter: ReturnType<typeof whatLoadsSharp>;

  beforeAll(() => {
    loadedAfter = whatLoadsSharp();
  });

  test.each(MODULES)('When %s is only imported, then it is not loaded', (path) => {
    expect(loadedAfter[path]).toBe(false);
  });

  test('When a picture is processed, then it is loaded', () => {
    expect(loadedAfter.loadSharp).toBe(true);
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['PPM', 'P3 1 1 255 9 9 9'],
  ])('When it is given %s, then it opens nothing', async (_format, text) => {
    const sharp = await loadSharp();
    await expect(sharp(Buffer.from(text)).metadata()).rejects.toThrow('unsupported image format');
  });
});
