import type { Picture } from '@aperture-byline/contract/shared/picture';

/** A small picture at an address of its own. */
export const pictureAt = (name: string): Picture => ({
  src: `/photos/${name}/{width}.{format}`,
  width: 300,
  height: 200,
  widths: [300],
  formats: ['jpeg'],
  colour: '#808080',
  alt: '',
});
