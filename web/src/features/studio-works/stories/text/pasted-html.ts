import { parseImageId } from '@aperture-byline/contract/shared/rich-text-policy';

/** Headings that a story has not, as the nearest ones that it has. */
const HEADINGS: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };
/** The sign before an entry of a list in Word: a letter or number with a dot or bracket. */
const NUMBERED = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i;

/**
 * HTML of other editors in the form that the schema reads best: Word's lists, which are paragraphs with a sign, become lists, and what
 * it hides goes; headings move to the levels that there are; of pictures those stay that `isKnown` knows. Whatever else is foreign the
 * schema leaves out.
 */
export function readPasted(html: string, isKnown: (imageId: string) => boolean): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('style, script, title, meta, link, [style*="display:none" i]'))
    hidden.remove();
  for (const [from, to] of Object.entries(HEADINGS))
    for (const heading of body.querySelectorAll(from)) rename(heading, to);
  for (const paragraph of body.querySelectorAll<HTMLElement>(
    'p[class*="MsoListParagraph"], p[style*="mso-list"]',
  ))
    toListItem(paragraph);
  for (const picture of body.querySelectorAll('img')) {
    const imageId = parseImageId(parsePath(picture.getAttribute('src') ?? ''));
    if (imageId === null || !isKnown(imageId)) picture.remove();
    else picture.setAttribute('src', `/api/image/${imageId}`);
  }
  for (const figure of body.querySelectorAll('figure')) if (!figure.querySelector('img')) unwrap(figure);
  return body.innerHTML;
}

/** The path of an address of this site; browsers write whole addresses into what is copied. */
function parsePath(address: string): string {
  const url = URL.parse(address, window.location.origin);
  return url?.origin === window.location.origin ? url.pathname : '';
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function toListItem(paragraph: HTMLElement): void {
  const sign = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const name = NUMBERED.test(sign?.textContent ?? '') ? 'ol' : 'ul';
  sign?.remove();
  const before = paragraph.previousElementSibling;
  const list = before?.matches(name) && 'word' in (before as HTMLElement).dataset ? before : null;
  const target = list ?? paragraph.ownerDocument.createElement(name);
  if (!list) {
    (target as HTMLElement).dataset.word = '';
    paragraph.before(target);
  }
  const item = paragraph.ownerDocument.createElement('li');
  const words = paragraph.ownerDocument.createElement('p');
  words.append(...paragraph.childNodes);
  item.append(words);
  target.append(item);
  paragraph.remove();
}
