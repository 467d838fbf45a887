import { expect, test } from '@playwright/test';
import { closure, readBundle, weight } from '../support/bundle.ts';

const PAGE_BUDGET = 140_000;
/** What one interaction may bring on top of the page: the drawn-on-demand part of MUI is the heaviest. */
const INTERACTION_BUDGET = 60_000;
const PAGES = 12;

/** Words that only the named library's code contains. */
const FIREBASE = /@firebase\/|firebaseapp|identitytoolkit/;
const MUI = /MuiPaper|MuiButtonBase|@emotion/;
/** Names of the local suite, its accounts and its password. */
const LOCAL_NAMES =
  /demo-aperture|aperture-2026|(?:artist2?|reader|admin)@example\.com|127\.0\.0\.1|emulator/i;

const bundle = readBundle();
const pages = [...bundle.chunks.values()].filter(({ file }) => /-page-[\w-]{8}\.js$/.test(file));

test('there is a chunk for every page', () => {
  expect(pages.map(({ file }) => file)).toHaveLength(PAGES);
  expect(bundle.entry.length).toBeGreaterThan(0);
});

for (const { file } of pages)
  test(`${file.replace(/-[\w-]{8}\.js$/, '')} keeps to the budget and carries nothing for later`, () => {
    const chunks = closure(bundle, [...bundle.entry, file]);
    expect(weight(chunks)).toBeLessThanOrEqual(PAGE_BUDGET);
    for (const chunk of chunks) {
      expect(FIREBASE.test(chunk.text), `Firebase in ${chunk.file}`).toBe(false);
      expect(MUI.test(chunk.text), `MUI in ${chunk.file}`).toBe(false);
    }
  });

test('nothing that a visitor sets off weighs more than its budget', () => {
  const there = new Set(closure(bundle, bundle.entry).map(({ file }) => file));
  const tooHeavy = [...bundle.chunks.values()]
    .map(({ file }) => ({
      file,
      bytes: weight(closure(bundle, [file]).filter((chunk) => !there.has(chunk.file))),
    }))
    .filter(({ bytes }) => bytes > INTERACTION_BUDGET);
  expect(tooHeavy).toEqual([]);
});

test('no chunk is built that nothing leads to', () => {
  const named = new Set([...bundle.entry, ...[...bundle.chunks.values()].flatMap(({ names }) => names)]);
  expect([...bundle.chunks.keys()].filter((file) => !named.has(file))).toEqual([]);
});

test('no source map is published', () => {
  expect(bundle.files.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const { file, text } of bundle.chunks.values())
    expect(text.includes('sourceMappingURL'), `a source map of ${file}`).toBe(false);
});

test('no chunk names the local suite, its accounts or an administrator’s tools', () => {
  for (const { file, text } of bundle.chunks.values()) {
    expect(LOCAL_NAMES.exec(text)?.[0], file).toBeUndefined();
    expect(/firebase-admin|isAdmin\b|moderation/.exec(text)?.[0], file).toBeUndefined();
  }
});
