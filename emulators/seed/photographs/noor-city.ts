import { BY, BY_NC, photographsOf } from './photograph.ts';

export const noorCity = photographsOf('noor', [
  {
    key: 'facade-dusk',
    title: 'Everyone Is Home',
    description:
      '<p>An apartment block in Parel at the hour when people have switched on the lamp and not yet drawn the curtain. I count windows to calm down; there are more than you think.</p>',
    likes: 421,
    views: 8240,
    daysAgo: 4,
  },
  {
    key: 'facade-balconies',
    title: 'Same Shadow, Different Neighbours',
    description:
      '<p>White balconies, all cast from one mould in 1974. At a quarter past three each one is issued with the same slanting shadow.</p>',
    likes: 258,
    views: 5014,
    daysAgo: 71,
    license: BY_NC,
  },
  {
    key: 'facade-glass',
    title: 'A Tower Made of Evening',
    description:
      '<p>No pane in this tower is quite flat, so it cannot repeat the sky without an opinion. The architect calls it a fault. I call it a reason to go back.</p>',
    likes: 236,
    views: 4529,
    daysAgo: 116,
  },
  {
    key: 'facade-night',
    title: 'The Ones Still Awake',
    description:
      '<p>Ten to eleven at night on the last weekend of August. One of the bright rooms is a print shop, one a wedding planner, and the others did not answer when I waved.</p>',
    likes: 310,
    views: 5960,
    daysAgo: 48,
  },
  {
    key: 'skyline-night-water',
    title: 'Back Bay, Drawn Out',
    description:
      '<p>Fifteen seconds on the sea wall with the whole of Mumbai leaning into the water. A stranger held an umbrella over the tripod; it was not raining.</p>',
    likes: 494,
    views: 9871,
    daysAgo: 10,
  },
  {
    key: 'skyline-fog',
    title: 'Tops Only',
    description:
      '<p>Gurugram on the sixth of January. The fog had removed the first twenty storeys of every building and with them the traffic, the cables and the noise.</p>',
    likes: 378,
    views: 7327,
    daysAgo: 39,
  },
  {
    key: 'skyline-dawn',
    title: 'Orange, Provisionally',
    description:
      '<p>Towers in layers of haze, from a water tank in Lower Parel that I had permission to climb. The orange lasted until the first bus.</p>',
    likes: 229,
    views: 4390,
    daysAgo: 131,
  },
  {
    key: 'streets-from-above',
    title: 'Circuit',
    description:
      '<p>Straight down over a sleeping grid at six minutes past ten. Somewhere in it is my own street; I have never found it.</p>',
    likes: 285,
    views: 5533,
    daysAgo: 84,
  },
  {
    key: 'streets-to-the-horizon',
    title: 'All the Way to the Blue',
    description:
      '<p>From the approach to Delhi, seat 14A, through two layers of plastic. The streets were doing perspective for me, free of charge.</p>',
    likes: 207,
    views: 4082,
    daysAgo: 161,
    license: BY,
    privacyStatus: 'Private',
  },
  {
    key: 'rain-lights',
    title: 'Taxi Stand, July',
    description:
      '<p>A 35 mm wide open against a wet window. Each disc is a taxi, a tea stall or a traffic light, and none of them is in focus because none of us was.</p>',
    likes: 334,
    views: 6540,
    daysAgo: 59,
  },
]);
