import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { DAY, SECOND } from '@aperture-byline/contract/shared/durations';
import pMap from 'p-map';
import * as v from 'valibot';
import { Failure } from '../failure.ts';

/** Milliseconds for which files of a former release stay reachable: an open page may ask for them. */
export const KEPT = 14 * DAY;
/** The manifest of a release: its hashed files, and those of former ones. */
export const MANIFEST = 'assets.json';
/** Form of a path in a manifest: nothing else may be written. */
const ASSET = /^assets\/\w[\w.-]*$/;
const TIMEOUT = 30 * SECOND;
const REQUESTS = 8;

const manifestSchema = v.record(
  v.pipe(v.string(), v.regex(ASSET)),
  v.object({
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    /** When a release without the file followed; null in the release that was built with it. */
    replacedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  }),
);
type Manifest = v.InferOutput<typeof manifestSchema>;

/**
 * Adds to a build the files of former releases that were replaced within `KEPT`, from the live site, and the manifest
 * by which the next build finds them. Throws where the site does not give what its manifest names: a deployment would
 * break open pages.
 */
export async function keepFormerAssets({
  build,
  site,
  now = new Date(),
}: {
  /** Folder of the build. */
  build: string;
  /** Origin of the live site. */
  site: string;
  now?: Date;
}): Promise<{ kept: number; ended: number }> {
  const own = await readOwn(build);
  const others = Object.entries(await readLive(site)).filter(([path]) => !own[path]);
  const former: Manifest = {};
  await pMap(
    others,
    async ([path, { sha256, replacedAt }]) => {
      const since = replacedAt ?? now.toISOString();
      if (now.getTime() - Date.parse(since) >= KEPT) return;
      const content = await fetchFile(`${site}/${path}`, sha256);
      if (content === null) return;
      await writeFile(`${build}/${path}`, content);
      former[path] = { sha256, replacedAt: since };
    },
    { concurrency: REQUESTS },
  );
  await writeFile(`${build}/${MANIFEST}`, `${JSON.stringify({ ...former, ...own })}\n`);
  const kept = Object.keys(former).length;
  return { kept, ended: others.length - kept };
}

/** Returns the files of the build. Throws where former ones are among them: each run needs a new build. */
async function readOwn(build: string): Promise<Manifest> {
  const names = await readdir(build);
  if (names.includes(MANIFEST)) throw new Failure(`${build} holds former files already: build the client anew.`);
  const files = await readdir(`${build}/assets`);
  const entries = files.map(async (file) => {
    const sha256 = hash(await readFile(`${build}/assets/${file}`));
    return [`assets/${file}`, { sha256, replacedAt: null }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Returns the manifest of the live site: empty before the first deployment. */
async function readLive(site: string): Promise<Manifest> {
  const response = await get(`${site}/${MANIFEST}`);
  if (response.status === 404) return {};
  try {
    return v.parse(manifestSchema, await response.json());
  } catch (error) {
    throw failure(`${site}/${MANIFEST} is no manifest`, error);
  }
}

/** Returns null where the site has lost the file: no page can ask for it any more. */
async function fetchFile(address: string, sha256: string): Promise<Uint8Array | null> {
  const response = await get(address);
  if (response.status === 404) return null;
  const content = new Uint8Array(await response.arrayBuffer());
  if (hash(content) !== sha256) throw failure(`${address} is not the file that was deployed`);
  return content;
}

async function get(address: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });
  } catch (error) {
    throw failure(`${address} does not answer`, error);
  }
  if (!response.ok && response.status !== 404) throw failure(`${address} answers ${response.status}`);
  return response;
}

const failure = (reason: string, cause?: unknown) =>
  new Failure(`${reason}. Nothing is deployed, since pages that are open would miss their files: try again.`, {
    cause,
  });

const hash = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
