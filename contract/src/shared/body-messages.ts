/** Messages about the body of a call, apart from `messages` since no page shows them. */
export const bodyMessages = {
  fieldUnknown: 'Some of these fields do not exist. Please leave them out.',
} as const;
