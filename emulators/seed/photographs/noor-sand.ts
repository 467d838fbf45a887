import { BY, photographsOf } from './photograph.ts';

export const noorSand = photographsOf('noor', [
  {
    key: 'dune-crest',
    title: 'Section Line',
    description:
      '<p>An architect’s favourite drawing is the section: where you cut decides what you learn. The wind cut this one near Sam at half past seven on a January morning.</p>',
    likes: 433,
    views: 8360,
    daysAgo: 8,
  },
  {
    key: 'dune-field-morning',
    title: 'Long Shadows, Short Morning',
    description:
      '<p>A field of dunes with the sun barely over the edge. Every one of them is four times as long on the ground as it is high, for about six minutes.</p>',
    likes: 351,
    views: 6702,
    daysAgo: 32,
  },
  {
    key: 'dune-shadows',
    title: 'Two Slopes Agree',
    description:
      '<p>One lit, one dark, and a single curved line that belongs to both of them. There is nothing else in the frame because nothing else was needed.</p>',
    likes: 402,
    views: 7733,
    daysAgo: 54,
  },
  {
    key: 'dune-ripples',
    title: 'Corduroy',
    description:
      '<p>I lay down to make this and left a shape like a fallen statue. The ripples had repaired themselves by the time I had packed.</p>',
    likes: 178,
    views: 3409,
    daysAgo: 169,
    license: BY,
    privacyStatus: 'Private',
  },
  {
    key: 'dune-rose',
    title: 'Rose, by Weather',
    description:
      '<p>The desert is this colour for the length of one song after the sun has gone. The camel driver chose the song.</p>',
    likes: 312,
    views: 6093,
    daysAgo: 77,
  },
  {
    key: 'dune-white',
    title: 'Bàu Trắng, Unfolded',
    description:
      '<p>White sand, pale blue shadow and a sky with nothing to say. In the viewfinder it kept turning into a sheet of paper somebody had creased and thought better of.</p>',
    likes: 267,
    views: 5142,
    daysAgo: 124,
  },
  {
    key: 'dune-wind',
    title: 'The Crest Is Leaving',
    description:
      '<p>Sand going over the edge like smoke, against a low sun. One two-thousandth of a second, and a toothbrush for the camera that evening.</p>',
    likes: 369,
    views: 7195,
    daysAgo: 20,
  },
  {
    key: 'dune-from-above',
    title: 'Plan View',
    description:
      '<p>From a paraglider whose pilot had asked me twice whether I wanted the door off. From up here the dunes are handwriting, and quite legible.</p>',
    likes: 215,
    views: 4188,
    daysAgo: 138,
  },
  {
    key: 'milky-way-dune',
    title: 'Four in the Morning, Khuri',
    description:
      '<p>I am not a night person, so I stayed up. The dark curve at the bottom is the dune I had been photographing all week without knowing that this was behind it.</p>',
    likes: 395,
    views: 7902,
    daysAgo: 29,
  },
  {
    key: 'canyon-evening',
    title: 'Gandikota, Upper Half',
    description:
      '<p>The evening sun reads this canyon from the top down, one band of rock at a time, and never reaches the last line.</p>',
    likes: 244,
    views: 4677,
    daysAgo: 109,
  },
]);
