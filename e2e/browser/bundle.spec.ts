import { readFileSync } from 'node:fs';
import { findKeys } from '@aperture-byline/contract/test-support/key-patterns';
import { expect, test } from '@playwright/test';
import { type Chunk, closure, DIST, FIREBASE, LIGHTBOX, MUI, readBundle, weight } from '../support/bundle.ts';

/** Bytes of JavaScript, gzipped, that a page loads, with what every page knows of the reads of all others. */
const PAGE_BUDGET = 129_500;
/** Pages that the browser renders load more: libraries of forms, of the lightbox. */
const PAGE_BUDGETS: Readonly<Record<string, number>> = {
  'cart-page': 131_100,
  'forgot-password-page': 157_500,
  'login-page': 158_500,
  'order-page': 139_900,
  'own-profile-page': 140_100,
  'register-page': 161_000,
  'viewer-page': 144_000,
};
/** Limit of bytes that one interaction may load beside the page: the table of confusable characters is the heaviest. */
const INTERACTION_BUDGET = 66_000;
/** The rich-text editor is loaded on demand, by forms only, with the readers of what is pasted. */
const EDITOR_BUDGET = 148_000;
const EDITOR = /^(?:(?:rich-text-)?editor|letter-text|story-text|figures)-/;
/** The Firestore SDK, loaded by screens with live notices once they are shown. */
const FIRESTORE_BUDGET = 83_000;
const FIRESTORE = /^firestore-listener-/;
/** The session code, loaded on top of a page for whoever signs in or is signed in. */
const SIGN_IN_BUDGET = 47_000;
const PAGES = 34;
/** With the page of the studio, which loads its screens on demand: of the chunks of a name the heaviest. */
const STUDIO_BUDGETS: Readonly<Record<string, number>> = {
  'review-screen': 145_200,
  'stats-view': 134_500,
  'home-settings': 167_500,
  library: 140_600,
  naming: 151_000,
  payments: 145_500,
  sales: 144_900,
  'story-editor': 186_800,
  today: 133_500,
  upload: 144_500,
  works: 136_000,
};

/**
 * Strings of the part for the server in definitions of pages (`*.page.ts`): source files, and metadata for the head.
 */
const SERVER_PARTS = [/features\/[\w/-]+-page\.tsx/, /max-image-preview/, /schema\.org/, /BreadcrumbList/];

/** Where the SDK of App Check gets its tokens. */
const APP_CHECK = /content-firebaseappcheck/;

function budgetOf(file: string): number {
  if (EDITOR.test(file)) return EDITOR_BUDGET;
  return FIRESTORE.test(file) ? FIRESTORE_BUDGET : INTERACTION_BUDGET;
}

/** Names of the local suite, its accounts and its password. */
const LOCAL_NAMES = /demo-aperture|aperture-2026|(?:artist\d?|reader|admin|newcomer)@example\.com|127\.0\.0\.1/i;
/** Firebase's own code knows emulators, and the chunk that configures it passes their addresses on. */
const mayKnowEmulators = ({ file, text, brings }: Chunk): boolean =>
  FIREBASE.test(text) || [file, ...brings].some((name) => name.startsWith('firebase-'));

const bundle = readBundle();
const pages = [...bundle.chunks.values()].filter(({ file }) => /-page-[\w-]{7}\.js$/.test(file));

test('the notices to which the footer links name the packages of the build, its fonts and libheif', () => {
  const notices = readFileSync(`${DIST}/licences/software.txt`, 'utf8');
  for (const name of ['react', 'firebase', 'yup', '@fontsource-variable/inter', 'libheif'])
    expect(notices).toContain(`\n## ${name}`);
  for (const text of ['SIL OPEN FONT LICENSE', 'TERMS AND CONDITIONS FOR USE', 'The text of Apache-2.0'])
    expect(notices).toContain(text);
  expect(notices).not.toMatch(/^## \S+ - \S+.*\n\n## /m);
});

test('there is a chunk for every page', () => {
  expect(pages.map(({ file }) => file)).toHaveLength(PAGES);
  expect(bundle.entry.length).toBeGreaterThan(0);
});

for (const { file } of pages) {
  const name = file.replace(/-[\w-]{7}\.js$/, '');
  test(`${name} keeps to the budget and carries nothing for later`, () => {
    const chunks = closure(bundle, [...bundle.entry, file]);
    expect(weight(chunks)).toBeLessThanOrEqual(PAGE_BUDGETS[name] ?? PAGE_BUDGET);
    for (const chunk of chunks) {
      expect(FIREBASE.test(chunk.text), `Firebase in ${chunk.file}`).toBe(false);
      expect(MUI.test(chunk.text), `MUI in ${chunk.file}`).toBe(false);
      const isViewer = name === 'viewer-page' && !bundle.entry.includes(chunk.file);
      if (!isViewer) expect(LIGHTBOX.test(chunk.text), `The lightbox in ${chunk.file}`).toBe(false);
    }
  });
}

for (const [name, budget] of Object.entries(STUDIO_BUDGETS))
  test(`the studio's ${name} keeps to its budget`, () => {
    const [studio] = pages.filter(({ file }) => file.startsWith('studio-page-'));
    const screens = [...bundle.chunks.keys()].filter((file) => file.replace(/-[\w-]{7}\.js$/, '') === name);
    expect(screens).not.toHaveLength(0);
    for (const screen of screens)
      expect(weight(closure(bundle, [...bundle.entry, studio?.file ?? '', screen]))).toBeLessThanOrEqual(budget);
  });

test('nothing that anybody sets off weighs more than its budget, and neither does signing in', () => {
  const page = closure(bundle, bundle.entry);
  const keeper = [...bundle.chunks.keys()].filter((file) => file.startsWith('session-provider-'));
  expect(keeper).toHaveLength(1);
  const signIn = closure(bundle, keeper).filter((chunk) => !page.includes(chunk));
  expect(weight(signIn)).toBeLessThanOrEqual(SIGN_IN_BUDGET);

  const tooHeavy = [...bundle.chunks.values()]
    .map(({ file }) => {
      const there = new Set([...page, ...signIn, ...whatLeadsTo(file)]);
      return { file, bytes: weight(closure(bundle, [file]).filter((chunk) => !there.has(chunk))) };
    })
    .filter(({ file, bytes }) => bytes > budgetOf(file));
  expect(tooHeavy).toEqual([]);
});

/** Returns the chunks that are loaded before this one, whichever chunk has imported it dynamically. */
function whatLeadsTo(file: string): Chunk[] {
  const importers = [...bundle.chunks.values()].filter(
    ({ names, brings }) => names.includes(file) && !brings.includes(file),
  );
  const [first = [], ...others] = importers.map((chunk) => closure(bundle, [chunk.file]));
  return first.filter((chunk) => others.every((closed) => closed.includes(chunk)));
}

test('no chunk holds what the server alone needs of a page', () => {
  for (const { file, text } of bundle.chunks.values())
    for (const part of SERVER_PARTS) expect(part.exec(text)?.[0], file).toBeUndefined();
});

test('no chunk is built that nothing leads to', () => {
  const named = new Set([...bundle.entry, ...[...bundle.chunks.values()].flatMap(({ names }) => names)]);
  expect([...bundle.chunks.keys()].filter((file) => !named.has(file))).toEqual([]);
});

test('no file imports itself through others: it would run before what it needs', () => {
  for (const { file, brings } of bundle.chunks.values())
    expect(
      closure(bundle, brings).map((chunk) => chunk.file),
      file,
    ).not.toContain(file);
});

test('no chunk knows App Check or asks for it: the house has no key', () => {
  const knowing = [...bundle.chunks.values()].filter(({ text }) => APP_CHECK.test(text));
  expect(knowing.map(({ file }) => file)).toEqual([]);
});

test('no source map is published', () => {
  expect(bundle.files.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const { file, text } of bundle.chunks.values())
    expect(text.includes('sourceMappingURL'), `a source map of ${file}`).toBe(false);
});

test('no file holds a key of a service: the web’s own is fetched from Hosting', () => {
  const found = bundle.files.flatMap((file) =>
    findKeys(readFileSync(`${DIST}${file}`, 'latin1')).map((service) => `${file}: ${service}`),
  );
  expect(found).toEqual([]);
});

test('no chunk names the local suite, its accounts or the server’s own tools', () => {
  for (const chunk of bundle.chunks.values()) {
    const { file, text } = chunk;
    expect(LOCAL_NAMES.exec(text)?.[0], file).toBeUndefined();
    if (!mayKnowEmulators(chunk)) expect(/emulator/i.exec(text)?.[0], file).toBeUndefined();
    expect(/firebase-admin|grantAdmin/.exec(text)?.[0], file).toBeUndefined();
  }
});
