import { fromPixels, openPicture } from './open-picture.ts';

/** Tried in turn until the file is small enough. */
const QUALITIES = [75, 50, 25] as const;

/** A JPEG of a picture for paper: no side longer than `pixels`, and in all but odd cases no more than `bytes`. */
export async function shrinkJpeg(file: Buffer, { pixels, bytes }: { pixels: number; bytes: number }): Promise<Buffer> {
  const picture = await openPicture(file, { isShared: true });
  const size = { width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true } as const;
  const smaller = await picture.decode(size);
  let smallest = file;
  for (const quality of QUALITIES) {
    smallest = await (await fromPixels(smaller)).jpeg({ quality }).toBuffer();
    if (smallest.length <= bytes) break;
  }
  return smallest;
}
