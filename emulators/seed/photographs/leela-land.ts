import { BY_NC, BY_NC_ND, photographsOf } from './photograph.ts';

export const leelaLand = photographsOf('leela', [
  {
    key: 'ridges-monsoon',
    title: 'The Valley Breathes Out',
    description:
      '<p>Vagamon in July. Between two showers the hills let go of their cloud, one after another, and for a quarter of an hour you could see how many there are.</p>',
    likes: 318,
    views: 6331,
    daysAgo: 27,
  },
  {
    key: 'green-hills',
    title: 'Shadows Going East',
    description:
      '<p>Cloud shadows crossing the grass hills above Kudremukh. I made nineteen frames of this and the shadows never once stood in the same place.</p>',
    likes: 172,
    views: 3320,
    daysAgo: 183,
    license: BY_NC,
  },
  {
    key: 'lake-islet-fog',
    title: 'Small Republic',
    description:
      '<p>A few trees on a scrap of land in Umiam, on a morning when the fog had taken away both shores. It looked entirely self-sufficient.</p>',
    likes: 441,
    views: 8840,
    daysAgo: 6,
  },
  {
    key: 'still-lake-dusk',
    title: 'Twice',
    description:
      '<p>Dark hills and a violet sky, said once by the evening and repeated by the water. Two and a half seconds; not a leaf moved.</p>',
    likes: 209,
    views: 4075,
    daysAgo: 97,
  },
  {
    key: 'fern-shadow',
    title: 'Fern, Secondhand',
    description:
      '<p>I never photographed the fern. Its shadow on the kitchen wall, at nine in the morning in April, was the better plant.</p>',
    likes: 143,
    views: 2740,
    daysAgo: 219,
    license: BY_NC_ND,
    privacyStatus: 'Private',
  },
  {
    key: 'ink-drift',
    title: 'Blue Goes for a Walk',
    description:
      '<p>One drop of fountain-pen ink in a glass of boiled, cooled water. Fifty drops went into the sink before this one unfolded the way I had hoped.</p>',
    likes: 256,
    views: 4981,
    daysAgo: 63,
  },
  {
    key: 'leaf-veins',
    title: 'Map of a Small River',
    description:
      '<p>A jackfruit leaf held up to the window. Turn it around and it is the delta I live in, with every channel where it should be.</p>',
    likes: 167,
    views: 3218,
    daysAgo: 152,
  },
  {
    key: 'silk',
    title: 'Kanchipuram, Unworn',
    description:
      '<p>My mother’s wedding silk, out of its muslin for one hour a year to be refolded along new lines. This was the hour.</p>',
    likes: 228,
    views: 4302,
    daysAgo: 106,
  },
  {
    key: 'still-life-bowls',
    title: 'Three Vessels, North Window',
    description:
      '<p>Bowls by the potter two doors down, who says they are seconds. A fifteenth of a second, a cloudy morning and nobody else in the house.</p>',
    likes: 189,
    views: 3561,
    daysAgo: 174,
    status: 'draft',
  },
]);
