import type { SeedExhibition } from './seed-exhibition.ts';

export const ongoing: SeedExhibition[] = [
  {
    key: 'slack-water',
    owner: 'leela',
    title: 'Slack Water',
    description: `<p>Between the tide that is leaving and the tide that is coming there are a few minutes when the sea does neither. Fishermen call it slack water and use it to mend things.</p>
<p>These photographs were made in those minutes, on exposures long enough to hold all of them: two minutes here, three there, on one frame. What moves is smoothed away. What is left is the part of the coast that stays.</p>
<h3>How to walk through it</h3>
<ul><li>Start with the posts, and take the horizon with you from picture to picture.</li><li>The storm hangs in the middle on purpose. Do not hurry past it.</li><li>End at the islands, and count them before you read the label.</li></ul>`,
    authorDescription:
      'Leela Varma photographs the Malabar coast on foot, by ferry and, if it cannot be avoided, by bicycle. She lives in Fort Kochi.',
    genre: 'Seascape',
    genreDescription:
      'The sea as a subject in itself: its surface, its weather, and the line where it stops and we begin.',
    opensDaysAgo: 12,
    closesDaysAgo: -33,
    banner: 'islands-at-dusk',
    pictures: [
      'posts-in-still-water',
      'slow-water-dawn',
      'jetty-blue-hour',
      'slow-water-ochre',
      'sea-stacks',
      'swell-storm',
      'slow-water-slate',
      'foam-lace',
      'black-sand-surf',
      'surf-from-above',
      'swell-evening',
      'moonlit-sea',
      'islands-at-dusk',
    ],
    status: 'approved',
  },
  {
    key: 'after-the-last-lamp',
    owner: 'tenzin',
    title: 'After the Last Lamp',
    description: `<p>In Hanle the village council asks everyone to shade their lamps by nine. I walked up behind the monastery on the first night of the rule and heard people on the roofs below me, talking about the sky as if it had been delivered that evening.</p>
<p>All the pictures here are made without a lamp, a torch or a phone in reach of the frame. Where you can see a mountain, it was starlight or the moon that found it.</p>
<blockquote><p>The dark is not missing anything. It is the light that has been away.</p></blockquote>`,
    authorDescription:
      'Tenzin Wangdu led treks for nine seasons in Ladakh and Spiti before turning to photography at night.',
    genre: 'Night sky',
    genreDescription:
      'Stars, moon and aurora above real places, made in single exposures or in stacks that say so.',
    opensDaysAgo: 20,
    closesDaysAgo: -18,
    banner: 'milky-way-lake',
    pictures: [
      'crescent-afterglow',
      'moon-over-ridge',
      'peaks-by-starlight',
      'milky-way-ridge',
      'milky-way-lake',
      'star-trails-pines',
      'star-trails-pole',
      'stars-over-sea',
      'aurora-green',
      'aurora-violet',
    ],
    status: 'approved',
  },
  {
    key: 'plan-and-drift',
    owner: 'noor',
    title: 'Plan and Drift',
    description: `<p>An architect draws a line and spends four years defending it. A dune draws one and moves it by lunchtime.</p>
<p>Eight pictures of sand and one of rock, hung in the order in which I stopped trying to correct them. One is from the air, where a desert finally admits that it is handwriting.</p>`,
    authorDescription:
      'Noor Haddad trained as an architect in Amman and works between Mumbai, the Thar and Wadi Rum.',
    genre: 'Desert',
    genreDescription: 'Sand, rock and light, with the horizon used as sparingly as salt.',
    opensDaysAgo: 4,
    closesDaysAgo: -41,
    banner: 'dune-rose',
    pictures: [
      'dune-crest',
      'dune-shadows',
      'dune-field-morning',
      'dune-wind',
      'dune-from-above',
      'dune-white',
      'dune-rose',
      'milky-way-dune',
      'canyon-evening',
    ],
    status: 'approved',
  },
  {
    key: 'ridge-behind-ridge',
    owner: 'tenzin',
    title: 'Ridge Behind Ridge',
    description: '',
    authorDescription:
      'Tenzin Wangdu was born in Leh and lives in Kaza for as much of the year as the road allows.',
    genre: 'Landscape',
    genreDescription:
      'High country at the two ends of the day, from the first ridge to the last one visible.',
    opensDaysAgo: 27,
    closesDaysAgo: -6,
    banner: 'ridges-blue-hour',
    pictures: [
      'ridges-first-light',
      'alpine-morning',
      'cloud-inversion',
      'mirror-lake',
      'glacier-valley',
      'alpine-monochrome',
      'pines-winter',
      'winter-tree',
      'pines-in-fog',
      'ridges-ember',
      'ridges-blue-hour',
    ],
    status: 'approved',
  },
  {
    key: 'lit-from-inside',
    owner: 'noor',
    title: 'Lit from Inside',
    description: `<p>Cities are usually photographed from the outside in: a skyline first, then a street, then, if the photographer is brave, a door. This hang goes the other way. It begins with somebody’s lamp and ends over the sea with twenty million of them.</p>
<p>Nobody in these pictures can be recognised, and everybody in them is at home.</p>`,
    authorDescription:
      'Noor Haddad came to Mumbai for one building and stayed for the light on all the others.',
    genre: 'Urban',
    genreDescription: 'Buildings as people leave them on: windows, grids, reflections and weather.',
    opensDaysAgo: 1,
    closesDaysAgo: -58,
    banner: 'skyline-night-water',
    pictures: [
      'facade-dusk',
      'facade-night',
      'rain-lights',
      'facade-balconies',
      'facade-glass',
      'streets-from-above',
      'skyline-fog',
      'skyline-dawn',
      'skyline-night-water',
    ],
    status: 'approved',
  },
];
