/** Messages of the studio about stories. */
export const studioBlogMessages = {
  notLoaded: 'Your stories could not be loaded. Please try again later.',
  storyNotLoaded: 'This story could not be loaded. Please try again later.',
  none: 'You have not written a story yet.',
  unknown: 'There is no such story among yours.',
  saved: 'Saved',
  saving: 'Saving…',
  waitsForConnection:
    'Not saved: no connection. It is kept in this browser and saved when you are online again.',
  notSaved: 'Not saved: something went wrong. It is kept in this browser and will be tried again.',
  partlySaved: 'Saved, but for the fields that are marked.',
  notSubmitted: 'Not submitted: please look at the fields that are marked.',
  notDone: 'That did not work. Please try again.',
  restored: 'What was not saved the last time is here again.',
  altMissing: 'Please describe what is to be seen, for those who cannot see it.',
  slugChecking: 'Checking whether the address is free…',
  slugFree: 'This address is free.',
  slugFixed: 'The address of a story that was published stays as it is.',
} as const;
