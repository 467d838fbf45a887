import type { StudioExhibition, StudioExhibitionItem } from '../exhibition/studio-wire.ts';
import type { StudioList } from '../work/wire.ts';
import type { Endpoint, Returns } from './endpoint.ts';
import { DRAFT, STUDIO_READ, WORK_CHANGE, WORK_DELETION, WORK_MOVE } from './work.ts';

/** The caller's own in every state, newest first, 20 at a time. */
export const listStudioExhibitions = {
  ...STUDIO_READ,
  path: '/studio/exhibition',
  query: ['cursor'],
  response: {} as Returns<StudioList<StudioExhibitionItem>>,
} as const satisfies Endpoint;

/** One of the caller's own, as it is being edited. */
export const getStudioExhibition = {
  ...STUDIO_READ,
  path: '/studio/exhibition/:exhibitionId',
  response: {} as Returns<StudioExhibition>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Makes a draft, of which anything may be missing. */
export const createExhibition = {
  ...DRAFT,
  path: '/studio/exhibition',
  body: async () => (await import('../exhibition/studio-schemas.ts')).newExhibitionSchema,
  response: {} as Returns<StudioExhibition>,
} as const satisfies Endpoint;

/** Changes what was sent and leaves the rest. Of an approved one, the changes wait in its revision until that is approved. */
export const updateExhibition = {
  ...WORK_CHANGE,
  path: '/studio/exhibition/:exhibitionId',
  body: async () => (await import('../exhibition/studio-schemas.ts')).exhibitionChangeSchema,
  response: {} as Returns<StudioExhibition>,
} as const satisfies Endpoint;

/** Deletes a draft, or what was rejected. */
export const deleteExhibition = {
  ...WORK_DELETION,
  path: '/studio/exhibition/:exhibitionId',
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/** Asks for review, of the revision where there is one. `INVALID` names the fields that are incomplete. */
export const submitExhibition = {
  ...WORK_MOVE,
  path: '/studio/exhibition/:exhibitionId/submit',
  response: {} as Returns<StudioExhibition>,
} as const satisfies Endpoint;

/** Makes a draft again of what is submitted or public, at once. Of a public one, its revision becomes the draft's words. */
export const withdrawExhibition = {
  ...WORK_MOVE,
  path: '/studio/exhibition/:exhibitionId/withdraw',
  response: {} as Returns<StudioExhibition>,
} as const satisfies Endpoint;

/** Takes a submitted revision back, to change it further; what is public stays. */
export const withdrawExhibitionRevision = {
  ...WORK_MOVE,
  path: '/studio/exhibition/:exhibitionId/revision/withdraw',
  response: {} as Returns<StudioExhibition>,
} as const satisfies Endpoint;

/** Drops a revision that is not submitted; what is public stays. */
export const deleteExhibitionRevision = {
  ...WORK_DELETION,
  path: '/studio/exhibition/:exhibitionId/revision',
  response: {} as Returns<StudioExhibition>,
} as const satisfies Endpoint;

/** Closes an exhibition that is open, now. */
export const endExhibition = {
  ...WORK_MOVE,
  path: '/studio/exhibition/:exhibitionId/end',
  response: {} as Returns<StudioExhibition>,
} as const satisfies Endpoint;
