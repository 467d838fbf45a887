import type { Person } from './person.ts';

export const photographers: Person[] = [
  {
    key: 'leela',
    userId: 318204957,
    email: 'artist@example.com',
    role: 'photographer',
    firstName: 'Leela',
    middleName: '',
    lastName: 'Varma',
    subtitle: 'Water, weather and long exposures from the Malabar coast',
    avatar: 'surf-from-above',
    bio: `<p>I grew up in Kannur, in a house where the radio was only ever turned on for the fishermen’s weather bulletin. I still plan most of my work around it.</p>
<p>For eleven years I have photographed the edge of the land: backwaters before the first boat, harbours between monsoon squalls, the few minutes when sea and sky agree on a colour. I work slowly, mostly on a tripod, and print everything myself on a cotton rag that a mill near Pondicherry makes.</p>
<p>Between journeys I teach a small darkroom class in Fort Kochi, eight people at a time, every February.</p>`,
    achievements: [
      {
        title: 'Artist in residence, Kochi Harbour Rooms',
        description: 'Three months on the working waterfront, shown as “Slack Water”.',
        achievedDate: '2023-02-11',
      },
      {
        title: 'Shortlisted, Coastal Light Prize',
        description: 'For the series “The Bulletin Said Rain”, twelve seascapes from one monsoon.',
        achievedDate: '2024-06-03',
      },
      {
        title: 'First solo exhibition',
        description: 'Forty prints at the old customs house in Kannur, and a queue on the last evening.',
        achievedDate: '2019-11-16',
      },
    ],
    socialLinks: [
      { socialMedia: 'instagram', link: 'https://www.instagram.com/leela.varma.saltwater' },
      { socialMedia: 'facebook', link: 'https://www.facebook.com/leela.varma.saltwater' },
    ],
    joinedDaysAgo: 812,
  },
  {
    key: 'tenzin',
    userId: 640917325,
    email: 'artist2@example.com',
    role: 'photographer',
    firstName: 'Tenzin',
    middleName: '',
    lastName: 'Wangdu',
    subtitle: 'Mountains, and the sky after the mountains have gone dark',
    avatar: 'full-moon-study',
    bio: `<p>Ladakhi, born in Leh, now in Kaza for as much of the year as the road allows. I led treks for nine seasons before I carried a tripod instead of other people’s tents.</p>
<p>My pictures are made at both ends of the night: the hour before the ridges let go of the stars, and the hour after they take them back. I use two lenses, a star map in a waterproof sleeve and a flask that is older than my camera.</p>
<ul><li>Prints are editioned, numbered and signed on the back in pencil.</li><li>A tenth of each sale goes to the night-sky school in Hanle.</li></ul>`,
    achievements: [
      {
        title: 'Night Landscape of the Year, Himalayan Club salon',
        description: 'For a single frame made at minus twenty-two above Langza.',
        achievedDate: '2022-12-04',
      },
      {
        title: 'Dark-sky ambassador',
        description:
          'Teaching villages around Hanle to shade their lamps, and visitors to switch off theirs.',
        achievedDate: '2024-01-20',
      },
    ],
    socialLinks: [
      { socialMedia: 'instagram', link: 'https://www.instagram.com/tenzin.wangdu.nightwalks' },
      { socialMedia: 'x', link: 'https://x.com/wangdu_nightwalks' },
      { socialMedia: 'linkedin', link: 'https://www.linkedin.com/in/tenzin-wangdu-nightwalks' },
    ],
    joinedDaysAgo: 655,
  },
  {
    key: 'noor',
    userId: 752186043,
    email: 'artist3@example.com',
    role: 'photographer',
    firstName: 'Noor',
    middleName: 'Salma',
    lastName: 'Haddad',
    subtitle: 'Deserts, cities, and the geometry both of them leave behind',
    avatar: 'dune-from-above',
    bio: `<p>Trained as an architect in Amman, I moved to Mumbai for one building and stayed for the light on all the others. Straight lines taught me to see; sand taught me to wait until a line was worth drawing.</p>
<p>I photograph dunes as if they were façades and façades as if the wind had made them. In the studio I keep a table of paper, glass and thread for the days when it rains too hard to go out.</p>`,
    achievements: [
      {
        title: 'Monograph “Plan and Drift”',
        description: 'Eighty-four plates of the Thar, Wadi Rum and the Mumbai skyline, printed in Ahmedabad.',
        achievedDate: '2021-09-30',
      },
      {
        title: 'Open Studio fellow, Alserkal',
        description: 'Six weeks of table-top work with folded paper and one lamp.',
        achievedDate: '2023-10-08',
      },
      {
        title: 'Urban Eye juror',
        description: 'One of five who looked at two thousand pictures of staircases.',
        achievedDate: '2025-03-15',
      },
    ],
    socialLinks: [{ socialMedia: 'instagram', link: 'https://www.instagram.com/noor.haddad.plananddrift' }],
    joinedDaysAgo: 540,
  },
];
