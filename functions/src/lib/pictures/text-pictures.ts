import { type Picture, textPictureUrl, textSizes, variantUrl } from '@aperture-byline/contract/shared/picture';
import { parseImageId } from '@aperture-byline/contract/shared/text/rich-text-policy';
import { escapeHtml, sanitizeHtml } from '../text/html.ts';
import { imageIdsInText } from './shown-images.ts';

/** A sanitised text without these images, and without the figures, with their captions, that show no other. */
export function withoutPictures(text: string, hidden: ReadonlySet<string>): string {
  const isHidden = (html: string) => {
    const ids = imageIdsInText(html);
    return ids.length > 0 && ids.every((id) => hidden.has(id));
  };
  const figures = text.split('</figure>').map((part, index, parts) => {
    if (index === parts.length - 1) return part;
    const start = part.lastIndexOf('<figure');
    return start >= 0 && isHidden(part.slice(start)) ? part.slice(0, start) : `${part}</figure>`;
  });
  const [first = '', ...pictures] = figures.join('').split('<img');
  const rest = pictures.map((part) => {
    const end = part.indexOf('>') + 1;
    return isHidden(part.slice(0, end)) ? part.slice(end) : `<img${part}`;
  });
  return sanitizeHtml([first, ...rest].join(''));
}

/** A picture's tag, and its source: in sanitized HTML `<` and `>` stand only around tags. */
const PICTURE = /<img [^<>]*>/g;
const SOURCE = /\bsrc="([^"]*)"/;

/** Sanitizes a text and shows its images from these pictures' addresses, by id; leaves out images without one. */
export function toShownText(html: string, pictures: ReadonlyMap<string, Picture>): string {
  const text = sanitizeHtml(html);
  const hidden = new Set(imageIdsInText(text).filter((id) => !pictures.has(id)));
  return withoutPictures(text, hidden).replace(PICTURE, (tag) => {
    const picture = pictures.get(parseImageId(SOURCE.exec(tag)?.[1] ?? '') ?? '');
    if (!picture) return tag;
    const files = picture.widths.map((width) => `${escapeHtml(variantUrl(picture, width, 'jpeg'))} ${width}w`);
    const attributes = `src="${escapeHtml(textPictureUrl(picture))}" srcset="${files.join(', ')}" sizes="${textSizes(tag)}"`;
    return tag.replace(SOURCE, () => `${attributes} loading="lazy" decoding="async"`);
  });
}
