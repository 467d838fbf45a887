import { createHash } from 'node:crypto';
import { access, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../failure.ts';
import { KEPT, keepFormerAssets, MANIFEST } from './former-assets.ts';

const START = Date.UTC(2026, 10, 29);

let folder: string;
let server: Server;
let site: string;
/** Answers of the site that are not its files, by path. */
let answers: Record<string, { status: number; body: string }>;

beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/former-assets-`);
  await mkdir(`${folder}/live`);
  answers = {};
  server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const answer = answers[path];
    try {
      const body = answer?.body ?? (await readFile(`${folder}/live${path}`));
      response.writeHead(answer?.status ?? 200).end(body);
    } catch {
      response.writeHead(404).end('Page not found');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

/** Builds a release of these files, each with its own name as content. */
async function build(...files: string[]): Promise<void> {
  await rm(`${folder}/build`, { recursive: true, force: true });
  await mkdir(`${folder}/build/assets`, { recursive: true });
  for (const file of files) await writeFile(`${folder}/build/assets/${file}`, file);
}

const keep = (days: number) => keepFormerAssets({ build: `${folder}/build`, site, now: new Date(START + days * DAY) });

/** Builds and deploys a release: like Hosting, the site then has these files and no others. */
async function release(days: number, ...files: string[]) {
  await build(...files);
  const counts = await keep(days);
  await rm(`${folder}/live`, { recursive: true });
  await cp(`${folder}/build`, `${folder}/live`, { recursive: true });
  return counts;
}

const liveFiles = async () => (await readdir(`${folder}/live/assets`)).sort();
const isDeployable = () =>
  access(`${folder}/build/${MANIFEST}`).then(
    () => true,
    () => false,
  );

describe('Files of former releases', () => {
  it('When a site has no release yet, then the build has its own files', async () => {
    expect(await release(0, 'shell-1.js')).toEqual({ kept: 0, ended: 0 });
    expect(await liveFiles()).toEqual(['shell-1.js']);
  });

  it('When releases follow each other, then each file stays for 14 days after the last release with it', async () => {
    await release(0, 'shell-1.js', 'font-1.woff2', 'old-1.js');
    expect(await release(1, 'shell-2.js', 'font-1.woff2')).toEqual({ kept: 2, ended: 0 });
    expect(await liveFiles()).toEqual(['font-1.woff2', 'old-1.js', 'shell-1.js', 'shell-2.js']);
    expect(await readFile(`${folder}/live/assets/old-1.js`, 'utf8')).toBe('old-1.js');

    // Used until now, however long ago it was built.
    await release(10, 'shell-3.js');
    expect(await liveFiles()).toEqual(['font-1.woff2', 'old-1.js', 'shell-1.js', 'shell-2.js', 'shell-3.js']);
    expect(await release(1 + KEPT / DAY, 'shell-3.js')).toEqual({ kept: 2, ended: 2 });
    expect(await liveFiles()).toEqual(['font-1.woff2', 'shell-2.js', 'shell-3.js']);
    await release(10 + KEPT / DAY, 'shell-3.js');
    expect(await liveFiles()).toEqual(['shell-3.js']);
  });

  it('When a file comes back, then it counts as one of the newest release', async () => {
    await release(0, 'shell-1.js');
    await release(1, 'shell-2.js');
    await release(2, 'shell-1.js');
    await release(14, 'shell-3.js');
    await release(20, 'shell-3.js');
    expect(await liveFiles()).toEqual(['shell-1.js', 'shell-3.js']);
  });

  it('When the site has lost a file, then the others are kept', async () => {
    await release(0, 'shell-1.js', 'old-1.js');
    await rm(`${folder}/live/assets/old-1.js`);
    expect(await release(1, 'shell-2.js')).toEqual({ kept: 1, ended: 1 });
    expect(await liveFiles()).toEqual(['shell-1.js', 'shell-2.js']);
  });

  it.each([
    ['its manifest can’t be read', `/${MANIFEST}`, { status: 503, body: '' }],
    ['its manifest is a page', `/${MANIFEST}`, { status: 200, body: '<!doctype html>' }],
    ['a file is not what was deployed', '/assets/shell-1.js', { status: 200, body: 'cut of' }],
    ['a file can’t be read', '/assets/shell-1.js', { status: 500, body: '' }],
  ])('When %s, then nothing can be deployed', async (_case, path, answer) => {
    await release(0, 'shell-1.js');
    answers[path] = answer;
    await build('shell-2.js');
    await expect(keep(1)).rejects.toThrow(/Nothing is deployed/);
    expect(await isDeployable()).toBe(false);
  });

  it('When the site does not answer, then nothing can be deployed', async () => {
    await build('shell-1.js');
    site = 'http://127.0.0.1:1';
    await expect(keep(0)).rejects.toThrow(/does not answer/);
    expect(await isDeployable()).toBe(false);
  });

  it.each(['assets/../../outside.js', '/assets/outside.js', 'shell.html', 'assets/.hidden', 'assets/a/b.js'])(
    'When a manifest names %s, then nothing is written',
    async (path) => {
      const sha256 = createHash('sha256').update('x').digest('hex');
      answers[`/${MANIFEST}`] = { status: 200, body: JSON.stringify({ [path]: { sha256, replacedAt: null } }) };
      await build('shell-1.js');
      await expect(keep(0)).rejects.toThrow(Failure);
      expect(await readdir(folder)).toEqual(['build', 'live']);
      expect(await readdir(`${folder}/build`)).toEqual(['assets']);
    },
  );

  it('When a build holds former files already, then they are not taken for its own', async () => {
    await release(0, 'shell-1.js');
    await release(1, 'shell-2.js');
    await expect(keep(2)).rejects.toThrow(/build the client anew/);
  });
});
