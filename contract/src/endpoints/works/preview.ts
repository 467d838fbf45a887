import type { PreviewedStory } from '../../blog/preview-link.ts';
import { SIGNED_FILES } from '../../shared/picture.ts';
import { type Endpoint, PUBLIC_READ, type Returns } from '../endpoint.ts';

/** The story that a preview link leads to. `NOT_FOUND` for any other token, once it has ended, and once the story or its author is gone. */
export const getPreviewedStory = {
  ...PUBLIC_READ,
  path: '/preview/:token',
  response: {} as Returns<PreviewedStory>,
  cache: 'never',
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** A file of a photograph that the story of a preview link shows, as long as the link leads to it. */
export const getPreviewFile = {
  method: 'GET',
  path: `${SIGNED_FILES}/preview/:token/:imageId/:variant`,
  response: 'file',
  status: [200],
  auth: 'none',
  cache: 'never',
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;
