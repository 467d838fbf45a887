import type { StudioProduct, StudioProductItem } from '../product/studio-wire.ts';
import type { StudioList } from '../work/wire.ts';
import type { Endpoint, Returns } from './endpoint.ts';
import { DRAFT, STUDIO_READ, WORK_CHANGE, WORK_DELETION, WORK_MOVE } from './work.ts';

/** The caller's own in every state, newest first, 20 at a time. */
export const listStudioProducts = {
  ...STUDIO_READ,
  path: '/studio/product',
  query: ['cursor'],
  response: {} as Returns<StudioList<StudioProductItem>>,
} as const satisfies Endpoint;

/** One of the caller's own, as it is being edited. */
export const getStudioProduct = {
  ...STUDIO_READ,
  path: '/studio/product/:productId',
  response: {} as Returns<StudioProduct>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Makes a draft, of which anything may be missing. */
export const createProduct = {
  ...DRAFT,
  path: '/studio/product',
  body: async () => (await import('../product/studio-schemas.ts')).newProductSchema,
  response: {} as Returns<StudioProduct>,
} as const satisfies Endpoint;

/**
 * Changes what was sent and leaves the rest. Of an approved one, sizes, charges and frames that are taken off change at once, words and
 * pictures in its revision.
 */
export const updateProduct = {
  ...WORK_CHANGE,
  path: '/studio/product/:productId',
  body: async () => (await import('../product/studio-schemas.ts')).productChangeSchema,
  response: {} as Returns<StudioProduct>,
} as const satisfies Endpoint;

/** Deletes a draft, or what was rejected, unless prints of it were ordered. */
export const deleteProduct = {
  ...WORK_DELETION,
  path: '/studio/product/:productId',
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/** Asks for review, of the revision where there is one. `INVALID` names the fields that are incomplete. */
export const submitProduct = {
  ...WORK_MOVE,
  path: '/studio/product/:productId/submit',
  response: {} as Returns<StudioProduct>,
} as const satisfies Endpoint;

/** Makes a draft again of what is submitted or public, at once. Of a public one, its revision becomes the draft's words. */
export const withdrawProduct = {
  ...WORK_MOVE,
  path: '/studio/product/:productId/withdraw',
  response: {} as Returns<StudioProduct>,
} as const satisfies Endpoint;

/** Takes a submitted revision back, to change it further; what is public stays. */
export const withdrawProductRevision = {
  ...WORK_MOVE,
  path: '/studio/product/:productId/revision/withdraw',
  response: {} as Returns<StudioProduct>,
} as const satisfies Endpoint;

/** Drops a revision that is not submitted; what is public stays. */
export const deleteProductRevision = {
  ...WORK_DELETION,
  path: '/studio/product/:productId/revision',
  response: {} as Returns<StudioProduct>,
} as const satisfies Endpoint;
