import { type DrawnPictures, listDrawnImages, listShownImages } from '../../functions/src/lib/pictures/shown-images.ts';
import type { StoredAddress } from '../src/address/stored.ts';
import type { StoredBlog } from '../src/blog/stored.ts';
import type { StoredComment } from '../src/comment/stored.ts';
import type { StoredEngagement } from '../src/engagement/stored.ts';
import type { StoredExhibition } from '../src/exhibition/stored.ts';
import type { StoredImage } from '../src/image/stored.ts';
import type { StoredNotice } from '../src/notice/stored.ts';
import type { OrderLine } from '../src/order/stored.ts';
import type { PrintSize, StoredProduct } from '../src/product/stored.ts';
import { DAY } from '../src/shared/durations.ts';
import type { Byline, StoredPicture } from '../src/shared/stored.ts';
import type { PricedShippingMethod } from '../src/shipping/rates.ts';
import type { StoredUser } from '../src/user/stored.ts';

/**
 * Builders of complete, public sample documents for tests and the seed. A caller passes the fields that it cares about;
 * a new required field is given its sample value here, once.
 */

/** Whole days from now; fractions for hours. */
export function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY);
}

export function sampleByline(fields: Partial<Byline> = {}): Byline {
  return { userId: 900000001, firstName: 'Mira', lastName: 'Pillai', ...fields };
}

/** The picture of the image `id`. */
export function samplePicture(id = 'sample', fields: Partial<StoredPicture> = {}): StoredPicture {
  return {
    imageId: id,
    width: 2400,
    height: 1600,
    widths: [320, 640, 1280, 1920],
    formats: ['webp', 'jpeg'],
    colour: '#5b6b7a',
    alt: 'A lighthouse before rain',
    ...fields,
  };
}

export function sampleComment(fields: Partial<StoredComment> = {}): StoredComment {
  return {
    authorId: 900000002,
    firstName: 'Ravi',
    lastName: 'Menon',
    guest: false,
    comment: 'The light holds it together.',
    status: 'visible',
    reports: 0,
    isApproved: false,
    threadAt: fields.createdAt ?? inDays(-1),
    createdAt: inDays(-1),
    ...fields,
  };
}

/** A user's like and view of yesterday. */
export function sampleEngagement(fields: Partial<StoredEngagement> = {}): StoredEngagement {
  return { userId: 900000002, likedAt: inDays(-1), viewedAt: inDays(-1), expiresAt: null, ...fields };
}

/** An unread one about a new comment. */
export function sampleNotice(fields: Partial<StoredNotice> = {}): StoredNotice {
  return {
    kind: 'imageComment',
    state: 'new',
    subjectId: 'sample',
    title: 'Lighthouse',
    ownerId: 900000001,
    read: false,
    createdAt: inDays(-1),
    expiresAt: inDays(179),
    ...fields,
  };
}

export function sampleImage(fields: Partial<StoredImage> = {}): StoredImage {
  return {
    owner: sampleByline(),
    title: 'Lighthouse',
    description: '<p>Before rain.</p>',
    picture: samplePicture(),
    exif: {},
    license: 'CC BY 4.0',
    tags: [],
    searchWords: [],
    hash: '',
    originalSize: 0,
    usedIn: [],
    publishedWith: null,
    embargoedBy: null,
    privacyStatus: 'Public',
    status: 'approved',
    reviewNote: null,
    createdAt: inDays(-2),
    publishedAt: inDays(-1),
    updatedAt: inDays(-1),
    ...fields,
  };
}

/** Open since yesterday, until tomorrow. */
export function sampleExhibition(fields: Partial<StoredExhibition> = {}): StoredExhibition {
  return withState({
    owner: sampleByline(),
    title: 'Tides',
    description: '<p>Two years on one coast.</p>',
    authorDescription: 'Lives by the sea.',
    genre: 'Seascape',
    genreDescription: 'Water and weather.',
    startDate: inDays(-1),
    endDate: inDays(1),
    banner: samplePicture(),
    imageIds: [],
    hiddenImageIds: [],
    teaserImageIds: [],
    keepsPublicImages: false,
    cover: null,
    status: 'approved',
    createdAt: inDays(-3),
    publishedAt: inDays(-2),
    ...fields,
  });
}

/** With what the studio keeps of every work, and the images that it shows, all of them public. */
function withState<W extends DrawnPictures>(work: W) {
  return {
    version: 0,
    reviewNote: null,
    submittedAt: null,
    revisedAt: null,
    updatedAt: inDays(-1),
    shownImageIds: listShownImages(work),
    publicImageIds: listDrawnImages(work),
    ...work,
  };
}

export function sampleBlog(fields: Partial<StoredBlog> = {}): StoredBlog {
  return withState({
    slug: 'waiting-for-fog',
    title: 'Waiting for fog',
    description: 'What a month of grey mornings teaches.',
    content: '<p>The first week I saw nothing.</p>',
    banner: samplePicture(),
    pictures: [],
    categories: ['Field notes', 'Patience'],
    tags: ['fog', 'hills'],
    readingTime: 6,
    creator: sampleByline(),
    status: 'approved',
    intro: false,
    createdAt: inDays(-2),
    publishedAt: inDays(-1),
    versionCount: 0,
    versionKeptAt: null,
    ...fields,
  });
}

/** Returns a size of an edition without a limit. */
export function sampleSize(fields: Partial<PrintSize> = {}): PrintSize {
  return {
    id: 'a4',
    width: 21,
    height: 30,
    price: 1200,
    edition: null,
    sold: 0,
    ppi: null,
    issued: 0,
    returned: [],
    ...fields,
  };
}

export function sampleProduct(fields: Partial<StoredProduct> = {}): StoredProduct {
  const { pictures = [samplePicture()], imageIds = pictures.map(({ imageId }) => imageId) } = fields;
  return withState({
    slug: 'lighthouse-print',
    owner: sampleByline(),
    title: 'Lighthouse print',
    introduction: 'A quiet wall.',
    description: '<p>Pigment on cotton.</p>',
    place: 'Kovalam',
    imageIds,
    pictures,
    printedImageId: imageIds[0] ?? null,
    categories: ['Sea'],
    sizes: [sampleSize()],
    frames: [{ id: 'oak', type: 'Oak', charge: 800, description: 'Oiled' }],
    minPrice: 2000,
    status: 'approved',
    createdAt: inDays(-2),
    publishedAt: inDays(-1),
    ...fields,
  });
}

/** Returns a line with one print of the product `lighthouse-print`. */
export function sampleOrderLine(fields: Partial<OrderLine> = {}): OrderLine {
  return {
    productId: 'lighthouse',
    slug: 'lighthouse-print',
    title: 'Lighthouse print',
    artistId: 900000001,
    artistName: 'Mira Pillai',
    sizeId: 'a4',
    width: 21,
    height: 30,
    frameId: 'oak',
    frameType: 'Oak',
    sizePrice: 1200,
    framePrice: 800,
    price: 2000,
    picture: samplePicture(),
    ...fields,
  };
}

/** An approved photographer. */
export function sampleUser(fields: Partial<StoredUser> = {}): StoredUser {
  return {
    userId: 900000001,
    uid: 'uid-900000001',
    firstName: 'Mira',
    middleName: '',
    lastName: 'Pillai',
    subtitle: 'Coasts and weather',
    bio: '<p>Photographs coasts.</p>',
    avatar: null,
    achievements: [],
    socialLinks: [],
    isArtist: true,
    admin: false,
    artistStatus: 'approved',
    anonymous: false,
    createdAt: inDays(-30),
    ...fields,
  };
}

export const sampleShipping = (fields: Partial<PricedShippingMethod> = {}): PricedShippingMethod => ({
  zone: 'domestic',
  speed: 'standard',
  price: 100,
  fromDays: 5,
  toDays: 10,
  ...fields,
});

export function sampleAddress(fields: Partial<StoredAddress> = {}): StoredAddress {
  return {
    recipient: '',
    address: '14 Lighthouse Road',
    city: 'Kochi',
    state: 'Kerala',
    country: 'India',
    postalCode: '682001',
    email: 'ravi@example.com',
    phone: '9876543210',
    alternatePhone: '9876543211',
    createdAt: inDays(-1),
    ...fields,
  };
}
