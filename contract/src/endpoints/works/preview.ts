import type { PreviewedStory } from '../../blog/wire.ts';
import type { PreviewedExhibition } from '../../exhibition/wire.ts';
import { SIGNED_FILES } from '../../shared/picture.ts';
import { everybody } from '../callers.ts';

/**
 * The story or exhibition that a preview link leads to. `NOT_FOUND` for any other token, once it has ended, and once
 * the work or its author is gone.
 */
export const getPreviewedWork = everybody
  .get('/preview/:token', { cache: 'never', errors: ['NOT_FOUND'] })
  .returns<PreviewedStory | PreviewedExhibition>();

/** A file of a photograph that the work of a preview link shows, as long as the link leads to it. */
export const getPreviewFile = everybody
  .get(`${SIGNED_FILES}/preview/:token/:imageId/:variant`, {
    cache: 'never',
    rateLimit: undefined,
    errors: ['NOT_FOUND'],
  })
  .sends('file');
