import { FIGURE_PICTURES_MAX, parseImageId, WIDE_FIGURE } from '@aperture-byline/contract/shared/text/rich-text-policy';

export const FIGURE = 'figure';

export interface FigurePicture {
  imageId: string;
  alt: string;
  /** Pixels, so that its space is reserved; null where they are not known. */
  width: number | null;
  height: number | null;
}

export interface FigureAttributes {
  /** Beside each other, one at least. */
  pictures: readonly FigurePicture[];
  isWide: boolean;
  /** Who made it, below the caption. */
  credit: string;
}

/** The most pixels that the sanitiser keeps in `width` and `height`. */
export const PIXELS_MAX = 9999;

function pixels(image: Element, name: string): number | null {
  const value = Number(image.getAttribute(name));
  return Number.isInteger(value) && value > 0 && value <= PIXELS_MAX ? value : null;
}

/** Reads an image of this site; returns an empty list for any other. */
function readPicture(image: Element): FigurePicture[] {
  const imageId = parseImageId(image.getAttribute('src') ?? '');
  if (imageId === null) return [];
  const [width, height] = [pixels(image, 'width'), pixels(image, 'height')];
  return [{ imageId, alt: image.getAttribute('alt') ?? '', width, height }];
}

const findCredit = (figure: Element) => figure.querySelector('figcaption > small:last-child');

/** Reads a figure; false for no image of this site, or too many: those become figures of their own. */
export function readFigure(figure: HTMLElement): FigureAttributes | false {
  const pictures = [...figure.querySelectorAll('img')].flatMap(readPicture);
  if (pictures.length === 0 || pictures.length > FIGURE_PICTURES_MAX) return false;
  return {
    pictures,
    isWide: figure.className === WIDE_FIGURE,
    credit: findCredit(figure)?.textContent?.trim() ?? '',
  };
}

/** Reads an image outside of figures. Returns false for an image of another site. */
export function readImage(image: HTMLElement): FigureAttributes | false {
  const pictures = readPicture(image);
  return pictures.length > 0 && { pictures, isWide: false, credit: '' };
}

/** The caption without the credit, which is an attribute. */
export function readCaption(figure: Element): HTMLElement {
  const copy = figure.cloneNode(true) as Element;
  findCredit(copy)?.remove();
  return copy.querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption');
}

/** Returns the attributes of a saved image. Lazy, since TipTap renders it once more at its end and would request it. */
export function imageAttributes({ imageId, alt, width, height }: FigurePicture): Record<string, string | number> {
  return { src: `/api/image/${imageId}`, alt, loading: 'lazy', ...(width && height && { width, height }) };
}
