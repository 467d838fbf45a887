import { PRIVATE } from '../endpoint.ts';

/**
 * Base of the calls that return what the caller did with a public work. The work's page is the same for everybody, so
 * this is a separate call.
 */
export const OWN_MARK = {
  ...PRIVATE,
  method: 'GET',
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

/** Reports a comment: 201 where the report was filed, 200 where the same person had reported it before. */
export const COMMENT_REPORT = {
  method: 'POST',
  body: async () => (await import('../../comment/schemas.ts')).reportSchema,
  status: [200, 201],
  auth: 'optional',
  cache: 'never',
  quota: 'report',
  errors: ['NOT_FOUND'],
} as const;
