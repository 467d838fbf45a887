import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { processPicture } from '../../src/media/process-picture.ts';
import { UnreadablePictureError } from '../../src/media/unreadable-picture-error.ts';
import { jpeg, pattern, realFiles } from './fixtures.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const wrongFormat = 'it is not a JPEG, PNG or WebP picture';
const damaged = 'the file is damaged or incomplete';

function refusal(file: Buffer): Promise<unknown> {
  return processPicture(file).then(
    () => 'published',
    (error: unknown) => error,
  );
}

async function expectRefusal(file: Buffer, reason: string) {
  const error = await refusal(file);
  expect(error).toBeInstanceOf(UnreadablePictureError);
  expect(error).toMatchObject({ reason });
}

describe('processPicture refuses', () => {
  test.each([
    ['an SVG', Buffer.from(svg)],
    ['an SVG with an XML head', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a web page', Buffer.from('<!doctype html><title>picture.jpg</title>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')],
    ['zeros', Buffer.alloc(4000)],
  ])('%s', async (_name, file) => {
    await expectRefusal(file, wrongFormat);
  });

  test('an empty file', async () => {
    await expectRefusal(Buffer.alloc(0), 'the file is empty');
  });

  test.each(['gif', 'tiff', 'avif'] as const)('a real %s', async (format) => {
    await expectRefusal(await pattern(80, 60).toFormat(format).toBuffer(), wrongFormat);
  });

  test('a picture of more than 60 megapixels from its header', async () => {
    const create = { width: 16_000, height: 16_000, channels: 3, background: '#000' } as const;
    const bomb = await sharp({ create }).png().toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    await expectRefusal(bomb, 'it has more than 60 megapixels');
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a %s cut short anywhere', async (format) => {
    const whole = await pattern(640, 480).toFormat(format).toBuffer();
    for (const part of [0.3, 0.6, 0.9]) {
      await expectRefusal(whole.subarray(0, Math.floor(whole.length * part)), damaged);
    }
    expect(await refusal(whole.subarray(0, 20))).toBeInstanceOf(UnreadablePictureError);
  });

  test('or publishes 30 files with damaged bytes, and fails in no other way', async () => {
    const whole = await jpeg(320, 240);
    for (let round = 0; round < 30; round += 1) {
      const file = Buffer.from(whole);
      for (let hit = 0; hit < 8; hit += 1)
        file.writeUInt8(hit * 31, (round * 7919 + hit * 104_729) % file.length);
      const outcome = await refusal(file);
      if (outcome !== 'published') expect(outcome).toBeInstanceOf(UnreadablePictureError);
    }
  });

  test.each(realFiles('exif/').filter(({ name }) => /corrupted|heic/i.test(name)))(
    'the real file $name',
    async ({ name, file }) => {
      await expectRefusal(file, /heic/i.test(name) ? wrongFormat : damaged);
    },
  );
});
