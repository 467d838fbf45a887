/** Values that must be refused as an id, a slug or a user id in a path, encoded as in the address. */
export const HOSTILE_PARTS: readonly string[] = [
  'a%2Fb',
  'x%2Fcomments%2Fc1',
  '%2e%2e%2f%2e%2e',
  '__x__',
  '%00',
  '%E0%A4%B9',
  'a%20b',
  '%27%20OR%201%3D1',
  '%7B%22%24ne%22%3A1%7D',
  '%3Cscript%3E',
  'constructor',
  '__proto__',
  'x'.repeat(1501),
];

/** Values that the Hosting emulator itself fails on and never passes on. */
export const UNREADABLE_PARTS: readonly string[] = ['..%2Fusers', '%', '%E0%A4%A', '%ED%A0%80', '%zz', '..', '.'];

/** Invalid page numbers: each must be answered like page 1. */
export const HOSTILE_PAGES: readonly string[] = [
  'page=0',
  'page=-1',
  'page=1e3',
  'page=1.5',
  'page=%D9%A3',
  'page=%27%20OR%201',
  'page=',
  'page=abc',
  'page=1%00',
  'page=%201',
  'page=%2B1',
  'page=0x10',
  'page=1&page=2',
  'page[]=2',
  'page[$gt]=1',
  'page=NaN',
];
