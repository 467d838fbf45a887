import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { crc32 } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { damagedJpegs, oddJpegs } from '../../test-support/pictures/broken-jpegs.ts';
import { jpeg, pattern, realFiles } from '../../test-support/pictures/sample-pictures.ts';
import { makeAttachment } from './make-attachment.ts';
import { makeAvatars } from './make-avatars.ts';
import { checkPicture, openPicture, UnreadablePictureError } from './open-picture.ts';
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

  test('a picture of more than 160 megapixels from its header', async () => {
    const small = await pattern(80, 60).png().toBuffer();
    await expectRefusal(claimPixels(small, 16_000, 16_000), 'it has more than 160 megapixels');
    await expectRefusal(claimPixels(small, 16_000, 10_001), 'it has more than 160 megapixels');
    // Looked at, and then found to lack most of its pixels.
    await expectRefusal(claimPixels(small, 16_000, 10_000), damaged);
  });

  test('a picture of more channels than colours have', async () => {
    const whole = await jpeg(80, 60);
    const frame = whole.indexOf(Buffer.from([0xff, 0xc0]));
    const components = Buffer.from([1, 2, 3, 4, 5].flatMap((id) => [id, 0x11, 0]));
    const head = Buffer.from(whole.subarray(frame, frame + 10));
    head.writeUInt16BE(8 + components.length, 2);
    head.writeUInt8(5, 9);
    const rest = whole.subarray(frame + 2 + whole.readUInt16BE(frame + 2));
    await expectRefusal(Buffer.concat([whole.subarray(0, frame), head, components, rest]), damaged);
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

  test('a JPEG of which a part is lost', async () => {
    for (const [lost, file] of await damagedJpegs(pattern(640, 480)))
      expect(await refusal(file), lost).toMatchObject({ reason: damaged });
  });

  test('a PNG whose pixels are not what was written', async () => {
    for (const progressive of [false, true]) {
      const whole = await pattern(640, 480).png({ progressive }).toBuffer();
      const flipped = Buffer.from(whole);
      flipped.writeUInt8(whole.readUInt8(whole.length >> 1) ^ 1, whole.length >> 1);
      await expectRefusal(flipped, damaged);
    }
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
        expect(await refusal(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(text)]))).toBeInstanceOf(
          UnreadablePictureError,
        );
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
      for (let hit = 0; hit < 8; hit += 1) file.writeUInt8(hit * 31, (round * 7919 + hit * 104_729) % file.length);
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

describe('a whole picture with mistakes beside its pixels', () => {
  test('When it is a JPEG, then each of its uses takes it, with the pixels that it has', async () => {
    const size = { width: 64 };
    const { data } = await (await openPicture(await jpeg(64, 48))).decode(size);
    for (const [mistake, file] of await oddJpegs(pattern(64, 48))) {
      const picture = await (await openPicture(file)).decode(size);
      if (!/colours|CMYK|progressive/.test(mistake)) expect(picture.data.equals(data), mistake).toBe(true);
      for (const use of [processPicture, makeAvatars, makeAttachment, checkPicture])
        await expect(use(file), mistake).resolves.not.toThrow();
    }
  });

  test('When it is a PNG with chunks that are wrong, then it is taken', async () => {
    const whole = await pattern(64, 48).png().toBuffer();
    for (const [name, body] of [
      ['gAMA', '\0\0\0'],
      ['sRGB', '\x09'],
      ['iCCP', 'x\0\0xxxxxxxxxxxx'],
      ['eXIf', 'xxxxxxxxxxxx'],
      ['zTXt', 'a\0\0xxxx'],
      ['tEXt', 'a\0the check of this one is wrong'],
    ] as const) {
      const chunk = Buffer.alloc(body.length + 12);
      chunk.writeUInt32BE(body.length);
      chunk.write(name + body, 4, 'latin1');
      chunk.writeUInt32BE(name === 'tEXt' ? 1 : crc32(chunk.subarray(4, -4)), body.length + 8);
      const file = Buffer.concat([whole.subarray(0, 33), chunk, whole.subarray(33)]);
      expect(await refusal(file), name).toBe('published');
    }
  });
});

test('When a decoder would hold too much of a picture, then it is too much for an avatar and an attachment alone', async () => {
  const [interlaced, plain] = await Promise.all(
    [true, false].map(async (progressive) =>
      claimPixels(await pattern(80, 60).png({ progressive }).toBuffer(), 9_000, 12_000),
    ),
  );
  for (const use of [makeAvatars, makeAttachment, checkPicture]) {
    await expect(use(interlaced ?? Buffer.alloc(0))).rejects.toMatchObject({ problem: 'tooMuchMemory' });
    await expect(use(plain ?? Buffer.alloc(0))).rejects.toMatchObject({ problem: 'damaged' });
  }
  await expectRefusal(interlaced ?? Buffer.alloc(0), damaged);
});
