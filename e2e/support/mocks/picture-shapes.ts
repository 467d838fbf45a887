import type { Picture } from '@aperture-byline/contract/shared/picture';

/** Aspect ratios (width / height) that layouts must support. */
export const SHAPES = { tall: 0.5, portrait: 2 / 3, square: 1, landscape: 1.5, panorama: 4 } as const;

/** The picture with the dimensions of this shape; its files stay the same. */
export function shaped(picture: Picture, shape: keyof typeof SHAPES): Picture {
  return { ...picture, width: 2400, height: Math.round(2400 / SHAPES[shape]) };
}
