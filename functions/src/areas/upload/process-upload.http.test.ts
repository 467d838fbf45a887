import type { StudioImagePage } from '@aperture-byline/contract/image/wire';
import { describe, expect, test } from 'vitest';
import { withIim, xmpList, xmpPacket, xmpText } from '../../../test-support/pictures/iptc.ts';
import { jpeg, pattern } from '../../../test-support/pictures/sample-pictures.ts';
import {
  arrive,
  expectNothing,
  expectOneImage,
  noticesTo,
  storedImage,
  storedUpload,
} from '../../../test-support/pictures/uploads.ts';
import { joinAs } from '../../../test-support/project/members.ts';
import { get } from '../../../test-support/servers/suite.ts';
import { processUpload, type STEPS } from './process-upload.ts';

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

describe('a photograph whose file says what it shows', () => {
  test('When it is processed, then its owner reads the words in the draft, and no place', async () => {
    const member = await joinAs({ isArtist: true });
    const packet = xmpPacket(
      [
        xmpText('dc:title', 'Fog &lt;i&gt;light'),
        xmpText('dc:description', '&lt;script&gt;alert(1)&lt;/script&gt;'),
        xmpList('dc:subject', 'fog', 'river'),
        '<photoshop:City>Place-Marker</photoshop:City>',
      ].join(''),
      'xmpRights:WebStatement="https://creativecommons.org/licenses/by/4.0/"',
    );
    const data = withIim(await pattern(440, 280).withXmp(packet).jpeg().toBuffer(), [
      [2, 80, 'A. Rao'],
      [2, 90, 'Place-Marker'],
      [2, 116, '© 2026 A. Rao'],
    ]);
    const { file, id, steps } = arrive(member, data, { fileName: 'DSC_0123.jpg' });
    await processUpload(file, steps);
    expect(JSON.stringify(await expectOneImage(id))).not.toContain('Place-Marker');
    const answer = await get<StudioImagePage>('/studio/image?q=river', { token: member.token });
    expect(answer.data).toMatchObject([
      {
        id,
        title: 'Fog <i>light',
        description: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
        tags: ['fog', 'river'],
        license: 'CC BY 4.0',
        creator: 'A. Rao',
        copyrightNotice: '© 2026 A. Rao',
        status: 'draft',
        privacyStatus: 'Private',
      },
    ]);
  });

  test('When it says nothing, then the name of the file is its title, unless a camera made that', async () => {
    const member = await joinAs({ isArtist: true });
    const named = arrive(member, await jpeg(450, 280), { fileName: 'fog_over_the_cafe\u0301.jpg' });
    await processUpload(named.file, named.steps);
    expect(await expectOneImage(named.id)).toMatchObject({
      title: 'fog over the caf\u00e9',
      license: 'All rights reserved',
    });
    const numbered = arrive(member, await jpeg(460, 280), { fileName: 'IMG_2034.jpg' });
    await processUpload(numbered.file, numbered.steps);
    expect((await expectOneImage(numbered.id)).title).toBe('');
  });
});

describe('a run that broke off', () => {
  /** The steps, of which one fails the first time that `isDue`. */
  function failing(steps: typeof STEPS, name: keyof typeof STEPS, isDue: (call: number) => boolean, after = false) {
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
