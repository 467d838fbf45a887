/** Messages of the first pages of studio and desk. */
export const todayMessages = {
  notLoaded: 'Today’s page could not be loaded. Please try again later.',
  deskNotLoaded: 'The desk could not be loaded. Please try again later.',
  nothingWaits: 'Nothing waits for you.',
  returned: 'Sent back to you',
} as const;
