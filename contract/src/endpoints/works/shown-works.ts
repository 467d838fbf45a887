import type { ExhibitionPrint, ImageWorks, ProductWorks, StoryWorks } from '../../work/shown-wire.ts';
import { type Endpoint, PUBLIC_READ, type Returns } from '../endpoint.ts';

/** Base of these calls: cached for seconds only, so that withdrawn works disappear from them soon. */
const WORKS = { ...PUBLIC_READ, cache: 'seconds', errors: ['NOT_FOUND'] } as const;

/** The public works that show a public image: prints on sale, at most 4, open exhibitions and stories, at most 6 each; and up to 8 more of its photographer. */
export const getImageWorks = {
  ...WORKS,
  path: '/image/:imageId/works',
  response: {} as Returns<ImageWorks>,
} as const satisfies Endpoint;

/** The public photographs of a print on sale, and the open exhibitions and stories that show them, at most 6 each; and up to 8 more of its photographer. */
export const getProductWorks = {
  ...WORKS,
  path: '/product/:slug/works',
  response: {} as Returns<ProductWorks>,
} as const satisfies Endpoint;

/**
 * Returns works of the author of an approved story: up to 8 public photographs that it does not show, and up to 4
 * prints on sale, newest first.
 */
export const getStoryWorks = {
  ...WORKS,
  path: '/blog/:slug/works',
  response: {} as Returns<StoryWorks>,
} as const satisfies Endpoint;

/** For each photograph of an exhibition that is open or has closed, and that is for sale, its cheapest print. */
export const listExhibitionPrints = {
  ...WORKS,
  path: '/exhibition/:exhibitionId/prints',
  response: {} as Returns<ExhibitionPrint[]>,
  errors: [],
} as const satisfies Endpoint;
