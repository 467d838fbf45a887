import { fittingWidth, type Picture, variantUrl } from '@aperture-byline/contract/shared/picture';
import { parseImageId } from '@aperture-byline/contract/shared/rich-text-policy';
import { escapeHtml, sanitizeHtml } from './html.ts';
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

/** Pixels of a photograph in a text where a browser knows no `srcset`. */
const TEXT_SLOT = 1280;
/** The slot of a photograph in a text, as `rich-text.tsx` has it of public ones. */
const SIZES = '(min-width: 760px) 672px, 87vw';
const SOURCE = /\bsrc="([^"]*)"/g;

/** A text, sanitised, whose images are shown from the addresses of these pictures, by their ids. Without the images that have none. */
export function toShownText(html: string, pictures: ReadonlyMap<string, Picture>): string {
  const text = sanitizeHtml(html);
  const hidden = new Set(imageIdsInText(text).filter((id) => !pictures.has(id)));
  return withoutPictures(text, hidden).replace(SOURCE, (source, address: string) => {
    const picture = pictures.get(parseImageId(address) ?? '');
    if (!picture) return source;
    const addressOf = (width: number) => escapeHtml(variantUrl(picture, width, 'jpeg'));
    const files = picture.widths.map((width) => `${addressOf(width)} ${width}w`).join(', ');
    const plain = addressOf(fittingWidth(picture.widths, TEXT_SLOT));
    return `src="${plain}" srcset="${files}" sizes="${SIZES}" loading="lazy" decoding="async"`;
  });
}
