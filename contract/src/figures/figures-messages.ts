/** Messages of an artist's figures, of client and server. */
export const figuresMessages = {
  notLoaded: 'The figures could not be loaded. Please try again later.',
  none: 'Nothing was counted in these days. Choose other days, or show more of your work.',
  dayInvalid: 'Please choose a day',
  daysReversed: 'The last day must not be before the first',
  tooLong: 'Please choose a year at most',
} as const;
