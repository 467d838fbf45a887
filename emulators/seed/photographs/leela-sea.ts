import { BY, BY_NC, photographsOf } from './photograph.ts';

export const leelaSea = photographsOf('leela', [
  {
    key: 'slow-water-dawn',
    title: 'The Bulletin Said Calm',
    description:
      '<p>Ninety seconds of a November morning off Kannur. The horizon was there when I opened the shutter; by the time I closed it, the sea had talked it out of itself.</p>',
    likes: 486,
    views: 9120,
    daysAgo: 9,
  },
  {
    key: 'slow-water-slate',
    title: 'Between Two Squalls',
    description:
      '<p>The first squall had just left and the second was still deciding. Two minutes at f/11, with my jacket over the camera for one of them.</p>',
    likes: 241,
    views: 5033,
    daysAgo: 88,
  },
  {
    key: 'slow-water-ochre',
    title: 'One Bright Band',
    description:
      '<p>Dust from inland turned the whole evening ochre. The sun itself stayed behind it, and only this one strip of water gave away where it was.</p>',
    likes: 198,
    views: 3984,
    daysAgo: 141,
  },
  {
    key: 'sea-stacks',
    title: 'Those Who Stayed',
    description:
      '<p>The basalt off St Mary’s Islands, near Malpe, after the last ferry had gone. Forty-five seconds turn the swell into mist and leave only what <em>will not</em> move.</p>',
    likes: 377,
    views: 7402,
    daysAgo: 34,
  },
  {
    key: 'posts-in-still-water',
    title: 'What Is Left of the Pier',
    description:
      '<p>Seven winters ago there were planks on these posts, and a man who sold tea at the end. I come back every December to count the posts.</p>',
    likes: 305,
    views: 6120,
    daysAgo: 21,
    license: BY_NC,
  },
  {
    key: 'jetty-blue-hour',
    title: 'Last Ferry, Already Gone',
    description:
      '<p>The village jetty at Perumbalam twenty minutes after sunset. The boards still held the warmth of the day; the water had let go of it.</p>',
    likes: 412,
    views: 8051,
    daysAgo: 3,
  },
  {
    key: 'surf-from-above',
    title: 'Tide Line, Drawn Freehand',
    description:
      '<p>Late morning at Varkala from eighty metres up. I waited for a set of three waves and kept the second, which drew the cleanest line on the sand.</p>',
    likes: 264,
    views: 5310,
    daysAgo: 57,
    license: BY,
  },
  {
    key: 'foam-lace',
    title: 'Lacework',
    description:
      '<p>Foam over deep water, a minute after a wave has broken and forgotten about it. My grandmother made bobbin lace in exactly this pattern.</p>',
    likes: 330,
    views: 6247,
    daysAgo: 46,
  },
  {
    key: 'black-sand-surf',
    title: 'Tilmati',
    description:
      '<p>The black beach below Karwar, where the sand looks like sesame seed. A sheet of foam as thin as paper, one five-hundredth of a second before it sank in.</p>',
    likes: 187,
    views: 3622,
    daysAgo: 165,
  },
  {
    key: 'swell-evening',
    title: 'Long Period Swell',
    description:
      '<p>These waves were made by a storm three thousand kilometres away and eleven days earlier. They arrived in the first evening of June, in no hurry whatever.</p>',
    likes: 221,
    views: 4420,
    daysAgo: 112,
  },
  {
    key: 'swell-storm',
    title: 'Day Four of the Red Flag',
    description:
      '<p>From the breakwater at Beypore with a rope round my waist and a harbour pilot on the other end of it. The green is the real green.</p>',
    likes: 293,
    views: 6004,
    daysAgo: 73,
  },
  {
    key: 'glitter-path',
    title: 'A Road for Ten Minutes',
    description:
      '<p>Every evening the sun builds a road to the shore and takes it up again. I stopped down to f/11 so that each spark keeps its own shape.</p>',
    likes: 156,
    views: 3107,
    daysAgo: 203,
    license: BY,
    privacyStatus: 'Private',
  },
  {
    key: 'moonlit-sea',
    title: 'Silver, Unattended',
    description:
      '<p>Nobody else on the sea wall. The moon found a thin place in the cloud and leaned on it for two seconds, which was all I needed.</p>',
    likes: 274,
    views: 5150,
    daysAgo: 128,
  },
  {
    key: 'islands-at-dusk',
    title: 'Islands, Counting the Last',
    description:
      '<p>From the deck of the boat back to Port Blair. The furthest island is so pale that I only found it at home, on the screen, with a cup of tea.</p>',
    likes: 359,
    views: 7016,
    daysAgo: 15,
  },
]);
