/** Keys of the pictures on the front page, in order. */
export const homeCarousel: readonly string[] = [
  'mirror-lake',
  'islands-at-dusk',
  'dune-field-morning',
  'skyline-night-water',
  'cloud-inversion',
];
