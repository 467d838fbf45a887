/** What the API says when it refuses. One sentence each, and what to do next. */
export const apiMessages = {
  badRequest: 'The request could not be read. Please check it and try again.',
  invalid: 'Some of what was sent is not valid. Please check the named fields.',
  unauthenticated: 'Please sign in and try again.',
  forbidden: 'This account may not do that.',
  emailUnverified: 'Please confirm your email address first. Your profile can send you the link again.',
  recentLoginRequired: 'Please sign in again to confirm that it is you, then try once more.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take that method.',
  conflict: 'Something changed in the meantime. Please reload and try again.',
  tooLarge: 'What was sent is too large.',
  unsupportedType: 'Please send JSON in UTF-8, uncompressed.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  unavailable: 'The service is busy. Please try again in a few seconds.',
  internal: 'Something went wrong on our side. Please try again later.',
} as const;
