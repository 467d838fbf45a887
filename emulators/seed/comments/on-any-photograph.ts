import type { PersonKey } from '../people/person.ts';

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
