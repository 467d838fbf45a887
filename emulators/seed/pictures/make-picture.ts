import sharp from 'sharp';
import { pictureCatalogue } from './catalogue.ts';
import type { Exposure, PictureShape } from './entries/entry.ts';
import { createCanvas } from './render/canvas.ts';
import { develop } from './render/develop.ts';
import { createRandom } from './render/random.ts';
import { sceneOf } from './scenes/scene-of.ts';

/** Pixels of the finished file. */
const sizes: Record<PictureShape, { width: number; height: number }> = {
  landscape: { width: 2016, height: 1344 },
  portrait: { width: 1344, height: 2016 },
  tall: { width: 1520, height: 1900 },
  square: { width: 1680, height: 1680 },
  panorama: { width: 2400, height: 1000 },
};

/** Light is computed at this share of the final size: lens and film are no sharper. */
const renderScale = 0.62;

/** The file of a catalogued picture as a camera would have written it: a JPEG with its EXIF. */
export async function makePicture(key: string): Promise<Buffer> {
  const entry = pictureCatalogue.find((candidate) => candidate.key === key);
  if (entry === undefined) throw new RangeError(`The catalogue has no picture "${key}"`);
  const { width, height } = sizes[entry.shape];
  const random = createRandom(key);
  const canvas = createCanvas(Math.round(width * renderScale), Math.round(height * renderScale));
  const finish = sceneOf(key)(canvas, random);
  const pixels = await develop(canvas, finish, width, height, random);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif(exifBlocks(entry.exif))
    .jpeg({ quality: 92 })
    .toBuffer();
}

function exifBlocks(exif: Exposure) {
  const date = exif.createdDate.slice(0, 19).replaceAll('-', ':').replace('T', ' ');
  return {
    IFD0: { Make: exif.cameraMake, Model: exif.cameraModel, DateTime: date },
    IFD2: {
      LensMake: exif.lensMake,
      LensModel: exif.lensModel,
      FNumber: `${Math.round(exif.aperture * 10)}/10`,
      ExposureTime: shutterFraction(exif.shutterSpeed),
      ISOSpeedRatings: String(exif.iso),
      FocalLength: `${exif.focalLength}/1`,
      DateTimeOriginal: date,
    },
  };
}

function shutterFraction(seconds: number): string {
  return seconds < 1 ? `1/${Math.round(1 / seconds)}` : `${Math.round(seconds * 10)}/10`;
}
