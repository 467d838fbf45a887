/** Error messages of the API. One sentence each, and what to do next. */
export const apiMessages = {
  badRequest: 'The request could not be read. Please check it and try again.',
  invalid: 'Some of what was sent is not valid. Please check the named fields.',
  unauthenticated: 'Please sign in and try again.',
  forbidden: 'This account may not do that.',
  emailUnverified: 'Please confirm your email address first. Your profile can send you the link again.',
  recentLoginRequired: 'Nothing was changed. Please sign in again, so that we know that it is you.',
  notAttested:
    'We could not tell that this comes from our own page. Please reload the page and try again; what blocks Google’s reCAPTCHA in your browser may be in the way.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take that method.',
  conflict: 'Something changed in the meantime. Please reload and try again.',
  tooLarge: 'What was sent is too large. Please shorten it, and try again.',
  unsupportedType: 'Please send JSON in UTF-8, uncompressed.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  unavailable: 'The service is busy. Please try again in a few seconds.',
  readOnly:
    'The gallery is open for looking only at the moment, and nothing was changed. Please try again later; what you wrote stays here until then.',
  internal: 'Something went wrong on our side. Please try again later.',
  nameOfPhotographer: 'A photographer here goes by this name. Please sign in, or choose another one.',
  bioUnsafe: 'Please write plain text with simple formatting: scripts and embedded pages cannot stand here',
  emailNotYours: 'Please use the email address of your account',
  pictureForeign: 'Please upload the picture here: it cannot be taken from another address',
  pictureLimit: 'You have uploaded 20 pictures today, which is the most. Please upload this one tomorrow.',
  pictureMissing: 'The picture did not arrive. Please upload it again.',
  formerMember: 'Former member',
  guestUnknown:
    'We could not tell that this is you. Please allow cookies for this site, or sign in, and send it again.',
} as const;
