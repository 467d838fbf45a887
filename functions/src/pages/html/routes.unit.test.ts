import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { messages } from '@aperture-byline/contract/shared/messages';
import { afterAll, expect, test } from 'vitest';
import { listen, stopApps } from '../../../test-support/servers/local-app.ts';
import { readConfig } from '../../lib/config.ts';
import { createPagesApp } from '../app.ts';

const folder = await mkdtemp(`${tmpdir()}/site-build-`);

afterAll(async () => {
  await stopApps();
  await rm(folder, { recursive: true });
});

const MODULE = 'src/features/legal/contact-page.tsx';
const FAILED = {
  status: 503,
  sources: { module: MODULE, parts: [] },
  head: '',
  body: '<p>Failed, try again</p>',
};

/** A build of the client whose pages are these: what `render` and `renderFailure` resolve with, as source text. */
async function startSite(
  name: string,
  { page, failure = JSON.stringify(FAILED) }: { page: string; failure?: string },
): Promise<string> {
  const site = `${folder}/${name}/`;
  await mkdir(site);
  const files = {
    'entry-server.js': `export const readFrom = () => {};
      export const render = async () => (${page});
      export const renderFailure = async () => (${failure});`,
    'shell.html': '<html><head></head><body><div id="root"></div></body></html>',
    'start.js': '',
    'manifest.json': JSON.stringify({ 'index.html': { file: 'index.js' }, [MODULE]: { file: 'contact.js' } }),
  };
  for (const [file, text] of Object.entries(files)) await writeFile(site + file, text);
  return listen(
    createPagesApp({
      config: readConfig({ GCLOUD_PROJECT: 'demo-site' }),
      routes: [],
      siteFolder: pathToFileURL(site),
    }),
  );
}

async function read(at: string) {
  const response = await fetch(`${at}/contact`);
  return { response, html: await response.text() };
}

const OK = { ...FAILED, status: 200, body: '<p>Whole</p>', metadata: null, state: [] };

test('When a page is rendered, then it is the answer', async () => {
  const { response, html } = await read(await startSite('whole', { page: JSON.stringify(OK) }));
  expect(response.status).toBe(200);
  expect(html).toContain('<p>Whole</p>');
});

test.each([
  ['its content', '(() => { throw new Error("broken inside"); })()'],
  ['its metadata', JSON.stringify({ ...OK, metadata: {} })],
  ['its files', JSON.stringify({ ...OK, sources: { module: MODULE, parts: ['src/no-such-part.tsx'] } })],
  ['its data', '{ ...OK, state: [[["x"], 1n]] }'.replace('...OK', `...${JSON.stringify(OK)}`)],
])('When %s cannot be made, then the answer is the page that tries again', async (name, page) => {
  const { response, html } = await read(await startSite(name.replace(' ', '-'), { page }));
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('retry-after')).toBe('5');
  expect(html).toContain('<p>Failed, try again</p>');
  expect(html).not.toContain('broken inside');
});

test.each([
  ['the screen for a failed page', { page: '(() => { throw new Error("x"); })()', failure: 'undefined' }],
  ['the whole build', { page: '} syntax error' }],
])('When %s cannot be made either, then the answer is a document of its own', async (name, site) => {
  const { response, html } = await read(await startSite(name.replaceAll(' ', '-'), site));
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('retry-after')).toBe('5');
  expect(html).toContain(messages.somethingWrongLater);
  expect(html).toContain('<a href="">Try again</a>');
});
