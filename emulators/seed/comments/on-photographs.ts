import { type Remarks, remark } from './remark.ts';

export const onPhotographs: Remarks = {
  'slow-water-dawn': [
    remark('joana', 0.4, 'I looked for the horizon for a good minute and then stopped wanting to find it.'),
    remark('guestBina', 1.2, 'My father fished here. This is exactly how quiet it was when he came home.'),
    remark('arjun', 2.6, 'Ninety seconds handheld my breath. What filter is this, ten stops?'),
    remark('leela', 2.9, 'Ten stops and a soft grad, Arjun. And a shower cap, it was drizzling.'),
  ],
  'sea-stacks': [
    remark('kabir', 1.5, 'The rock looks like it is breathing and the sea looks like it has stopped.'),
    remark('guestTom', 6.1, 'Been there in daylight with forty other tourists. I clearly left too early.'),
  ],
  'posts-in-still-water': [
    remark('suchitra', 0.8, 'I want to know what became of the tea man.'),
    remark('leela', 1.1, 'He has a shop at the bus stand now, and the tea is as strong as ever.'),
    remark('guest', 9.3, 'So simple. So good.'),
  ],
  'jetty-blue-hour': [
    remark('mai', 0.3, 'This is the colour of every evening of my childhood in Hội An. Thank you.'),
    remark('guestHaruka', 0.7, 'I could walk into this one.'),
    remark('ritika', 1.4, 'Oiled oak and a wide mount, please, and nobody argue with me.'),
    remark('arjun', 2.2, 'Ordered the 60 × 40. My wife says the hallway is longer now.'),
  ],
  'foam-lace': [
    remark('ritika', 3.2, 'Had this upside down on the bench for ten minutes and it was still lace.'),
    remark('guestBina', 12.5, 'My aunt makes this pattern! We call it pearl stitch.'),
  ],
  'swell-storm': [
    remark(
      'oluwaseun',
      4.4,
      'I grew up on Lagos Bar Beach before the wall. That green is the real green, yes.',
    ),
    remark('kabir', 18.7, 'Who was holding the rope?'),
    remark('leela', 19.1, 'A harbour pilot called Basheer. He charged me one print.'),
  ],
  'islands-at-dusk': [
    remark('guestTom', 1.9, 'Counted them three times and got a different number each time.'),
    remark('joana', 5.5, 'The last one is only a change of mind in the sky.'),
  ],
  'ridges-monsoon': [
    remark('arjun', 2.3, 'I can smell this. Wet eucalyptus and diesel.'),
    remark('suchitra', 8.9, 'Every bus from Kottayam should have this view printed on the ticket.'),
  ],
  'lake-islet-fog': [
    remark('guestHaruka', 0.9, 'It reminds me of a scroll in my grandmother’s alcove. Much is left to me.'),
    remark('mai', 3.1, 'Self-sufficient is the right word for it.'),
  ],
  'ridges-first-light': [
    remark('kabir', 0.5, 'Seven! I can do seven. There is a hint of an eighth if you turn the screen up.'),
    remark('tenzin', 0.8, 'The cook insisted on eight as well.'),
    remark('guestBina', 3.3, 'What a gradient. Nature has better taste than my telephone.'),
  ],
  'pines-in-fog': [
    remark('joana', 5.2, 'The quiet in this is almost loud.'),
    remark('oluwaseun', 21.4, 'Printed on bamboo paper this must be lovely. Is it?'),
    remark('tenzin', 22, 'It is. It keeps the fog from going cold.'),
  ],
  'cloud-inversion': [
    remark(
      'arjun',
      0.4,
      'I have climbed Kedarkantha twice and got drizzle both times. Pleased for you. Mostly.',
    ),
    remark('guestTom', 1.1, 'Would pay for the ferry between those.'),
  ],
  'mirror-lake': [
    remark(
      'ritika',
      1.3,
      'Somebody brought this in to be framed the wrong way up. I am still not sure who was right.',
    ),
    remark('suchitra', 4.8, 'The stillness before the wind. You can tell it is about to end.'),
    remark('guest', 7.2, 'wow'),
  ],
  'winter-tree': [
    remark('mai', 2.7, 'I hope somebody has tied the scarf by now.'),
    remark('tenzin', 3.4, 'They have. A red one this year.'),
    remark('joana', 15.6, 'The whole valley is the mount.'),
  ],
  'milky-way-ridge': [
    remark('oluwaseun', 0.6, 'I live in a city of fifteen million lamps. I had forgotten there was this.'),
    remark('kabir', 1.7, 'Twenty seconds at f/2.8 and no coma in the corners, what a lens. What a night.'),
    remark('guestBina', 2.9, 'My son asked if it is smoke. I told him what you wrote, about the stove.'),
    remark('guestTom', 5.8, 'Is there a smaller size for people with smaller walls?'),
  ],
  'star-trails-pole': [
    remark('arjun', 11.2, 'How do you keep the lens from frosting over for that long?'),
    remark('tenzin', 11.9, 'A sock with a hand warmer in it. Not a clean sock, unfortunately.'),
  ],
  'aurora-violet': [
    remark('mai', 2.1, 'I did not know that violet was one of the colours.'),
    remark('guestHaruka', 8.4, 'Like an organ, if one could see it.'),
  ],
  'dune-crest': [
    remark('guestTom', 1.6, 'That line! I followed it all the way up and there was nobody there.'),
    remark('suchitra', 3.9, 'Please tell me this hangs beside a staircase somewhere.'),
  ],
  'dune-shadows': [
    remark('ritika', 6.6, 'White aluminium. Anything else is talking over it.'),
    remark('guestBina', 22.8, 'I keep seeing a shoulder.'),
    remark('joana', 40.2, 'So do I, and now I cannot stop.'),
  ],
  'facade-dusk': [
    remark('arjun', 0.5, 'Third row from the top, the blue one: somebody is watching the cricket.'),
    remark('noor', 0.9, 'It was a quarter-final. The whole row shouted at once.'),
    remark('guest', 2.4, 'makes me homesick for a place i never lived'),
  ],
  'skyline-night-water': [
    remark('kabir', 2.2, 'Left Mumbai in 2019. This goes straight over my desk.'),
    remark('oluwaseun', 6.3, 'Bless the stranger with the umbrella.'),
  ],
  'window-light': [
    remark('guestHaruka', 4.5, 'Nine minutes a day is enough, if one is at home for them.'),
    remark('suchitra', 13.7, 'I put the print on my north wall. My cat sits below it and waits.'),
  ],
};
