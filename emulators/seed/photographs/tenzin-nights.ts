import { BY_NC_ND, photographsOf } from './photograph.ts';

export const tenzinNights = photographsOf('tenzin', [
  {
    key: 'milky-way-ridge',
    title: 'Straight Up from Langza',
    description:
      '<p>Quarter to two on an April night. From here the Milky Way stands on the ridge like smoke from a very large, very distant stove.</p>',
    likes: 611,
    views: 12480,
    daysAgo: 7,
  },
  {
    key: 'milky-way-lake',
    title: 'Kyagar Tso, One in the Morning',
    description:
      '<p>An arch above and a few of its brighter stars below. Twenty-five seconds, and the whole time a fox was moving about behind me, being careful.</p>',
    likes: 477,
    views: 9205,
    daysAgo: 24,
  },
  {
    key: 'star-trails-pole',
    title: 'All Night Around Polaris',
    description:
      '<p>Half-hour exposures at f/4 laid one over another until the circles closed, on a night so cold that the spare battery lived in my glove. The ridge is the one behind my mother’s house.</p>',
    likes: 389,
    views: 7466,
    daysAgo: 60,
  },
  {
    key: 'star-trails-pines',
    title: 'Twenty Minutes Among Pines',
    description:
      '<p>The trees kept perfectly still for all twelve hundred seconds. It was the sky that could not sit properly for its portrait.</p>',
    likes: 266,
    views: 5098,
    daysAgo: 101,
  },
  {
    key: 'aurora-green',
    title: 'Green Over Bleik',
    description:
      '<p>Three weeks in northern Norway on a grant, eighteen nights of rain, and then this. The lake was good enough to take down a copy.</p>',
    likes: 452,
    views: 9087,
    daysAgo: 44,
  },
  {
    key: 'aurora-violet',
    title: 'Curtain Call',
    description:
      '<p>The violet only shows when the storm is strong and the rays stand straight up. It lasted eight seconds, which happens to be the length of this exposure.</p>',
    likes: 418,
    views: 8122,
    daysAgo: 13,
    license: BY_NC_ND,
  },
  {
    key: 'moon-over-ridge',
    title: 'Wolf Moon, Rising Late',
    description:
      '<p>A January full moon behind the wooded ridge at Kalpa. It looks that large because I was standing eleven kilometres away.</p>',
    likes: 283,
    views: 5417,
    daysAgo: 93,
  },
  {
    key: 'crescent-afterglow',
    title: 'Two Days Old',
    description:
      '<p>The thinnest moon I have caught so far, with Venus keeping it company. If you hold the print at arm’s length you can find the dark side as well.</p>',
    likes: 239,
    views: 4555,
    daysAgo: 147,
  },
  {
    key: 'full-moon-study',
    title: 'The Same Old Face',
    description:
      '<p>Four hundred millimetres and a steady night. Everyone knows this face; I printed it large so that people would go up and look for the craters.</p>',
    likes: 202,
    views: 4011,
    daysAgo: 196,
    privacyStatus: 'Private',
  },
  {
    key: 'peaks-by-starlight',
    title: 'Lit by the Moon, Mostly',
    description:
      '<p>Thirteen seconds without a lamp anywhere in the frame. The snow does the rest: it keeps every bit of light that falls on it.</p>',
    likes: 347,
    views: 6689,
    daysAgo: 68,
  },
  {
    key: 'stars-over-sea',
    title: 'A Landlocked Man Sees the Sea',
    description:
      '<p>Leela took me to the coast and I did what I always do, which is wait until it is dark. Thirty seconds flattened the waves; the green went last.</p>',
    likes: 225,
    views: 4260,
    daysAgo: 37,
  },
]);
