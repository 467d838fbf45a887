import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { crc32 } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { jpeg, pattern, realFiles } from '../../test-support/pictures.ts';
import { UnreadablePictureError } from './open-picture.ts';
import { processPicture } from './process-picture.ts';

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

/** The PNG with other measures in its header: what it would unpack to is never made. */
function claimPixels(png: Buffer, width: number, height: number): Buffer {
  const header = { start: 12, width: 16, height: 20, end: 29 };
  const claimed = Buffer.from(png);
  claimed.writeUInt32BE(width, header.width);
  claimed.writeUInt32BE(height, header.height);
  claimed.writeUInt32BE(crc32(claimed.subarray(header.start, header.end)), header.end);
  return claimed;
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
    const bomb = claimPixels(await pattern(80, 60).png().toBuffer(), 16_000, 16_000);
    await expectRefusal(bomb, 'it has more than 60 megapixels');
  });

  test.each([
    [1, 101],
    [1, 20_000],
    [20_000, 50],
  ])('a picture of %i × %i pixels from its header', async (width, height) => {
    await expectRefusal(
      await pattern(width, height).png().toBuffer(),
      'one side is more than 100 times as long as the other',
    );
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a %s cut short anywhere', async (format) => {
    const whole = await pattern(640, 480).toFormat(format).toBuffer();
    for (const part of [0.3, 0.6, 0.9]) {
      await expectRefusal(whole.subarray(0, Math.floor(whole.length * part)), damaged);
    }
    expect(await refusal(whole.subarray(0, 20))).toBeInstanceOf(UnreadablePictureError);
  });

  test('a file that refers to others, without asking the network for them', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const connect = vi.spyOn(Socket.prototype, 'connect');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`;
    const svgOf = (inner: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${inner}</svg>`;
    const texts = [
      svgOf(`<image href="${url}" width="9" height="9"/><image xlink:href="${url}" width="9" height="9"/>`),
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "${url}">]>${svgOf('<text>&x;</text>')}`,
      `<?xml-stylesheet href="${url}"?>${svgOf(`<style>@import url(${url})</style>`)}`,
      `push graphic-context\nimage over 0,0 9,9 '${url}'\npop graphic-context`,
      `<image><read filename="${url}"/></image>`,
      `#EXTM3U\n${url}`,
      `%!PS\n(${url}) run`,
      `%PDF-1.7\n1 0 obj<</F(${url})>>endobj`,
      url,
    ];
    try {
      for (const text of texts) await expectRefusal(Buffer.from(text), wrongFormat);
      // Behind the beginning of a JPEG, which its own loader opens.
      for (const text of texts)
        expect(
          await refusal(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(text)])),
        ).toBeInstanceOf(UnreadablePictureError);
      expect(connect).not.toHaveBeenCalled();
      expect(asked).toEqual([]);
    } finally {
      connect.mockRestore();
      server.close();
    }
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
