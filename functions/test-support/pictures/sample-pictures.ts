import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

/** A soft colour pattern, so that files have a realistic size and every corner a colour of its own. */
export function pattern(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  const waves = Float64Array.from({ length: width }, (_, x) => 100 * Math.sin(x / 9));
  for (let y = 0; y < height; y += 1) {
    const wave = Math.cos(y / 7);
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      data[at] = (255 * x) / width;
      data[at + 1] = (255 * y) / height;
      data[at + 2] = 128 + (waves[x] ?? 0) * wave;
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export const jpeg = (width: number, height: number) => pattern(width, height).jpeg().toBuffer();

/** Texts that must never be found in anything published. */
export const secrets = {
  owner: 'Owner-Marker-Ada',
  serial: 'Serial-Marker-4711',
  place: 'Place-Marker-17',
  xmp: 'Xmp-Marker-Secret',
};

/** A JPEG that carries all that cameras and editors add: place, owner, serial number, XMP. */
export function jpegWithNotes(ifd2: Record<string, string> = {}, width = 900): Promise<Buffer> {
  return pattern(width, 600)
    .withExif({
      IFD0: {
        Make: '  Test\u0007 Maker ',
        Model: `<img src=x onerror=alert(1)>${'y'.repeat(300)}`,
        Artist: secrets.owner,
        Copyright: secrets.owner,
      },
      IFD2: {
        ExposureTime: '5/2',
        FNumber: '28/10',
        ISOSpeedRatings: '3200',
        FocalLength: '24/1',
        LensMake: 'Test Optics',
        LensModel: '24mm F2.8',
        DateTimeOriginal: '2025:03:01 21:38:07',
        BodySerialNumber: secrets.serial,
        ...ifd2,
      },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '17/1 23/1 6/1', GPSMapDatum: secrets.place },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secrets.xmp}</a></x:xmpmeta>`)
    .jpeg()
    .toBuffer();
}

/** A chunk of text spliced in behind the header of a PNG. */
export function withPngText(png: Buffer, text: string): Buffer {
  const body = Buffer.from(`tEXtComment\0${text}`, 'latin1');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), chunk.length - 4);
  const headerEnd = 33;
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

export function avifSize(file: Buffer): { width: number; height: number } {
  const at = file.indexOf('ispe');
  return { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) };
}

const realPhotos = new URL('../../../../shared/photos/', import.meta.url);

/** Real photographs beside the repository, where there are any: name and bytes. */
export function realFiles(folder = ''): { name: string; file: Buffer }[] {
  const directory = new URL(folder, realPhotos);
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => /\.(jpe?g|heic)$/i.test(name))
    .map((name) => ({ name, file: readFileSync(new URL(name, directory)) }));
}
