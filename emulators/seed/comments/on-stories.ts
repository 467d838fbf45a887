import { type SeedComments, seedComment } from './seed-comment.ts';

export const onStories: SeedComments = {
  'reading-the-sea': [
    seedComment(
      'arjun',
      0.6,
      'I have ignored the swell period for six years. Six years of blurry washing machines. Thank you.',
    ),
    seedComment(
      'joana',
      2.3,
      'On the Atlantic side it is gulls instead of crows, but they are just as punctual.',
    ),
    seedComment('oluwaseun', 9.1, 'The eleven notebooks of no pictures would make a fine book.'),
  ],
  'seven-nights': [
    seedComment('mai', 1.1, 'The youngest cousin has the makings of a physicist.'),
    seedComment(
      'suchitra',
      3.8,
      '“I felt that I had been let in.” Read it twice, then read it to my mother.',
    ),
    seedComment('kabir', 4.5, 'Did you get back to Kaza by Sunday?'),
    seedComment('tenzin', 5.2, 'Monday. She has not forgotten it.'),
  ],
  'what-a-dune-taught': [
    seedComment('ritika', 5.9, 'Heap with intentions is now what we call a customer who is just looking.'),
    seedComment(
      'arjun',
      20.4,
      'Thirty-four degrees is also the angle of repose for the gravel on my sites. It had never seemed poetic before.',
    ),
  ],
  'darkroom-princess-street': [
    seedComment(
      'joana',
      2.7,
      'I was in the 2023 class. I hit the shelf. I still have the print of the hand.',
    ),
    seedComment('farida', 3.1, 'The tailor once refused to judge because two entries were of the same goat.'),
    seedComment(
      'mai',
      16.8,
      'Is there still a place in February? I have a negative that I never understood.',
    ),
    seedComment('leela', 17.3, 'There is one, Mai. Bring the negative.'),
  ],
  'four-hundred-to-twelve': [
    seedComment(
      'kabir',
      1.9,
      'Did the floor thing on Sunday. The dog chose nine, and honestly it was not a bad edit.',
    ),
    seedComment(
      'noor',
      7.2,
      'For the record, the one I would not have missed was my favourite. Farida was right. I sulked for a week.',
    ),
    seedComment(
      'oluwaseun',
      31.6,
      'The words on the back of the picture have changed how I put together everything, slides included.',
    ),
  ],
  'paper-has-an-opinion': [
    seedComment('ritika', 1.4, 'I said nothing. I want that on record. I only slid it.'),
    seedComment(
      'arjun',
      26.5,
      'Got the five strips in the post. I stopped comparing the bamboo after a day.',
    ),
  ],
  'hanging-a-room': [
    seedComment(
      'tenzin',
      2.5,
      'The stovepipe has since been moved thirty centimetres to the left. We would have had room for one more.',
    ),
    seedComment(
      'suchitra',
      36.2,
      'I was there on the last evening. It did feel like people putting on their coats.',
    ),
  ],
  'somebody-elses-camera': [
    seedComment('joana', 4.3, 'Crying on a tram in Lisbon over a bootlace. Well done.'),
    seedComment(
      'ritika',
      8.8,
      'If you still have that print, please let me give it a proper frame. No charge.',
    ),
    seedComment('tenzin', 10.1, 'It is in the orange case, Ritika. He left me that as well.'),
  ],
  'monsoon-light': [
    seedComment('arjun', 6.7, 'Salt in a sock. Why did nobody tell me about this before Agumbe.'),
    seedComment('mai', 30.2, 'We have the same five lights in Huế, and the same leeches.'),
  ],
  'shutter-open': [
    seedComment(
      'kabir',
      3.6,
      'Tried it from the roof in Chandigarh: eleven aeroplanes and one star. Booked a bus to the hills.',
    ),
    seedComment('oluwaseun', 41.9, 'The last line but two. That is how I feel about fishing.'),
  ],
  'counting-windows': [
    seedComment('farida', 1.2, 'I asked Noor for four hundred words about a wall and got this.'),
    seedComment('joana', 12.4, 'It was the choir! I was so hoping that it would be the choir.'),
    seedComment('kabir', 33.5, 'I went to my balcony and counted. Then I waved. Somebody waved back.'),
  ],
};
