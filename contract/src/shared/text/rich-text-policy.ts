/** The one allow-list for the HTML that people write, applied when it is saved and again when it is shown. */
export const RICH_TEXT_TAGS: readonly string[] = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'img',
  'figure',
  'figcaption',
  'small',
  'hr',
  'code',
  'pre',
];

export const RICH_TEXT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  figure: ['class'],
};

/** The class of a figure as wide as the page. There is no other class of any element. */
export const WIDE_FIGURE = 'wide';

/** Pictures that a figure shows beside each other. */
export const FIGURE_PICTURES_MAX = 4;

/** `rel` of every link: no referrer, no access to our window, no search rank gained by a link. */
export const LINK_REL = 'noopener noreferrer nofollow ugc';

const IMAGE_SOURCE = /^\/api\/image\/([A-Za-z0-9_-]{1,64})$/;

/** The image id in the address of a picture inside a text (`/api/image/{id}`, the only one allowed), or null. */
export function parseImageId(src: string): string | null {
  return IMAGE_SOURCE.exec(src)?.[1] ?? null;
}
