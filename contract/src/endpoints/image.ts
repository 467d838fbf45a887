import type {
  CarouselImage,
  GalleryPage,
  ImageComment,
  ImageDetails,
  NewImageComment,
} from '../image/wire.ts';
import {
  COMMENT_DELETION,
  COMMENT_REPORT,
  type Endpoint,
  PUBLIC_COUNT,
  PUBLIC_READ,
  type Returns,
} from './endpoint.ts';

/** The images of the front page's carousel, in order. */
export const listCarousel = {
  ...PUBLIC_READ,
  path: '/image/home-carousel',
  response: {} as Returns<CarouselImage[]>,
} as const satisfies Endpoint;

/**
 * A page of the gallery, or of one photographer where `userId` is given. Only the owner gets what is not public, unless
 * `privacyStatus` is `Public`.
 */
export const listImages = {
  ...PUBLIC_READ,
  path: '/image',
  query: ['page', 'userId', 'privacyStatus'],
  response: {} as Returns<GalleryPage>,
  auth: 'optional',
} as const satisfies Endpoint;

/** Newest first. */
export const listImageComments = {
  ...PUBLIC_READ,
  path: '/image/comment/:imageId',
  response: {} as Returns<ImageComment[]>,
  cache: 'lively',
} as const satisfies Endpoint;

/** A public image with its camera data and the open exhibition that shows it. */
export const getImageDetails = {
  ...PUBLIC_READ,
  path: '/image/details/:imageId',
  response: {} as Returns<ImageDetails>,
  cache: 'lively',
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** The file of a public image: the JPEG that fills `width` pixels, else the one of medium size. */
export const getImageFile = {
  method: 'GET',
  path: '/image/:imageId',
  query: ['width'],
  response: 'redirect',
  status: [200],
  auth: 'none',
  cache: 'steady',
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Counts a view of a public image: one for each visitor in 30 minutes. */
export const countImageView = {
  ...PUBLIC_COUNT,
  path: '/image/view/:imageId',
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/** Counts a like of a public image: one for each visitor. */
export const likeImage = {
  ...PUBLIC_COUNT,
  path: '/image/like/:imageId',
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/**
 * Comments on a public image: with a token its user, without one the guest whom the cookie of `POST /user` proves. 200 with the
 * comment where the same text was sent before. One with more than two links is held until an administrator approves it.
 */
export const addImageComment = {
  method: 'POST',
  path: '/image/comment',
  body: async () => (await import('../comment/schemas.ts')).imageCommentSchema,
  bodyNamesCaller: true,
  response: {} as Returns<NewImageComment>,
  status: [200, 201],
  auth: 'optional',
  cache: 'never',
  quota: { user: 'userComment', visitor: 'guestComment' },
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Removes a comment for good: its writer, the owner of the work and administrators may. 404 where it is gone. */
export const deleteImageComment = {
  ...COMMENT_DELETION,
  path: '/image/comment/:imageId/:commentId',
  response: {} as Returns<null>,
} as const satisfies Endpoint;

/** Reports a comment, once for each person. Three reports hide it until an administrator decides. */
export const reportImageComment = {
  ...COMMENT_REPORT,
  path: '/image/comment/:imageId/:commentId/report',
  response: {} as Returns<null>,
} as const satisfies Endpoint;
