import type { SlugCheck, StudioBlog, StudioBlogItem } from '../blog/studio-wire.ts';
import type { StudioList } from '../work/wire.ts';
import type { Endpoint, Returns } from './endpoint.ts';
import { DRAFT, STUDIO_READ, WORK_CHANGE, WORK_DELETION, WORK_MOVE } from './work.ts';

/** The caller's own in every state, newest first, 20 at a time. */
export const listStudioStories = {
  ...STUDIO_READ,
  path: '/studio/blog',
  query: ['cursor'],
  response: {} as Returns<StudioList<StudioBlogItem>>,
} as const satisfies Endpoint;

/** Whether a slug can be given to a story; free also where it is the one of `blogId`, the caller's own. */
export const checkSlug = {
  ...STUDIO_READ,
  path: '/studio/blog/slug/:slug',
  query: ['blogId'],
  response: {} as Returns<SlugCheck>,
} as const satisfies Endpoint;

/** One of the caller's own, as it is being edited. */
export const getStudioStory = {
  ...STUDIO_READ,
  path: '/studio/blog/:blogId',
  response: {} as Returns<StudioBlog>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Makes a draft, of which anything may be missing. */
export const createStory = {
  ...DRAFT,
  path: '/studio/blog',
  body: async () => (await import('../blog/studio-schemas.ts')).newBlogSchema,
  response: {} as Returns<StudioBlog>,
} as const satisfies Endpoint;

/** Changes what was sent and leaves the rest. Of an approved one, the changes wait in its revision until that is approved. */
export const updateStory = {
  ...WORK_CHANGE,
  path: '/studio/blog/:blogId',
  body: async () => (await import('../blog/studio-schemas.ts')).blogChangeSchema,
  response: {} as Returns<StudioBlog>,
} as const satisfies Endpoint;

/** Deletes a draft, or what was rejected. */
export const deleteStory = {
  ...WORK_DELETION,
  path: '/studio/blog/:blogId',
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/** Asks for review, of the revision where there is one. `INVALID` names the fields that are incomplete. */
export const submitStory = {
  ...WORK_MOVE,
  path: '/studio/blog/:blogId/submit',
  response: {} as Returns<StudioBlog>,
} as const satisfies Endpoint;

/** Makes a draft again of what is submitted or public, at once. Of a public one, its revision becomes the draft's words. */
export const withdrawStory = {
  ...WORK_MOVE,
  path: '/studio/blog/:blogId/withdraw',
  response: {} as Returns<StudioBlog>,
} as const satisfies Endpoint;

/** Takes a submitted revision back, to change it further; what is public stays. */
export const withdrawStoryRevision = {
  ...WORK_MOVE,
  path: '/studio/blog/:blogId/revision/withdraw',
  response: {} as Returns<StudioBlog>,
} as const satisfies Endpoint;

/** Drops a revision that is not submitted; what is public stays. */
export const deleteStoryRevision = {
  ...WORK_DELETION,
  path: '/studio/blog/:blogId/revision',
  response: {} as Returns<StudioBlog>,
} as const satisfies Endpoint;
