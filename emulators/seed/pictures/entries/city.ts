import { type PictureEntry, taken } from './entry.ts';

export const cityEntries: readonly PictureEntry[] = [
  {
    key: 'facade-dusk',
    kind: 'city',
    shape: 'landscape',
    about: 'Rows of windows in an apartment block at dusk, some lit in warm colours.',
    exif: taken('mirrorless', 'long', 120, 5.6, 1 / 30, 800, '2025-11-14T12:58'),
  },
  {
    key: 'facade-balconies',
    kind: 'city',
    shape: 'portrait',
    about: 'White balconies repeat up a wall, each with the same slanting shadow.',
    exif: taken('compact', 'long', 90, 9, 1 / 500, 160, '2025-04-18T09:41'),
  },
  {
    key: 'facade-glass',
    kind: 'city',
    shape: 'tall',
    about: 'A glass tower breaks the evening sky into hundreds of bent panes.',
    exif: taken('full', 'long', 130, 8, 1 / 160, 100, '2024-09-28T12:22'),
  },
  {
    key: 'facade-night',
    kind: 'city',
    shape: 'portrait',
    about: 'A dark tower at night with a few bright rooms scattered over its grid.',
    exif: taken('mirrorless', 'normal', 55, 2.8, 1 / 50, 1600, '2025-08-30T17:19'),
  },
  {
    key: 'skyline-night-water',
    kind: 'city',
    shape: 'landscape',
    about: 'City towers at night with their lights drawn out in the water below.',
    exif: taken('full', 'wide', 30, 8, 15, 64, '2025-12-05T13:45'),
  },
  {
    key: 'skyline-fog',
    kind: 'city',
    shape: 'landscape',
    about: 'The tops of towers rise out of thick morning fog.',
    exif: taken('reflex', 'long', 155, 8, 1 / 200, 100, '2024-01-06T02:03'),
  },
  {
    key: 'skyline-dawn',
    kind: 'city',
    shape: 'portrait',
    about: 'Towers in layers of haze before an orange dawn sky.',
    exif: taken('compact', 'long', 160, 8, 1 / 125, 200, '2025-10-25T01:15'),
  },
  {
    key: 'streets-from-above',
    kind: 'city',
    shape: 'square',
    about: 'A city grid at night from straight above, its streets glowing amber.',
    exif: taken('mirrorless', 'normal', 55, 2, 1 / 40, 3200, '2024-10-12T16:36'),
  },
  {
    key: 'streets-to-the-horizon',
    kind: 'city',
    shape: 'landscape',
    about: 'Lit streets of a large city run towards the horizon under a deep blue sky.',
    exif: taken('full', 'normal', 50, 2.2, 1 / 30, 3200, '2025-09-06T14:27'),
  },
  {
    key: 'rain-lights',
    kind: 'city',
    shape: 'landscape',
    about: 'City lights melt into coloured discs behind a rainy window.',
    exif: taken('compact', 'normal', 35, 1.4, 1 / 60, 800, '2025-07-11T14:49'),
  },
];
