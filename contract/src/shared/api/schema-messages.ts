/** Messages of schemas, apart from `messages` so that pages without a form do not load them. */
export const schemaMessages = {
  valueInvalid: 'This could not be read. Please enter it again.',
} as const;
