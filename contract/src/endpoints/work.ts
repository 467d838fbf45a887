/** Reads of the studio: an artist's own. */
export const STUDIO_READ = {
  method: 'GET',
  status: [200],
  auth: 'required',
  authorization: { role: 'artist' },
  cache: 'never',
  rateLimit: 'list',
} as const;

/** Makes a draft, once for each key. */
export const DRAFT = {
  method: 'POST',
  idempotent: true,
  status: [200, 201],
  auth: 'required',
  authorization: { role: 'artist' },
  cache: 'never',
  quota: 'newWork',
} as const;

/**
 * Changes an own work. `NOT_FOUND` for another's, as where there is none. `CONFLICT`, with the present version in `fields.version`, where it was
 * changed since the version that was sent; `WRONG_STATE` where its state does not allow it.
 */
export const WORK_CHANGE = {
  method: 'PUT',
  status: [200],
  auth: 'required',
  authorization: { role: 'artist' },
  cache: 'never',
  quota: 'work',
  errors: ['NOT_FOUND', 'CONFLICT', 'WRONG_STATE'],
} as const;

/** Submits, withdraws or ends an own work. */
export const WORK_MOVE = {
  ...WORK_CHANGE,
  method: 'POST',
  body: async () => (await import('../work/schemas.ts')).versionSchema,
} as const;

/** As `WORK_CHANGE`; the `version` that the caller has seen may be missing, and is not compared then. */
export const WORK_DELETION = {
  method: 'DELETE',
  query: ['version'],
  status: [200],
  auth: 'required',
  authorization: { role: 'artist' },
  cache: 'never',
  quota: 'work',
  errors: ['INVALID', 'NOT_FOUND', 'CONFLICT', 'WRONG_STATE'],
} as const;
