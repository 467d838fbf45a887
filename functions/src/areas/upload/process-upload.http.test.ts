import { afterAll, describe, expect, test } from 'vitest';
import { joinAs, removeFixtures } from '../../../test-support/members.ts';
import { jpeg } from '../../../test-support/pictures.ts';
import { get } from '../../../test-support/suite.ts';
import {
  arrive,
  expectNothing,
  expectOneImage,
  noticesTo,
  removeUploads,
  storedImage,
  storedUpload,
} from '../../../test-support/uploads.ts';
import { processUpload, type STEPS } from './process-upload.ts';

afterAll(async () => {
  await removeUploads();
  await removeFixtures();
});

describe('a photograph that comes twice', () => {
  test('When it is there already, then the second one is refused and names the first', async () => {
    const member = await joinAs({ isArtist: true });
    const data = await jpeg(420, 280);
    const first = arrive(member, data);
    await processUpload(first.file, first.steps);
    await expectOneImage(first.id);
    const second = arrive(member, data);
    await processUpload(second.file, second.steps);
    expect(await storedUpload(second.id)).toMatchObject({
      state: 'refused',
      reason: 'duplicate',
      imageId: first.id,
    });
    await expectNothing(second.id);
    const other = await joinAs({ isArtist: true });
    const theirs = arrive(other, data);
    await processUpload(theirs.file, theirs.steps);
    await expectOneImage(theirs.id);
  });

  test('When two of the same bytes are processed at once, then one becomes an image', async () => {
    const member = await joinAs({ isArtist: true });
    const data = await jpeg(430, 280);
    const both = [arrive(member, data), arrive(member, data)];
    await Promise.all(both.map(({ file, steps }) => processUpload(file, steps)));
    const states = await Promise.all(both.map(async ({ id }) => (await storedUpload(id))?.state));
    expect(states.sort()).toEqual(['ready', 'refused']);
    for (const { id } of both)
      await ((await storedUpload(id))?.state === 'ready' ? expectOneImage(id) : expectNothing(id));
  });
});

describe('a run that broke off', () => {
  /** The steps, of which one fails the first time that `isDue`. */
  function failing(
    steps: typeof STEPS,
    name: keyof typeof STEPS,
    isDue: (call: number) => boolean,
    after = false,
  ) {
    let calls = 0;
    const step = async (...args: never[]) => {
      calls += 1;
      const work = () => (steps[name] as (...all: never[]) => Promise<unknown>)(...args);
      if (after) await work();
      if (isDue(calls)) throw new Error(`The process was killed at ${name}`);
      return after ? undefined : work();
    };
    return { ...steps, [name]: step };
  }

  test.each<[string, keyof typeof STEPS, (call: number) => boolean, boolean]>([
    ['after the download', 'readFile', () => true, true],
    ['after the first variant', 'publishFile', (calls) => calls === 1, true],
    ['after all variants', 'writePrivateFile', () => true, false],
    ['after the original', 'finishUpload', () => true, false],
    ['after the record', 'deleteFile', () => true, false],
  ])(
    'When it was %s and the event comes again, then there is one image and no orphan',
    async (_when, name, isDue, after) => {
      const member = await joinAs({ isArtist: true });
      const { file, id, steps, isThere } = arrive(member, await jpeg(500, 300));
      await expect(processUpload(file, failing(steps, name, isDue, after))).rejects.toThrow('killed');
      expect(isThere()).toBe(true);
      if (name !== 'deleteFile') expect(await storedImage(id)).toBeUndefined();
      await processUpload(file, steps);
      await expectOneImage(id);
      expect(isThere()).toBe(false);
      expect(await noticesTo(member)).toHaveLength(1);
    },
  );

  test('When Storage is down between the variants and the record, then no list shows anything before the retry', async () => {
    const member = await joinAs({ isArtist: true });
    const { file, id, steps } = arrive(member, await jpeg(510, 300));
    const down = failing(steps, 'publishFile', (calls) => calls > 3);
    for (let tries = 0; tries < 3; tries += 1) await expect(processUpload(file, down)).rejects.toThrow();
    const list = () => get<{ data: object[] }>('/studio/image', { token: member.token });
    expect((await list()).data).toEqual([]);
    expect(await storedUpload(id)).toMatchObject({ state: 'processing' });
    await processUpload(file, steps);
    await expectOneImage(id);
    expect((await list()).data).toHaveLength(1);
  });
});
