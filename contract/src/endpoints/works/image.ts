import type { CarouselImage, GalleryPage, ImageComment, ImageDetails } from '../../image/wire.ts';
import { everybody, userOrVisitor } from '../callers.ts';

/** The images of the front page's carousel, in order. */
export const listCarousel = everybody.get('/image/home-carousel').returns<CarouselImage[]>();

/**
 * A page of the gallery, or of one photographer where `userId` is given. Only the owner gets what is not public, unless
 * `privacyStatus` is `Public`.
 */
export const listImages = userOrVisitor
  .get('/image', {
    query: ['page', 'userId', 'privacyStatus'],
    // An opening adds to it.
    cache: 'seconds',
  })
  .returns<GalleryPage>();

/** The comments on a public image, newest first, at most 200. */
export const listImageComments = everybody
  .get('/image/comment/:imageId', { cache: 'seconds' })
  .returns<ImageComment[]>();

/** A public image with its camera data and the open exhibition that shows it. */
export const getImageDetails = everybody
  .get('/image/details/:imageId', { cache: 'seconds', errors: ['NOT_FOUND'] })
  .returns<ImageDetails>();

/** The file of a public image: the JPEG that fills `width` pixels, else the one of medium size. */
export const getImageFile = everybody
  .get('/image/:imageId', { query: ['width'], rateLimit: undefined, errors: ['NOT_FOUND'] })
  .sends('redirect');
