/** Message catalogue: verbatim where the specification quotes a text, misspellings included. */
export const messages = {
  somethingWrongLater: 'Something went wrong. Please try again later',
  partNotLoaded: 'This part could not be loaded. Please check your connection and reload the page.',
  tryAgain: 'Try again',
  loading: 'Loading...',
  notFound: 'NotFound',
  tooLong: 'Please shorten this text',

  fillAllFields: 'Please fill all fields',
  emailInvalid: 'Please enter a valid email',
  relogin: 'Something went wrong. Please relogin to proceed',
  noConnection: 'No connection. Please check your network and try again.',

  artistRequested: 'Request Submitted. You will get further updates in mail.',
  artistRequestFailed: 'Something went wrong. please try again later or contact support',

  somethingWrong: 'Something went wrong',

  valueInvalid: 'This could not be read. Please enter it again.',
  fieldUnknown: 'Some of these fields do not exist. Please leave them out.',
  addressInvalid: 'Please enter a web or email address',
} as const;
