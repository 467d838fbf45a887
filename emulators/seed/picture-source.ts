import { creditAlt } from './documents/credits.ts';
import type { Credit } from './documents/published-picture.ts';
import { allPhotographs } from './photographs/all-photographs.ts';
import { namePhotograph } from './photos/name-photograph.ts';
import { pictureCatalogue, pictureFile } from './pictures/catalogue.ts';
import { type ProcessedFile, processFile } from './process-file.ts';

/** Where the picture for a key of the catalogue comes from, and what may be said of it. */
export interface PictureSource {
  load(key: string): Promise<ProcessedFile>;
  alt(key: string): string;
  credit(key: string): Credit | null;
}

export const seedPictures: PictureSource = {
  load: (key) => processFile(pictureFile(key)),
  alt: (key) => {
    const alt = pictureCatalogue[key];
    if (alt === undefined) throw new Error(`The catalogue has no picture "${key}"`);
    return alt;
  },
  credit: () => null,
};

/** Deals the files out to the keys, from the first again where there are fewer of them. */
export function filePictures(files: readonly string[]): PictureSource {
  const fileOf = (key: string): string => {
    const place = allPhotographs.findIndex((photograph) => photograph.key === key);
    const file = files[place % files.length];
    if (file === undefined) throw new Error(`There is no file for the picture "${key}"`);
    return file;
  };
  const credit = (key: string) => namePhotograph(fileOf(key));
  return { load: (key) => processFile(fileOf(key)), alt: (key) => creditAlt(credit(key)), credit };
}
