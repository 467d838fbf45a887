/** Message catalogue: as the specification quotes a text, its slips corrected (decision 44). */
export const messages = {
  somethingWrongLater: 'Something went wrong. Please try again later',
  partNotLoaded: 'This part could not be loaded. Please check your connection and reload the page.',
  tryAgain: 'Try again',
  loading: 'Loading...',
  notFound: 'Page not found',
  tooLong: 'Please shorten this text',

  emailInvalid: 'Please enter a valid email',
  relogin: 'Something went wrong. Please log in again.',
  noConnection: 'No connection. Please check your network and try again.',

  somethingWrong: 'Something went wrong',
} as const;
