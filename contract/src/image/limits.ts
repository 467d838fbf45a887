// Of the studio only: in `constants.ts` they would be loaded by every page.

export const LICENSES = ['All rights reserved', 'CC BY 4.0', 'CC BY-NC 4.0', 'CC BY-NC-ND 4.0'] as const;
/** Characters of an image's texts, and how many tags it has. */
export const IMAGE_TEXT_MAX = {
  title: 120,
  alt: 300,
  description: 5000,
  tag: 40,
  tags: 20,
  creator: 120,
  copyrightNotice: 300,
  place: 80,
} as const;
/** Images in one answer of the library. */
export const LIBRARY_PAGE_SIZE = 24;
/** That are changed at once, or begin a work. */
export const STUDIO_IMAGES_MAX = 100;
/** Characters of a text, tags, and characters of a tag, that a row of several is read with, to be told that it is too long. */
export const ROW_TEXT_MAX = 2000;
export const ROW_TAGS_MAX = 30;
export const ROW_TAG_MAX = 80;

/** Kinds of what shows images: works by their labels (`WORK_KINDS`), and the front page. */
export const IMAGE_USE_KINDS = ['exhibition', 'story', 'print', 'home'] as const;
