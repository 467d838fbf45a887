/**
 * Makes the five house banners in `web/public/stock` from the seed's pictures, and the card of pages without a picture
 * of their own, as sites that are sent a link show it. They are kept in the repository; run it again (`npm run
 * stock-banners -w web`) only to choose others.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const keys = ['sea-stacks', 'dune-field-morning', 'jetty-blue-hour', 'posts-in-still-water', 'canyon-evening'];
const widths = [320, 640, 1280];
const ratio = 3 / 2;
/** Bytes that no file may pass. */
const limit = 120 * 1024;
const folder = new URL('../public/stock/', import.meta.url);
const pictures = fileURLToPath(new URL('../../emulators/seed/pictures/', import.meta.url));

await mkdir(folder, { recursive: true });
for (const [index, key] of keys.entries()) {
  for (const width of widths) {
    const cut = sharp(`${pictures}${key}.jpg`).resize({
      width,
      height: Math.round(width / ratio),
      fit: 'cover',
    });
    await keep(`banner-${index + 1}-${width}.avif`, await cut.clone().avif({ quality: 58, effort: 6 }).toBuffer());
    await keep(`banner-${index + 1}-${width}.jpg`, await cut.jpeg({ quality: 76, mozjpeg: true }).toBuffer());
  }
}

const card = sharp(`${pictures}ridges-first-light.jpg`).resize({ width: 1200, height: 630, fit: 'cover' });
await keep('share.jpg', await card.jpeg({ quality: 80, mozjpeg: true }).toBuffer());

async function keep(name: string, data: Buffer): Promise<void> {
  if (data.length > limit) throw new RangeError(`${name} has ${data.length} bytes, more than ${limit}`);
  await writeFile(new URL(name, folder), data);
}
