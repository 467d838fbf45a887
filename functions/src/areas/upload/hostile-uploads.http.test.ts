import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { FORBIDDEN_BYTES, HOSTILE } from '../../../test-support/pictures/hostile-files.ts';
import { jpeg, realFiles } from '../../../test-support/pictures/sample-pictures.ts';
import {
  arrive,
  expectNothing,
  expectOneImage,
  storedImage,
  storedUpload,
} from '../../../test-support/pictures/uploads.ts';
import { filesBelow, storedFile } from '../../../test-support/project/files.ts';
import { joinForTests } from '../../../test-support/project/members.ts';
import { processUpload } from './process-upload.ts';

const { member } = joinForTests({ member: { isArtist: true } });

describe('a hostile file', () => {
  test.each(HOSTILE)('When it is %s, then it is refused or made safe, and nothing stays', async (_what, make, ends) => {
    const { file, id, steps, isThere } = arrive(member, await make());
    await processUpload(file, steps);
    expect(isThere()).toBe(false);
    const { state, reason } = (await storedUpload(id)) ?? {};
    expect(state === 'ready' ? state : reason).toBe(ends);
    if (ends !== 'ready') {
      await expectNothing(id);
      return;
    }
    await expectOneImage(id);
    for (const path of await filesBelow(`photos/${id}`)) {
      const { data } = await storedFile(path);
      for (const bytes of FORBIDDEN_BYTES) expect(data.includes(bytes), `${path}: ${bytes}`).toBe(false);
    }
  });

  test('When the encoder fails, then it is refused, and nothing stays', async () => {
    const { file, id, steps, isThere } = arrive(member, await jpeg(590, 300));
    const avif = vi.spyOn(sharp.prototype, 'avif').mockImplementation(() => {
      throw new Error('Processed image is too large for the HEIF format');
    });
    await processUpload(file, steps).finally(() => avif.mockRestore());
    expect(await storedUpload(id)).toMatchObject({ state: 'refused', reason: 'notEncoded' });
    await expectNothing(id);
    expect(isThere()).toBe(false);
  });

  test('When its bytes are damaged in thirty ways, then each ends, and none stays in processing', async () => {
    const whole = await jpeg(200, 140);
    for (let round = 0; round < 30; round += 1) {
      const data = Buffer.from(whole);
      for (let hit = 0; hit < 8; hit += 1) data.writeUInt8(hit * 31, (round * 7919 + hit * 104_729) % data.length);
      const { file, id, steps } = arrive(member, data);
      await processUpload(file, steps);
      const { state } = (await storedUpload(id)) ?? {};
      expect(['ready', 'refused'], `round ${round}`).toContain(state);
      await (state === 'ready' ? expectOneImage(id) : expectNothing(id));
    }
  });

  test.each(realFiles('exif/'))(
    'When it is the real file $name, then it ends, without a place',
    async ({ name, file: data }) => {
      const { file, id, steps } = arrive(member, data);
      await processUpload(file, steps);
      expect((await storedUpload(id))?.state).toBe(/corrupted|heic/i.test(name) ? 'refused' : 'ready');
      expect(JSON.stringify(await storedImage(id)) ?? '').not.toMatch(/gps|latitude|serial/i);
    },
  );
});
