/** Messages of the studio about stories. */
export const studioBlogMessages = {
  notLoaded: 'Your stories could not be loaded. Please try again later.',
  none: 'You have not written a story yet.',
  altMissing: 'Please describe what is to be seen, for those who cannot see it.',
  slugChecking: 'Checking whether the address is free…',
  slugFree: 'This address is free.',
  slugFixed: 'The address of a story that was published stays as it is.',
} as const;
