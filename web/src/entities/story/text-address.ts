import { fittingWidth, type Picture, variantUrl } from '@aperture-byline/contract/shared/picture';

/** Pixels of a photograph in a text that is not public. */
const TEXT_SLOT = 1280;

/** Where the file of a photograph in a text is shown from while that is not public; null where there is no such photograph. */
export function findTextAddress(picture: Picture | undefined): string | null {
  return picture ? variantUrl(picture, fittingWidth(picture.widths, TEXT_SLOT), 'jpeg') : null;
}
