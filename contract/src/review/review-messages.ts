/** Messages of the review desk. */
export const reviewMessages = {
  notLoaded: 'The reviews could not be loaded. Please try again later.',
  bodyNotLoaded: 'This could not be loaded. Please try again later.',
  none: 'Nothing waits for review.',
  noneShown: 'What waits longest is gone meanwhile. There is more.',
  noneOfKind: 'None of these waits for review.',
  approved: 'Approved: everybody sees the comment.',
  rejected: 'Rejected: nobody sees the comment.',
  workApproved: 'Approved. Its photographer is told.',
  workReturned: 'Sent back with your reason.',
  workRejected: 'Rejected with your reason.',
  artistApproved: 'Approved: they can work in the studio now.',
  decidedBefore: 'This was decided already, or the comment is gone.',
  notDecided: 'Your decision was not saved. Please try again.',
  logNotLoaded: 'The log could not be loaded. Please try again later.',
  logEmpty: 'Nothing was decided yet.',
} as const;
