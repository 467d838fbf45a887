/**
 * The joined strings of the wire format. Inside, lists are lists; these strings exist only at the edge.
 * A separator inside a field can't be told from a separator between fields, so encoders reject it.
 */
export class SeparatorInFieldError extends Error {
  readonly field: string;
  constructor(field: string, separator: string) {
    super(`"${separator}" cannot stand in ${field}`);
    this.name = 'SeparatorInFieldError';
    this.field = field;
  }
}

/** Between the records of a list, and between the fields of a record. */
const RECORD = '|~|';
const FIELD = '||';
const IMAGE_PATH = '::';
const WORD = ',';

export interface Achievement {
  title: string;
  description: string;
  /** `YYYY-MM-DD`. */
  achievedDate: string;
}

export interface SocialLink {
  socialMedia: string;
  link: string;
}

/** True for a field of a joined record: no separator, and nothing that makes one with its neighbours. */
export function fitsRecordField(text: string): boolean {
  return (
    !text.includes(FIELD) &&
    !text.includes(RECORD) &&
    text !== '~' &&
    !text.startsWith('|') &&
    !text.endsWith('|') &&
    !text.startsWith('~|') &&
    !text.endsWith('|~')
  );
}

function joinRecords(records: readonly (readonly [field: string, text: string][])[]): string {
  return records
    .map((fields) =>
      fields
        .map(([field, text]) => {
          if (!fitsRecordField(text)) throw new SeparatorInFieldError(field, FIELD);
          return text;
        })
        .join(FIELD),
    )
    .join(RECORD);
}

function splitRecords(joined: string): string[][] {
  return joined === '' ? [] : joined.split(RECORD).map((record) => record.split(FIELD));
}

/** `title||description||date|~|…`; an empty list is an empty string. */
export function joinAchievements(achievements: readonly Achievement[]): string {
  return joinRecords(
    achievements.map(({ title, description, achievedDate }) => [
      ['title', title],
      ['description', description],
      ['achievedDate', achievedDate],
    ]),
  );
}

export function splitAchievements(joined: string): Achievement[] {
  return splitRecords(joined).map(([title = '', description = '', achievedDate = '']) => ({
    title,
    description,
    achievedDate,
  }));
}

/** `medium||link|~|…`; an empty list is an empty string. */
export function joinSocialLinks(links: readonly SocialLink[]): string {
  return joinRecords(
    links.map(({ socialMedia, link }) => [
      ['socialMedia', socialMedia],
      ['link', link],
    ]),
  );
}

export function splitSocialLinks(joined: string): SocialLink[] {
  return splitRecords(joined).map(([socialMedia = '', link = '']) => ({ socialMedia, link }));
}

/** True where an address may be an entry of a list joined by `::`. */
export function fitsImagePath(path: string): boolean {
  return path !== '' && !path.includes(IMAGE_PATH) && !path.startsWith(':') && !path.endsWith(':');
}

/** Addresses joined by `::`. */
export function joinImagePaths(paths: readonly string[]): string {
  for (const path of paths) if (!fitsImagePath(path)) throw new SeparatorInFieldError('image_paths', IMAGE_PATH);
  return paths.join(IMAGE_PATH);
}

/** True where a category or tag may be an entry of a comma-separated list. */
export function fitsWord(word: string): boolean {
  return word !== '' && word === word.trim() && !word.includes(WORD);
}

/** Categories or tags joined by commas. */
export function joinWords(words: readonly string[]): string {
  for (const word of words) if (!fitsWord(word)) throw new SeparatorInFieldError('words', WORD);
  return words.join(WORD);
}

export function splitWords(joined: string): string[] {
  return joined
    .split(WORD)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
