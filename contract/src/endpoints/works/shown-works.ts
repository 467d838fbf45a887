import type { ExhibitionPrint, ImageWorks, ProductWorks, StoryWorks } from '../../work/wire.ts';
import { everybody } from '../callers.ts';

// Cached for seconds only, so that withdrawn works disappear from them soon.

/**
 * The public works that show a public image: prints on sale, at most 4, open exhibitions and stories, at most 6 each;
 * and up to 8 more of its photographer.
 */
export const getImageWorks = everybody
  .get('/image/:imageId/works', { cache: 'seconds', errors: ['NOT_FOUND'] })
  .returns<ImageWorks>();

/**
 * The public photographs of a print on sale, and the open exhibitions and stories that show them, at most 6 each; and
 * up to 8 more of its photographer.
 */
export const getProductWorks = everybody
  .get('/product/:slug/works', { cache: 'seconds', errors: ['NOT_FOUND'] })
  .returns<ProductWorks>();

/**
 * Returns works of the author of an approved story: up to 8 public photographs that it does not show, and up to 4
 * prints on sale, newest first.
 */
export const getStoryWorks = everybody
  .get('/blog/:slug/works', { cache: 'seconds', errors: ['NOT_FOUND'] })
  .returns<StoryWorks>();

/** For each photograph of an exhibition that is open or has closed, and that is for sale, its cheapest print. */
export const listExhibitionPrints = everybody
  .get('/exhibition/:exhibitionId/prints', { cache: 'seconds', errors: [] })
  .returns<ExhibitionPrint[]>();
