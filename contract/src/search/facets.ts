/** Facets in the order in which they are shown; each is a value of the query of its page's address. */
export const IMAGE_FACETS = [
  'photographer',
  'camera',
  'lens',
  'focal',
  'aperture',
  'iso',
  'year',
  'tag',
  'colour',
] as const;
export const PRINT_FACETS = ['price', 'size', 'orientation', 'category', 'colour', 'artist'] as const;
export type ImageFacet = (typeof IMAGE_FACETS)[number];
export type PrintFacet = (typeof PRINT_FACETS)[number];

/** A value of a facet of numbers: `35-50`, `-50`, `301-`, or one number. Both ends are included. */
export interface NumberRange {
  from: number;
  to: number;
}

const NUMBER = /^\d{1,7}(?:\.\d{1,2})?$/;

/** Null for what is no range, or one that ends before it starts. */
export function parseRange(value: string): NumberRange | null {
  const ends = value.split('-');
  if (ends.length > 2 || ends.some((end) => end !== '' && !NUMBER.test(end))) return null;
  const [from = '', to = from] = ends;
  if (from === '' && to === '') return null;
  const range = { from: Number(from), to: to === '' ? Number.POSITIVE_INFINITY : Number(to) };
  return range.from <= range.to ? range : null;
}

/** Names of the mean colours of pictures. */
export const COLOURS = [
  'black',
  'grey',
  'white',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'cyan',
  'blue',
  'purple',
  'pink',
] as const;
export type Colour = (typeof COLOURS)[number];

export const ORIENTATIONS = ['landscape', 'portrait', 'square', 'panorama'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];
