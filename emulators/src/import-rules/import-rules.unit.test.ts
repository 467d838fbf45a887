import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { findCycles, findImports, findViolations } from './find-imports.ts';
import { IMPORT_RULES } from './rules.ts';

/** Sources without tests, by their paths from the root. */
function readSources(): Map<string, string> {
  const tests = /\.test\.tsx?$|\/test(-support|ing)?\//;
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file.includes('/') && !tests.test(file));
  return new Map(files.map((file) => [file, readFileSync(`${ROOT}/${file}`, 'utf8')]));
}

const sources = readSources();

describe('import rules', () => {
  test('When the sources are read, then none imports what its folder may not', () => {
    const violations = [...sources].flatMap(([file, text]) => findViolations(file, text, IMPORT_RULES));
    expect(sources.size).toBeGreaterThan(300);
    expect(violations).toEqual([]);
  });

  test('When the sources are read, then no file imports itself through others', () => {
    const imports = [...sources].map(
      ([file, text]) => [file, findImports(file, text).flatMap(({ source }) => source ?? [])] as const,
    );
    expect(findCycles(new Map(imports))).toEqual([]);
  });

  test('When files import each other in a circle, then the files on it are named', () => {
    const imports = { 'a.ts': ['b.ts'], 'b.ts': ['c.ts', 'd.ts'], 'c.ts': ['b.ts'], 'd.ts': [] };
    expect(findCycles(new Map(Object.entries(imports)))).toEqual([['b.ts', 'c.ts']]);
  });

  test.each([
    ['contract/src/user/wire.ts', "import 'react';"],
    ['contract/src/user/wire.ts', "import { readFile } from 'node:fs';"],
    ['functions/src/areas/image/get-image.ts', "import { a } from '../blog/read-stories.ts';"],
    ['functions/src/areas/image/get-image.ts', "import type { Request } from 'express';"],
    ['functions/src/areas/image/get-image.ts', "import { getFirestore } from 'firebase-admin/firestore';"],
    ['functions/src/areas/image/routes.ts', "import { readImage } from '../../data/images.ts';"],
    ['functions/src/data/images/images.ts', "import { a } from '@aperture-byline/contract/samples/stored-documents';"],
    ['functions/src/data/images/images.ts', "import { a } from '../../areas/image/get-image.ts';"],
    ['web/src/components/base/button.tsx', "import { a } from '#entities/user/queries.ts';"],
    ['web/src/lib/api/api.ts', "const a = import('#features/shop/shop-page.tsx');"],
    ['web/src/entities/user/avatar.tsx', "export { a } from '../comment/comment-list.tsx';"],
    ['web/src/features/shop/shop-page.tsx', "import { a } from '#features/gallery/gallery-page.tsx';"],
    ['web/src/features/shop/shop-page.tsx', "import type { App } from 'firebase-admin/app';"],
    ['e2e/bench/run.ts', "import { a } from '../../web/src/lib/api/api.ts';"],
    ['emulators/seed/run.ts', "import { a } from '../../functions/src/lib/config.ts';"],
  ])('When %s says %s, then it is a violation', (file, text) => {
    expect(findViolations(file, text, IMPORT_RULES)).toHaveLength(1);
  });

  test.each([
    ['web/src/entities/comment/comment-list.tsx', "import { a } from '../user/avatar.tsx';"],
    ['web/src/features/shop/product/detail.tsx', "import { a } from '../shop-page.tsx';"],
    ['emulators/seed/run.ts', "import { a } from '../../functions/src/media/process-picture.ts';"],
    ['emulators/seed/run.ts', "import { a } from '@aperture-byline/contract/samples/stored-documents';"],
    ['contract/src/user/bodies.ts', "import { object } from 'yup';"],
  ])('When %s says %s, then it may', (file, text) => {
    expect(findViolations(file, text, IMPORT_RULES)).toEqual([]);
  });
});
