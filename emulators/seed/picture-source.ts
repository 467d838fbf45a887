import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allPhotographs } from './content.ts';
import { creditAlt } from './documents/credits.ts';
import type { Credit } from './documents/published-picture.ts';
import { type ProcessedFile, processFile } from './process-file.ts';

/** Where the picture of a photograph's key comes from, and what may be said of it. */
export interface PictureSource {
  load(key: string): Promise<ProcessedFile>;
  alt(key: string): string;
  credit(key: string): Credit | null;
}

/** Path of one of the seed's pictures. Camera, lens, exposure and date stand in its EXIF, as in an upload. */
export function pictureFile(key: string): string {
  return fileURLToPath(new URL(`pictures/${key}.jpg`, import.meta.url));
}

export const seedPictures: PictureSource = {
  load: (key) => processFile(pictureFile(key)),
  alt: (key) => {
    const photograph = allPhotographs.find((candidate) => candidate.key === key);
    if (!photograph) throw new Error(`There is no photograph "${key}"`);
    return photograph.alt;
  },
  credit: () => null,
};

/** Deals the files out to the keys, from the first again where there are fewer of them. */
export function filePictures(files: readonly string[]): PictureSource {
  const findFile = (key: string): string => {
    const place = allPhotographs.findIndex((photograph) => photograph.key === key);
    const file = files[place % files.length];
    if (file === undefined) throw new Error(`There is no file for the picture "${key}"`);
    return file;
  };
  const credit = (key: string) => creditFromFileName(findFile(key));
  return { load: (key) => processFile(findFile(key)), alt: (key) => creditAlt(credit(key)), credit };
}

/** Reads title and photographer from a name such as `picosdeeuropa-by-aitzol-berasategi.jpg` or `DSCN0010.jpg`. */
export function creditFromFileName(path: string): Credit {
  const name = basename(path, extname(path)).normalize('NFC');
  const [title = name, photographer = ''] = name.split(/[-_ ]by[-_ ](.+)/i, 2);
  return {
    title: capitalize(wordsIn(title).join(' ')) || 'Untitled',
    photographer: wordsIn(photographer).map(capitalize).join(' ') || null,
  };
}

function wordsIn(text: string): string[] {
  return text.split(/[-_\s]+/).filter((word) => word !== '');
}

function capitalize(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase('en') + rest.join('');
}
