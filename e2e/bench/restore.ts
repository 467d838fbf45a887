import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import type { StoredMark } from '@aperture-byline/contract/mark/stored';
import {
  encodeFields,
  exportDatabase,
  importDatabase,
  readEverything,
  wipeDatabase,
  withoutTriggers,
  writeDocuments,
} from '../support/emulator/firestore.ts';
import { readApi } from '../support/suite.ts';
import { endInstances, startInstance } from './instance.ts';
import { runOperatorCommand } from './operator-commands.ts';
import { printTable } from './table.ts';

/** Beside what is seeded. Marks, because a database has more of them than of all else. */
const MARKS = 10_000;
/** Seconds from the export to the end of the last command. */
const LIMIT = 600;
const CONNECTIONS = 10;

/** Status and hash of the pages that the sitemaps name, from an instance that has cached nothing yet. */
async function readPages(): Promise<ReadonlyMap<string, string>> {
  const instance = await startInstance('build', { connections: CONNECTIONS });
  try {
    const textAt = async (path: string) => (await fetch(`${instance.origin}${path}`)).text();
    const locationsIn = async (path: string) =>
      [...(await textAt(path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
        const { pathname, search } = new URL(url);
        return pathname + search;
      });
    const sitemaps = await locationsIn('/sitemap.xml');
    const paths = (await Promise.all(sitemaps.map(locationsIn))).flat();
    const answers = new Map<string, string>();
    const left = paths.values();
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        for (const path of left) {
          const response = await fetch(`${instance.origin}${path}`);
          const hash = createHash('sha256').update(await response.text());
          answers.set(path, `${response.status} ${hash.digest('hex')}`);
        }
      }),
    );
    return answers;
  } finally {
    endInstances([instance]);
  }
}

/** Likes of visitors, on the newest images in turn. */
async function writeMarks(): Promise<void> {
  const { data } = await readApi<GalleryPage>('/image?page=1');
  const likedAt = new Date();
  const mark: StoredMark = { userId: null, likedAt, viewedAt: likedAt, expiresAt: likedAt };
  const paths = Array.from(
    { length: MARKS },
    (_, number) => `images/${data[number % data.length]?.image_id}/marks/visitor-of-bench-${number}`,
  );
  await writeDocuments(paths.map((path) => ({ path, fields: encodeFields({ ...mark }) })));
}

/** The keys whose values differ, or that one of both lacks. */
function differencesOf(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => !isDeepStrictEqual(before.get(key), after.get(key)),
  );
}

/** A rebuild gives their segments new ids: what they list is compared by pages. */
function withoutPageIndexes(documents: ReadonlyMap<string, unknown>): Map<string, unknown> {
  return new Map([...documents].filter(([path]) => !path.startsWith('listings/')));
}

/**
 * Wipes the database and restores it from its export, as `docs/operations.md` says. False where a document or a page is another
 * one afterwards, or where it takes too long.
 */
export async function measureRestore(): Promise<boolean> {
  const folder = await mkdtemp(`${tmpdir()}/aperture-restore-`);
  const steps: [name: string, seconds: number][] = [];
  const measure = async (name: string, work: () => Promise<void>) => {
    const start = performance.now();
    await work();
    steps.push([name, (performance.now() - start) / 1000]);
  };
  try {
    await writeMarks();
    const documents = await readEverything();
    let notImported: string[] = [];
    const pages = await readPages();
    await withoutTriggers(async () => {
      await measure('export', () => exportDatabase(folder));
      await measure('wipe', wipeDatabase);
      const { size } = await readEverything();
      if (size > 0) throw new Error(`${size} documents are left after the wipe`);
      await measure('import', () => importDatabase(folder));
      notImported = differencesOf(documents, await readEverything());
      await measure('replay-erasures', () => runOperatorCommand('replay-erasures'));
      await measure('rebuild-page-indexes', () => runOperatorCommand('rebuild'));
    });
    const otherDocuments = [
      ...notImported,
      ...differencesOf(withoutPageIndexes(documents), withoutPageIndexes(await readEverything())),
    ];
    const otherPages = differencesOf(pages, await readPages());
    const total = steps.reduce((sum, [, seconds]) => sum + seconds, 0);
    printTable(
      `A restore of ${documents.size} documents, and ${pages.size} pages. Limits: ${LIMIT} s, no difference`,
      ['step', 'seconds'],
      [...steps, ['total', total]],
    );
    for (const [what, others] of Object.entries({ documents: otherDocuments, pages: otherPages }))
      console.log(
        `${others.length} other ${what}${others.length > 0 ? `: ${others.slice(0, 10).join(', ')}` : ''}`,
      );
    const areAllOk = pages.size > 0 && [...pages.values()].every((answer) => answer.startsWith('200 '));
    if (!areAllOk) console.log('Some pages were no 200 before');
    return total < LIMIT && otherDocuments.length + otherPages.length === 0 && areAllOk;
  } finally {
    await rm(folder, { recursive: true });
  }
}
