import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadSharp } from './load-sharp.ts';

/** Whether a fresh process has the image library's native code loaded after `program`. */
function loadsSharp(program: string): boolean {
  const script = `${program}; console.log(process.report.getReport().sharedObjects.some((name) => /sharp|vips/.test(name)))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...process.env, GCLOUD_PROJECT: 'demo-test', NODE_OPTIONS: '' },
  });
  return output.trim().endsWith('true');
}

const urlOf = (path: string) => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)));

describe('the image library', () => {
  test.each(['../index.ts', './process-picture.ts', './make-avatars.ts'])(
    'When %s is only imported, then it is not loaded',
    (path) => {
      expect(loadsSharp(`await import(${urlOf(path)})`)).toBe(false);
    },
  );

  test('When a picture is processed, then it is loaded', () => {
    const program = `const { loadSharp } = await import(${urlOf('./load-sharp.ts')}); await loadSharp()`;
    expect(loadsSharp(program)).toBe(true);
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['PPM', 'P3 1 1 255 9 9 9'],
  ])('When it is given %s, then it opens nothing', async (_format, text) => {
    const sharp = await loadSharp();
    await expect(sharp(Buffer.from(text)).metadata()).rejects.toThrow('unsupported image format');
  });
});
