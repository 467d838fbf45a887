import type { CarouselImage, GalleryPage, ImageComment, ImageDetails } from '../../image/wire.ts';
import { type Endpoint, PUBLIC_READ, type Returns } from '../endpoint.ts';

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
  // An opening adds to it.
  cache: 'seconds',
} as const satisfies Endpoint;

/** The comments on a public image, newest first, at most 200. */
export const listImageComments = {
  ...PUBLIC_READ,
  path: '/image/comment/:imageId',
  response: {} as Returns<ImageComment[]>,
  cache: 'seconds',
} as const satisfies Endpoint;

/** A public image with its camera data and the open exhibition that shows it. */
export const getImageDetails = {
  ...PUBLIC_READ,
  path: '/image/details/:imageId',
  response: {} as Returns<ImageDetails>,
  cache: 'seconds',
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
  cache: 'minutes',
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;
