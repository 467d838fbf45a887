import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleImage, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { MINUTE, SECOND } from '@aperture-byline/contract/shared/durations';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { db, put, uniqueId } from '../../test-support/project/database.ts';
import { putFile } from '../../test-support/project/files.ts';
import { listen, stopApps } from '../../test-support/servers/local-app.ts';
import { byline, putExhibition } from '../../test-support/works/fixtures.ts';
import { GRACE_PERIOD } from '../access/served-images.ts';
import { withReadCount } from '../data/core/database.ts';
import { mapConcurrently } from '../lib/concurrency.ts';
import { config } from '../lib/config.ts';
import { createFilesApp } from './files-app.ts';

/** Later than all writes of these tests by more than the time for which a file outlasts its image. */
const start = (Math.ceil(Date.now() / MINUTE) + 10) * MINUTE;
const owner = byline();
const at = (now: number) => vi.setSystemTime(now);

// Limits are counted in windows, which intervals end.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: start }));
afterAll(async () => {
  vi.useRealTimers();
  await stopApps();
});

interface Instance {
  at: string;
  /** Documents that it read so far. */
  reads: () => number;
}

async function startFiles(rateLimitFactor = 1): Promise<Instance> {
  const app = createFilesApp({ ...config(), deadline: 60_000, proxyHops: 1, rateLimitFactor });
  let total = 0;
  const counted: RequestListener = async (req, res) => {
    const closed = new Promise((resolve) => res.once('close', resolve));
    const { reads } = await withReadCount(async () => {
      app(req, res);
      await closed;
    });
    total += reads;
  };
  return { at: await listen(counted), reads: () => total };
}

const fileOf = (id: string) => `photos/${id}/480.jpeg`;

async function putPhotograph(fields: object = {}): Promise<string> {
  const id = uniqueId('picture');
  await putFile(fileOf(id), randomBytes(2000));
  await put(`images/${id}`, sampleImage({ owner, picture: samplePicture(id), ...fields }));
  return id;
}

async function ask(instance: Instance, id: string, address = '192.0.2.1'): Promise<Response> {
  const response = await fetch(`${instance.at}/${fileOf(id)}`, { headers: { 'X-Forwarded-For': address } });
  await response.arrayBuffer();
  return response;
}

/** The statuses of all instances, none of whose refusals may be kept. */
async function statuses(instances: readonly Instance[], id: string): Promise<number[]> {
  const found: number[] = [];
  for (const instance of instances) {
    const { status, headers } = await ask(instance, id);
    if (status !== 200) expect(headers.get('cache-control')).toBe('no-store');
    found.push(status);
  }
  return found;
}

describe('a photograph in the memory of two instances', () => {
  const startTwo = () => Promise.all([startFiles(), startFiles()]);

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['is made private', (id) => db.doc(`images/${id}`).update({ privacyStatus: 'Private' })],
    ['is rejected', (id) => db.doc(`images/${id}`).update({ status: 'rejected' })],
    ['is deleted', (id) => db.doc(`images/${id}`).delete()],
  ])('When it %s, then no instance serves it after three seconds', async (_what, hide) => {
    const instances = await startTwo();
    const id = await putPhotograph();
    expect(await statuses(instances, id)).toEqual([200, 200]);
    await hide(id);
    at(start + 2 * SECOND);
    expect(await statuses(instances, id)).toEqual([200, 200]);
    at(start + 4 * SECOND);
    expect(await statuses(instances, id)).toEqual([404, 404]);
  });

  test('When it is hidden or deleted, then one that did not know it serves it for four seconds, and what was private before never', async () => {
    const hide: Readonly<Record<string, (document: DocumentReference) => Promise<unknown>>> = {
      'made private': (document) => document.update({ privacyStatus: 'Private' }),
      rejected: (document) => document.update({ status: 'rejected' }),
      'left without an owner': (document) => document.update({ owner: null }),
      'hidden by two writes': async (document) => {
        await document.update({ privacyStatus: 'Private' });
        await document.update({ status: 'draft' });
      },
      deleted: (document) => document.delete(),
    };
    const photographs = await Promise.all(
      Object.entries(hide).map(async ([how, change]) => ({
        how,
        change,
        id: await putPhotograph(),
        draft: await putPhotograph({ status: 'draft' }),
      })),
    );
    // Of what is gone it is asked how it was four seconds ago.
    await sleep(GRACE_PERIOD);
    const files = await startFiles();
    for (const { how, change, id, draft } of photographs) {
      for (const imageId of [id, draft]) await change(db.doc(`images/${imageId}`));
      at(vi.getRealSystemTime());
      expect(await statuses([files], id), how).toEqual([200]);
      expect(await statuses([files], draft), how).toEqual([404]);
      at(vi.getRealSystemTime() + GRACE_PERIOD);
      expect(await statuses([files], id), how).toEqual([404]);
    }
  });

  test('When it is asked for again and again, then its time is not prolonged, and its document is read once', async () => {
    const files = await startFiles();
    const id = await putPhotograph();
    for (const seconds of [0, 1, 2]) {
      at(start + seconds * SECOND);
      expect((await ask(files, id)).status).toBe(200);
    }
    expect(files.reads()).toBe(1);
    await db.doc(`images/${id}`).update({ status: 'draft' });
    at(start + 4 * SECOND);
    expect((await ask(files, id)).status).toBe(404);
  });

  test('When it lacked a field without which it is missing to everybody, then both serve it as soon as it is mended', async () => {
    const instances = await startTwo();
    const id = await putPhotograph();
    const document = db.doc(`images/${id}`);
    const { owner } = (await document.get()).data() ?? {};
    await document.update({ owner: 'nonsense' });
    expect(await statuses(instances, id)).toEqual([404, 404]);
    await document.update({ owner });
    expect(await statuses(instances, id)).toEqual([200, 200]);
  });

  test('When it becomes public, then both serve it at once, however often they refused it', async () => {
    const instances = await startTwo();
    const id = await putPhotograph({ status: 'submitted' });
    for (let time = 0; time < 3; time += 1) expect(await statuses(instances, id)).toEqual([404, 404]);
    await db.doc(`images/${id}`).update({ status: 'approved' });
    expect(await statuses(instances, id)).toEqual([200, 200]);
  });

  test('When the exhibition that it waits for opens, then both serve it from that second, until it is withdrawn', async () => {
    const instances = await startTwo();
    const opening = start + 10 * MINUTE;
    const exhibition = uniqueId('exhibition');
    const id = await putPhotograph({ embargoedBy: exhibition });
    const dates = { startDate: new Date(opening), endDate: new Date(opening + 60 * MINUTE) };
    const made = await putExhibition({ owner, imageIds: [id], ...dates });
    await put(`exhibitions/${exhibition}`, (await db.doc(`exhibitions/${made}`).get()).data() ?? {});
    at(opening - SECOND);
    expect(await statuses(instances, id)).toEqual([404, 404]);
    at(opening);
    expect(await statuses(instances, id)).toEqual([200, 200]);
    await db.doc(`exhibitions/${exhibition}`).update({ status: 'draft' });
    at(opening + 4 * SECOND);
    expect(await statuses(instances, id)).toEqual([404, 404]);
  });
});

describe('addresses of photographs that do not exist', () => {
  test('When an id is none that the database takes, then it is 404, and nothing is read', async () => {
    const files = await startFiles();
    for (const id of ['__proto__', '____']) expect((await ask(files, id)).status, id).toBe(404);
    expect(files.reads()).toBe(0);
  });

  test('When one was asked for, then it is served from the moment on in which it comes', async () => {
    const files = await startFiles();
    const id = uniqueId('picture');
    for (let time = 0; time < 3; time += 1) expect((await ask(files, id)).status).toBe(404);
    await putFile(fileOf(id), randomBytes(2000));
    await put(`images/${id}`, sampleImage({ owner, picture: samplePicture(id) }));
    expect((await ask(files, id)).status).toBe(200);
  });

  test('When one address asks for many, then it waits a minute, but for photographs in memory; others do not', async () => {
    const files = await startFiles();
    const [known, other, hidden] = [
      await putPhotograph(),
      await putPhotograph(),
      await putPhotograph({ status: 'draft' }),
    ];
    expect((await ask(files, known)).status).toBe(200);
    for (let time = 0; time < 200; time += 1) expect((await ask(files, hidden)).status).toBe(404);
    const refused = await ask(files, other);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect((await ask(files, known)).status).toBe(200);
    expect((await ask(files, hidden, '192.0.2.2')).status).toBe(404);
    at(start + MINUTE + SECOND);
    expect((await ask(files, other)).status).toBe(200);
  });

  test('When 5,000 random ones come from as many clients, then few documents are read, and what is in memory stays', async () => {
    const files = await startFiles();
    const known = await putPhotograph();
    expect((await ask(files, known)).status).toBe(200);
    const found = await mapConcurrently(Array(5000).keys(), async (index) => {
      const id = randomBytes(10).toString('hex');
      const { status } = await ask(files, id, `198.18.${index >> 8}.${index & 255}`);
      return status;
    });
    // Those under way at the same time may exceed the limit.
    expect(files.reads()).toBeLessThan(320);
    expect(files.reads()).toBeGreaterThanOrEqual(300);
    expect(new Set(found)).toEqual(new Set([404, 429]));
    const [{ status }, reads] = [await ask(files, known), files.reads()];
    expect(status).toBe(200);
    const refused = await ask(files, uniqueId('picture'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    expect(files.reads()).toBe(reads);
    at(start + 11 * SECOND);
    expect((await ask(files, await putPhotograph())).status).toBe(200);
  });
});
