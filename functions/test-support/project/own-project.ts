import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { COMPILE_CACHE } from './compile-cache.ts';

/**
 * Gives this worker a project of its own in the emulators before anything reads the environment: nothing of the seed
 * and nobody else's documents are in it, and no trigger runs there unless the test runs it. Each file begins with an
 * empty project, and has a database of its own there: the emulator keeps what is deleted, and each of its queries goes
 * through everything that its database ever held.
 */
const worker = globalThis as { hasProject?: boolean };

if (!worker.hasProject) {
  worker.hasProject = true;
  const project = `demo-http-${process.env.VITEST_POOL_ID}`;
  const bucket = `${project}.appspot.com`;
  Object.assign(process.env, {
    GCLOUD_PROJECT: project,
    STORAGE_BUCKET: bucket,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: bucket }),
    // All calls come from one address.
    RATE_LIMIT_FACTOR: '10000',
    COUNT_READS: '1',
    ...COMPILE_CACHE,
    NODE_OPTIONS: `--import ${new URL('./child-database.ts', import.meta.url)}`,
  });
  // A line of each call would go to vitest's process, which shows none of a test that passes.
  console.info = () => undefined;
  const { emulatorsAnswer } = await import('./emulators-answer.ts');
  const { serveProvider } = await import('../payments/local-provider.ts');
  Object.assign(process.env, await serveProvider(() => `${process.env.SITE_URL}/api/payments/webhook`));
  const { serveSite } = await import('../servers/serve-site.ts');
  await serveSite();
  const { setOwnTriggers } = await import('../triggers/due-triggers.ts');
  const { firestore } = await import('../../src/data/core/database.ts');
  const { watchQueries } = await import('../indexes/watch-queries.ts');
  const { runTriggers, forgetWrites, observeWrites, settleWrites } = await import('../triggers/run-triggers.ts');
  observeWrites();
  watchQueries(firestore());
  await emulatorsAnswer();
  setOwnTriggers({ run: runTriggers, forget: forgetWrites, settle: settleWrites });
}

// Not before the project is set, which these modules read.
const { openDatabase } = await import('./own-database.ts');
const { startTest, endTest, forgetWrites } = await import('../triggers/run-triggers.ts');
const { emptyProject } = await import('./empty-project.ts');
const { noteUsedIndexes } = await import('../indexes/watch-queries.ts');
openDatabase(`t-${randomUUID()}`);
forgetWrites();
beforeEach(startTest);
afterEach(endTest);
afterAll(emptyProject);
afterAll(noteUsedIndexes);
