export const SYLLABLES = [
  'ka',
  'mo',
  'ri',
  'ten',
  'lu',
  'sha',
  'bo',
  'dri',
  'fen',
  'gal',
  'ho',
  'jin',
  'kel',
  'mar',
  'no',
];
const CAMERAS = ['NIKON D850', 'Canon EOS R5', 'X-T4', 'ILCE-7RM4', 'LEICA Q2', 'GR III', 'E-M1MarkII', 'Z 9'];

/** Returns one of about 3,400 words; words of a low index are frequent. */
export function word(number: number): string {
  const index = Math.floor((((number * 7919) % 10_007) / 10_007) ** 2 * 15 ** 3);
  return [index % 15, Math.floor(index / 15) % 15, Math.floor(index / 225)].map((at) => SYLLABLES[at]).join('');
}

export const words = (number: number, count: number): string =>
  Array.from({ length: count }, (_, index) => word(number * 31 + index * 17)).join(' ');

/**
 * By which the studio's library finds a text: stored with the copies, or else the rebuild changes each in a
 * transaction.
 */
const listPrefixes = (text: string): string[] => [
  ...new Set(text.split(' ').flatMap((one) => Array.from(one, (_, index) => one.slice(0, index + 1)))),
];

/** Different words and camera data of the copy of a number. */
export const varyImage = (number: number): object => ({
  title: words(number, 3),
  description: `<p>${words(number + 1, 30)}</p>`,
  tags: words(number + 2, 4).split(' '),
  searchWords: listPrefixes(`${words(number, 3)} ${words(number + 2, 4)}`),
  exif: {
    cameraModel: CAMERAS[number % CAMERAS.length],
    focalLength: 14 + (number % 300),
    aperture: 1.4 + (number % 15),
    iso: 100 * (1 + (number % 64)),
    createdDate: `${2000 + (number % 26)}-05-01T00:00:00.000Z`,
  },
});

export const SEARCH_CALLS: readonly string[] = [
  `/search?q=${word(1)}`,
  `/search?q=${word(2)}+${word(3)}`,
  `/search?q=${word(4).slice(0, 3)}`,
  `/search?q=x${word(5)}`,
  `/search?q=${encodeURIComponent(words(6, 500))}`,
  `/search?q=${'ka+mo+ri+te+lu+sh+bo+dr'}`,
  `/search?q=${word(1)}&kind=image&page=3`,
  `/search/suggestions?q=${word(7).slice(0, 4)}`,
  '/search/images',
  '/search/images?focal=35-50',
  '/search/images?camera=Canon+EOS+R5&year=2011&iso=101-400',
  `/search/images?q=${word(1)}&aperture=2-2.8`,
  `/search/images?tag=${word(8)}&page=2`,
  '/search/prints?price=-2999&size=41-70',
];
