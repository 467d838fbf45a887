/** What a count answers: 201 where this visitor was counted, 200 where that had happened before. No body, or an empty one. */
export const PUBLIC_COUNT = {
  method: 'POST',
  body: async () => (await import('../user/schemas.ts')).nothingSchema,
  bodyOptional: true,
  status: [200, 201],
  auth: 'optional',
  cache: 'never',
  quota: 'mark',
  errors: ['NOT_FOUND'],
} as const;

/** Removes a comment: its writer, the owner of the work it is on, and administrators. */
export const COMMENT_DELETION = {
  method: 'DELETE',
  status: [200],
  auth: 'optional',
  cache: 'never',
  errors: ['NOT_FOUND'],
} as const;

/** Reports a comment: once for each person, 200 where that happened before. Three reports hide it. */
export const COMMENT_REPORT = {
  method: 'POST',
  body: async () => (await import('../comment/schemas.ts')).reportSchema,
  status: [200, 201],
  auth: 'optional',
  cache: 'never',
  quota: 'report',
  errors: ['NOT_FOUND'],
} as const;
