import { BY, BY_NC, photographsOf } from './photograph.ts';

export const tenzinMountains = photographsOf('tenzin', [
  {
    key: 'ridges-first-light',
    title: 'Seven Ridges Before Breakfast',
    description:
      '<p>From the roof of the rest house at Kausani, ten minutes before the sun. The cook came up to see what I was counting and stayed to check my sum.</p>',
    likes: 527,
    views: 10244,
    daysAgo: 5,
  },
  {
    key: 'ridges-blue-hour',
    title: 'Everything Further Is Bluer',
    description:
      '<p>The whole southern view from Hatu peak after sunset, stitched by nobody: one frame, cropped to the shape of the evening.</p>',
    likes: 288,
    views: 5524,
    daysAgo: 80,
  },
  {
    key: 'ridges-ember',
    title: 'Ember Season',
    description:
      '<p>March haze, when the villages burn the terraces clear. A low sun makes something forgiving out of it, hill behind hill behind hill.</p>',
    likes: 233,
    views: 4610,
    daysAgo: 119,
  },
  {
    key: 'pines-in-fog',
    title: 'The Ones at the Back',
    description:
      '<p>Deodars above Shoghi in August. I was counting the rows of trees when the fog moved, and I had to start again.</p>',
    likes: 301,
    views: 5871,
    daysAgo: 40,
  },
  {
    key: 'pines-winter',
    title: 'Snow Cloud, Not Yet Snow',
    description:
      '<p>Firs on the Gulmarg slope in the quiet before a fall. Twenty minutes later this picture had no trees in it at all.</p>',
    likes: 194,
    views: 3740,
    daysAgo: 158,
  },
  {
    key: 'alpine-morning',
    title: 'The Sun Pays the Peaks First',
    description:
      '<p>Chaukhamba and its neighbours in late October. Down in the valley where I stood it was still blue and minus nine, and the flask had frozen shut.</p>',
    likes: 468,
    views: 8913,
    daysAgo: 18,
  },
  {
    key: 'alpine-monochrome',
    title: 'North Face, No Excuses',
    description:
      '<p>I took the colour out because the mountain was not using it. A red filter’s worth of dark sky, and snow that holds detail to the very edge.</p>',
    likes: 340,
    views: 6408,
    daysAgo: 51,
  },
  {
    key: 'cloud-inversion',
    title: 'Archipelago, 3,200 Metres',
    description:
      '<p>On some November mornings the plains send all their cloud up to us, and Uttarakhand turns into a sea with islands. By ten it has drained away.</p>',
    likes: 505,
    views: 9630,
    daysAgo: 2,
  },
  {
    key: 'glacier-valley',
    title: 'Upper Room',
    description:
      '<p>Walking into the Miyar valley at the beginning of June, when the path is half stream. The far peak has a number and no name.</p>',
    likes: 211,
    views: 4139,
    daysAgo: 134,
  },
  {
    key: 'mirror-lake',
    title: 'Chandratal, Both Ways Up',
    description:
      '<p>The moon lake at sunrise on the last day of September. In an hour the wind comes over the pass, and the second mountain range is gone until tomorrow.</p>',
    likes: 583,
    views: 11290,
    daysAgo: 11,
  },
  {
    key: 'winter-tree',
    title: 'Census of One',
    description:
      '<p>The only tree between Kaza and Rangrik. The road workers have tied a scarf around it every winter since before I was born; this year’s was not up yet.</p>',
    likes: 396,
    views: 7518,
    daysAgo: 30,
    license: BY_NC,
  },
  {
    key: 'tree-rings',
    title: 'A Hundred and Four Winters',
    description:
      '<p>A cedar that came down in the storm at Naggar. I counted the rings with a pin, twice; the thin ones near the middle are the dry years my grandfather talked about.</p>',
    likes: 149,
    views: 2893,
    daysAgo: 211,
    license: BY,
    privacyStatus: 'Private',
  },
]);
