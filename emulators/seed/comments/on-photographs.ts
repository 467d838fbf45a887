import type { PersonKey } from '../people/person.ts';
import { type SeedComments, seedComment } from './seed-comment.ts';

export const onPhotographs: SeedComments = {
  'slow-water-dawn': [
    seedComment(
      'joana',
      0.4,
      'I looked for the horizon for a good minute and then stopped wanting to find it.',
    ),
    seedComment(
      'guestBina',
      1.2,
      'My father fished here. This is exactly how quiet it was when he came home.',
    ),
    seedComment('arjun', 2.6, 'Ninety seconds handheld my breath. What filter is this, ten stops?'),
    seedComment('leela', 2.9, 'Ten stops and a soft grad, Arjun. And a shower cap, it was drizzling.'),
  ],
  'sea-stacks': [
    seedComment('kabir', 1.5, 'The rock looks like it is breathing and the sea looks like it has stopped.'),
    seedComment(
      'guestTom',
      6.1,
      'Been there in daylight with forty other tourists. I clearly left too early.',
    ),
  ],
  'posts-in-still-water': [
    seedComment('suchitra', 0.8, 'I want to know what became of the tea man.'),
    seedComment('leela', 1.1, 'He has a shop at the bus stand now, and the tea is as strong as ever.'),
    seedComment('guest', 9.3, 'So simple. So good.'),
  ],
  'jetty-blue-hour': [
    seedComment('mai', 0.3, 'This is the colour of every evening of my childhood in Hội An. Thank you.'),
    seedComment('guestHaruka', 0.7, 'I could walk into this one.'),
    seedComment('ritika', 1.4, 'Oiled oak and a wide mount, please, and nobody argue with me.'),
    seedComment('arjun', 2.2, 'Ordered the 60 × 40. My wife says the hallway is longer now.'),
  ],
  'foam-lace': [
    seedComment('ritika', 3.2, 'Had this upside down on the bench for ten minutes and it was still lace.'),
    seedComment('guestBina', 12.5, 'My aunt makes this pattern! We call it pearl stitch.'),
  ],
  'swell-storm': [
    seedComment(
      'oluwaseun',
      4.4,
      'I grew up on Lagos Bar Beach before the wall. That green is the real green, yes.',
    ),
    seedComment('kabir', 18.7, 'Who was holding the rope?'),
    seedComment('leela', 19.1, 'A harbour pilot called Basheer. He charged me one print.'),
  ],
  'islands-at-dusk': [
    seedComment('guestTom', 1.9, 'Counted them three times and got a different number each time.'),
    seedComment('joana', 5.5, 'The last one is only a change of mind in the sky.'),
  ],
  'ridges-monsoon': [
    seedComment('arjun', 2.3, 'I can smell this. Wet eucalyptus and diesel.'),
    seedComment('suchitra', 8.9, 'Every bus from Kottayam should have this view printed on the ticket.'),
  ],
  'lake-islet-fog': [
    seedComment(
      'guestHaruka',
      0.9,
      'It reminds me of a scroll in my grandmother’s alcove. Much is left to me.',
    ),
    seedComment('mai', 3.1, 'Self-sufficient is the right word for it.'),
  ],
  'ridges-first-light': [
    seedComment(
      'kabir',
      0.5,
      'Seven! I can do seven. There is a hint of an eighth if you turn the screen up.',
    ),
    seedComment('tenzin', 0.8, 'The cook insisted on eight as well.'),
    seedComment('guestBina', 3.3, 'What a gradient. Nature has better taste than my telephone.'),
  ],
  'pines-in-fog': [
    seedComment('joana', 5.2, 'The quiet in this is almost loud.'),
    seedComment('oluwaseun', 21.4, 'Printed on bamboo paper this must be lovely. Is it?'),
    seedComment('tenzin', 22, 'It is. It keeps the fog from going cold.'),
  ],
  'cloud-inversion': [
    seedComment(
      'arjun',
      0.4,
      'I have climbed Kedarkantha twice and got drizzle both times. Pleased for you. Mostly.',
    ),
    seedComment('guestTom', 1.1, 'Would pay for the ferry between those.'),
  ],
  'mirror-lake': [
    seedComment(
      'ritika',
      1.3,
      'Somebody brought this in to be framed the wrong way up. I am still not sure who was right.',
    ),
    seedComment('suchitra', 4.8, 'The stillness before the wind. You can tell it is about to end.'),
    seedComment('guest', 7.2, 'wow'),
  ],
  'winter-tree': [
    seedComment('mai', 2.7, 'I hope somebody has tied the scarf by now.'),
    seedComment('tenzin', 3.4, 'They have. A red one this year.'),
    seedComment('joana', 15.6, 'The whole valley is the mount.'),
  ],
  'milky-way-ridge': [
    seedComment(
      'oluwaseun',
      0.6,
      'I live in a city of fifteen million lamps. I had forgotten there was this.',
    ),
    seedComment(
      'kabir',
      1.7,
      'Twenty seconds at f/2.8 and no coma in the corners, what a lens. What a night.',
    ),
    seedComment('guestBina', 2.9, 'My son asked if it is smoke. I told him what you wrote, about the stove.'),
    seedComment('guestTom', 5.8, 'Is there a smaller size for people with smaller walls?'),
  ],
  'star-trails-pole': [
    seedComment('arjun', 11.2, 'How do you keep the lens from frosting over for that long?'),
    seedComment('tenzin', 11.9, 'A sock with a hand warmer in it. Not a clean sock, unfortunately.'),
  ],
  'aurora-violet': [
    seedComment('mai', 2.1, 'I did not know that violet was one of the colours.'),
    seedComment('guestHaruka', 8.4, 'Like an organ, if one could see it.'),
  ],
  'dune-crest': [
    seedComment('guestTom', 1.6, 'That line! I followed it all the way up and there was nobody there.'),
    seedComment('suchitra', 3.9, 'Please tell me this hangs beside a staircase somewhere.'),
  ],
  'dune-shadows': [
    seedComment('ritika', 6.6, 'White aluminium. Anything else is talking over it.'),
    seedComment('guestBina', 22.8, 'I keep seeing a shoulder.'),
    seedComment('joana', 40.2, 'So do I, and now I cannot stop.'),
  ],
  'facade-dusk': [
    seedComment('arjun', 0.5, 'Third row from the top, the blue one: somebody is watching the cricket.'),
    seedComment('noor', 0.9, 'It was a quarter-final. The whole row shouted at once.'),
    seedComment('guest', 2.4, 'makes me homesick for a place i never lived'),
  ],
  'skyline-night-water': [
    seedComment('kabir', 2.2, 'Left Mumbai in 2019. This goes straight over my desk.'),
    seedComment('oluwaseun', 6.3, 'Bless the stranger with the umbrella.'),
  ],
  'window-light': [
    seedComment('guestHaruka', 4.5, 'Nine minutes a day is enough, if one is at home for them.'),
    seedComment('suchitra', 13.7, 'I put the print on my north wall. My cat sits below it and waits.'),
  ],
};

/** Comments that suit any photograph, for pictures of which the seed knows no more than the file's name. */
export const onAnyPhotograph: readonly { by: PersonKey; text: string }[] = [
  { by: 'guestHaruka', text: 'I came back to this one three times today.' },
  { by: 'arjun', text: 'The light is doing something here that I would have walked past.' },
  { by: 'guest', text: 'So good.' },
  { by: 'ritika', text: 'I would frame this in something narrow and keep out of its way.' },
  { by: 'joana', text: 'What I like best is how little it insists.' },
  { by: 'guestTom', text: 'Shown it to the whole table, and now there is a discussion.' },
  { by: 'kabir', text: 'Whatever happened just before this, I should like to have been there.' },
  { by: 'suchitra', text: 'The edges are so well kept. Nothing falls out of it.' },
  { by: 'oluwaseun', text: 'This deserves a larger screen than the one I am holding.' },
  { by: 'mai', text: 'Saved for a grey day.' },
  { by: 'guestBina', text: 'My daughter says that it should be on our wall. She is usually right.' },
];
