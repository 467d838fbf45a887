import {
  LINK_REL,
  parseImageId,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
  WIDE_FIGURE,
} from '@aperture-byline/contract/shared/text/rich-text-policy';
import DOMPurify from 'dompurify';

const purifier = DOMPurify(window);
const ATTRIBUTES = [...new Set(Object.values(RICH_TEXT_ATTRIBUTES).flat())];
const LINK = /^(?:https?:\/\/|mailto:)/i;

purifier.addHook('afterSanitizeAttributes', (element) => {
  const allowed = RICH_TEXT_ATTRIBUTES[element.tagName.toLowerCase()] ?? [];
  for (const name of element.getAttributeNames()) if (!allowed.includes(name)) element.removeAttribute(name);
  if (element.tagName === 'IMG' && parseImageId(element.getAttribute('src') ?? '') === null) element.remove();
  if (element.className !== WIDE_FIGURE) element.removeAttribute('class');
  if (element.tagName !== 'A') return;
  if (!LINK.test(element.getAttribute('href') ?? '')) element.removeAttribute('href');
  element.setAttribute('rel', LINK_REL);
});

/** Reduces unsaved HTML as the server will do it. `findPictureAddress` may answer null: the public address stays. */
export function purify(html: string, findPictureAddress: (imageId: string) => string | null = () => null): string {
  const clean = purifier.sanitize(html, {
    ALLOWED_TAGS: [...RICH_TEXT_TAGS],
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  const { body } = new DOMParser().parseFromString(clean, 'text/html');
  for (const image of body.querySelectorAll('img')) {
    const address = findPictureAddress(parseImageId(image.getAttribute('src') ?? '') ?? '');
    if (address !== null) image.setAttribute('src', address);
  }
  return body.innerHTML;
}
