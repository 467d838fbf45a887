/** Messages of the forms by which administrators choose what the front page shows and where buyers pay. */
export const settingsMessages = {
  notLoaded: 'The settings could not be loaded. Please try again later.',
  saved: 'Saved. Visitors see it within minutes.',
  shopSaved: 'Saved. Buyers read it from now on.',
  conflict:
    'Somebody else has changed this since you opened it. Load the newest, and make your changes once more.',
  notSaved: 'Your changes were not saved. Please try again.',
  choicesNotLoaded: 'The choices could not be loaded. Please try again later.',
  noCarousel: 'No photograph is chosen: the front page opens without one.',
  noIntroStories: 'No story is chosen: the marks on the stories themselves choose them.',
} as const;
