import { type PictureEntry, taken } from './entry.ts';

export const duneEntries: readonly PictureEntry[] = [
  {
    key: 'dune-crest',
    kind: 'dune',
    shape: 'portrait',
    about: 'The sharp crest of a sand dune winds upwards between light and shadow.',
    exif: taken('mirrorless', 'long', 110, 11, 1 / 200, 100, '2025-01-25T01:58'),
  },
  {
    key: 'dune-field-morning',
    kind: 'dune',
    shape: 'landscape',
    about: 'A field of dunes in low morning sun, each with a long blue shadow.',
    exif: taken('full', 'long', 150, 11, 1 / 160, 64, '2024-12-28T02:06'),
  },
  {
    key: 'dune-shadows',
    kind: 'dune',
    shape: 'square',
    about: 'Two slopes of sand, one lit and one dark, meet in a single curved line.',
    exif: taken('medium', 'long', 110, 13, 1 / 125, 100, '2024-02-03T11:49'),
  },
  {
    key: 'dune-ripples',
    kind: 'dune',
    shape: 'tall',
    about: 'Wind ripples cover the sand up to the foot of a dune.',
    exif: taken('reflex', 'wide', 26, 13, 1 / 100, 100, '2024-11-30T02:22'),
  },
  {
    key: 'dune-rose',
    kind: 'dune',
    shape: 'landscape',
    about: 'Soft pink dunes under a violet sky just after sunset.',
    exif: taken('compact', 'long', 78, 8, 1 / 25, 200, '2025-02-01T13:02'),
  },
  {
    key: 'dune-white',
    kind: 'dune',
    shape: 'landscape',
    about: 'White dunes with pale blue shadows under a deep blue sky.',
    exif: taken('full', 'wide', 30, 11, 1 / 320, 64, '2024-03-23T03:37'),
  },
  {
    key: 'dune-wind',
    kind: 'dune',
    shape: 'portrait',
    about: 'Sand blows like smoke from the crest of a dune against the low sun.',
    exif: taken('mirrorless', 'long', 220, 8, 1 / 2000, 200, '2025-05-10T12:20'),
  },
  {
    key: 'dune-from-above',
    kind: 'dune',
    shape: 'square',
    about: 'Dunes seen from above form dark and bright waves to the edge of the frame.',
    exif: taken('compact', 'normal', 35, 7.1, 1 / 640, 160, '2024-01-20T03:11'),
  },
];
