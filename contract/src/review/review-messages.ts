/** Messages of the review desk. */
export const reviewMessages = {
  notLoaded: 'The reviews could not be loaded. Please try again later.',
  none: 'Nothing waits for review.',
  approved: 'Approved: everybody sees the comment.',
  rejected: 'Rejected: nobody sees the comment.',
  decidedBefore: 'This was decided already, or the comment is gone.',
  notDecided: 'Your decision was not saved. Please try again.',
} as const;
