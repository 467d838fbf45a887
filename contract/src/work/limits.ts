// Of the studio only: in `constants.ts` they would be loaded by every page.

/** Works in one answer of a studio's list, and reviews in one of the review queue. */
export const STUDIO_PAGE_SIZE = 20;
export const WORK_TITLE_MAX = 120;
/** Characters of a story's or print's short description, and of a print's introduction. */
export const SUMMARY_MAX = 500;
/** Characters of a place, a genre, a frame's type. */
export const WORK_LABEL_MAX = 80;
/** Characters of HTML, as it is sent and as it is stored. */
export const HTML_MAX = 10_000;
export const STORY_HTML_MAX = 50_000;
export const WORD_MAX = 40;
export const CATEGORIES_MAX = 10;
export const TAGS_MAX = 20;
export const REVIEW_REASON_MAX = 1000;
export const EXHIBITION_IMAGES_MAX = 100;
/** Photographs of an exhibition that are shown before it opens. */
export const EXHIBITION_TEASER_MAX = 3;
export const STORY_PICTURES_MAX = 30;
export const PRODUCT_PICTURES_MAX = 10;
export const PRODUCT_OPTIONS_MAX = 20;
export const EDITION_MAX = 1000;
export const PRICE_MAX = 10_000_000;
/** Centimetres. */
export const PRINT_SIDE = { min: 5, max: 300 } as const;
/** For how many days a link to the preview of a story may be made. */
export const PREVIEW_DAYS = [1, 7, 30] as const;
export const PREVIEW_DAYS_DEFAULT = 7;
/** Links to the preview of a story that have not ended. */
export const PREVIEW_LINKS_MAX = 10;
