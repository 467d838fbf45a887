import { userOrVisitor } from '../callers.ts';

/**
 * Settings of the calls that count a view. Answers 201 where this visitor was counted, 200 where they had been counted
 * before. `origin` is the host of the site that led the visitor here, where it was another one; it is counted with the
 * view.
 */
const VIEW = {
  body: 'engagement.viewSchema',
  bodyOptional: true,
  status: [200, 201],
  quota: 'engagement',
  visitorCookie: 'session',
  errors: ['NOT_FOUND'],
} as const;

/** Counts a view of a public image: one for each visitor in 30 minutes. */
export const countImageView = userOrVisitor.post('/image/view/:imageId', VIEW).returns<null>();

/** Counts a view of a published story: one for each visitor in 30 minutes. */
export const countStoryView = userOrVisitor.post('/blog/view/:blogId', VIEW).returns<null>();

/** Counts a visitor of an exhibition that is open: once for its whole run. */
export const countExhibitionVisit = userOrVisitor.post('/exhibition/visit/:exhibitionId', VIEW).returns<null>();

/** Counts a view of a print on sale: one for each visitor in 30 minutes. */
export const countProductView = userOrVisitor.post('/product/view/:productId', VIEW).returns<null>();
