import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { type Command, lastLines, type Supervisor } from '../machine/supervisor.ts';
import { ROOT, SAVED_DATA } from '../paths.ts';
import { Failure, logProgress } from '../report.ts';
import { findOrigin, PROJECT, suiteEnvironment } from './addresses.ts';

/** Where the pictures of kept data came from: null for the seed's own. */
type Origin = { photos: string | null };

const ORIGIN_FILE = 'aperture-seed.json';

/** Version of the kept data's format: raise it when older data lacks documents that the product needs. */
const SHAPE = 5;

/** Returns the origin of the data that an earlier run kept, or undefined. Data of another version counts as none. */
export function readSavedData(): Origin | undefined {
  if (!existsSync(`${SAVED_DATA}/firebase-export-metadata.json`)) return undefined;
  const { shape, photos } = JSON.parse(readFileSync(`${SAVED_DATA}/${ORIGIN_FILE}`, 'utf8')) as Origin & {
    shape?: number;
  };
  if (shape === SHAPE) return { photos };
  logProgress('The kept data is from an older version of the product: starting from nothing');
  return undefined;
}

/** Exports what the emulators hold, replacing the last export only once whole. Throws a Failure with one sentence. */
export async function saveData(origin: Origin): Promise<void> {
  const fresh = `${SAVED_DATA}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const problem = await exportTo(fresh);
  if (problem !== undefined) {
    throw new Failure(`The data could not be kept (${problem}): the next start uses what was kept before.`);
  }
  await writeFile(`${fresh}/${ORIGIN_FILE}`, JSON.stringify({ ...origin, shape: SHAPE }));
  await rm(SAVED_DATA, { recursive: true, force: true });
  await rename(fresh, SAVED_DATA);
}

/** Has the emulators write everything into a folder; resolves with what went wrong, if anything did. */
async function exportTo(folder: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${findOrigin('hub')}/_admin/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: folder, initiatedBy: 'suite' }),
    });
    return answer.ok ? undefined : await answer.text();
  } catch (error) {
    return `the emulators do not answer: ${(error as Error).message}`;
  }
}

export async function isEmpty(): Promise<boolean> {
  const url = `${findOrigin('firestore')}/v1/projects/${PROJECT}/databases/(default)/documents:listCollectionIds`;
  const answer = await fetch(url, { method: 'POST', headers: { authorization: 'Bearer owner' }, body: '{}' });
  const { collectionIds = [] } = (await answer.json()) as { collectionIds?: string[] };
  return collectionIds.length === 0;
}

const seedCommand = (name: string, args: string[], photos: string | undefined): Command => ({
  name,
  command: process.execPath,
  args: [`${ROOT}/emulators/seed/run.ts`, ...args, ...(photos === undefined ? [] : ['--photos', photos])],
  env: suiteEnvironment(),
  // It names the photographs that it has to skip.
  output: 'terminal',
});

/** Processes the seed's pictures, which takes most of a first seed's time, without the emulators. */
export async function processPictures(supervisor: Supervisor, photos: string | undefined): Promise<void> {
  const code = await supervisor.run({
    ...seedCommand('pictures of the seed', ['--only-pictures'], photos),
    output: 'log',
  });
  if (code !== 0) throw new Failure(`The seed's pictures failed.\n${lastLines('pictures of the seed')}`);
}

/** Fills the emulators; triggers are disabled meanwhile, because the seed writes their results itself. */
export async function seed(supervisor: Supervisor, photos: string | undefined): Promise<void> {
  logProgress(photos === undefined ? 'Seeding' : `Seeding with the photographs in ${photos}`);
  await switchTriggers('disable');
  const code = await supervisor.run(seedCommand('seed', [], photos));
  if (code !== 0) throw new Failure('The seed failed; its own lines are above.');
  await switchTriggers('enable');
  logProgress('Seeded');
}

async function switchTriggers(to: 'enable' | 'disable'): Promise<void> {
  const answer = await fetch(`${findOrigin('hub')}/functions/${to}BackgroundTriggers`, { method: 'PUT' });
  if (!answer.ok) throw new Failure(`The functions' triggers could not be switched (${to}).`);
}
