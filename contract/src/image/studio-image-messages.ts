/** Messages of the library of a photographer's images. */
export const studioImageMessages = {
  titleMissing: 'Please give it a title.',
  altMissing: 'Please describe what is to be seen, for those who cannot see it.',
  tagEmpty: 'A tag cannot be empty.',
  tagTwice: 'A tag stands there twice.',
  tooManyTags: 'Please choose at most 20 tags.',
  notLoaded: 'Your photographs could not be loaded. Please try again later.',
  uploadsNotLoaded: 'What became of earlier uploads could not be loaded. Please try again later.',
  none: 'You have no photographs here yet.',
  noneFits: 'No photograph fits. Try other words or filters.',
  notSaved: 'Your changes were not saved. Please try again.',
  saved: 'Saved.',
  submitted: 'Submitted: you get a notice when it is decided.',
  deleted: 'Deleted.',
  inUse: 'This photograph is shown elsewhere. Please take it out there first.',
} as const;
