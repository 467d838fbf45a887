import { parseImageId } from '@aperture-byline/contract/shared/text/rich-text-policy';
import { unwrap } from '#components/rich-text/editor/paste/elements.ts';

/** Reduces the pictures of pasted HTML to those that `isKnown` knows, with their address here. */
export function readPasted(html: string, isKnown: (imageId: string) => boolean): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
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
