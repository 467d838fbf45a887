import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type { StoredProduct } from '@aperture-byline/contract/product/stored';
import type { Byline } from '@aperture-byline/contract/shared/content';
import type { StoredPicture } from '@aperture-byline/contract/shared/picture';
import { nameKeysOf } from '@aperture-byline/contract/user/name-key';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { put, uniqueId, uniqueUserId } from './database.ts';
import { eventually } from './eventually.ts';
import { get } from './suite.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Whole days from now; fractions for hours. */
export function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY);
}

export function byline(names: Partial<Byline> = {}): Byline {
  return { userId: uniqueUserId(), firstName: 'Mira', lastName: 'Pillai', ...names };
}

export function picture(id: string): StoredPicture {
  return {
    path: `photos/${id}`,
    width: 2400,
    height: 1600,
    widths: [320, 640, 1280, 1920],
    formats: ['webp', 'jpeg'],
    thumbhash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
    alt: 'A lighthouse before rain',
  };
}

/** A comment as images and stories store it. */
export function storedComment(fields: Partial<StoredComment> = {}): StoredComment {
  return {
    authorId: uniqueUserId(),
    firstName: 'Ravi',
    lastName: 'Menon',
    guest: false,
    comment: 'The light holds it together.',
    createdAt: inDays(-1),
    ...fields,
  };
}

export async function putImage(fields: Partial<StoredImage> = {}): Promise<string> {
  const id = uniqueId('image');
  const image: StoredImage = {
    owner: byline(),
    title: `Lighthouse ${id}`,
    description: '<p>Before rain.</p>',
    picture: picture(id),
    exif: {},
    license: 'CC BY 4.0',
    privacyStatus: 'Public',
    status: 'approved',
    likes: 3,
    views: 14,
    createdAt: inDays(-2),
    publishedAt: inDays(-1),
    ...fields,
  };
  await put(`images/${id}`, image);
  return id;
}

/** Puts images one second apart, newest first, and waits until the owner's public list is complete. */
export async function putImages(owner: Byline, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push(await putImage({ owner, publishedAt: new Date(Date.UTC(2026, 0, 2) - index * 1000) }));
  await imagesListed(owner, count);
  return ids;
}

/** Resolves when the owner's public list holds so many images. */
export async function imagesListed(owner: Byline, total: number): Promise<void> {
  await eventually(`${total} images of ${owner.userId} are listed`, async () => {
    const { pagination } = await get<{ pagination: { total: number } }>(`/image?userId=${owner.userId}`);
    return pagination.total === total;
  });
}

export async function putExhibition(fields: Partial<StoredExhibition> = {}): Promise<string> {
  const id = uniqueId('exhibition');
  const exhibition: StoredExhibition = {
    owner: byline(),
    title: `Tides ${id}`,
    description: '<p>Two years on one coast.</p>',
    authorDescription: 'Lives by the sea.',
    genre: 'Seascape',
    genreDescription: 'Water and weather.',
    startDate: inDays(-1),
    endDate: inDays(1),
    banner: picture(id),
    imageIds: [],
    status: 'approved',
    createdAt: inDays(-3),
    ...fields,
  };
  await put(`exhibitions/${id}`, exhibition);
  return id;
}

export async function putBlog(fields: Partial<StoredBlog> = {}): Promise<{ id: string; slug: string }> {
  const id = uniqueId('blog');
  const blog: StoredBlog = {
    slug: id,
    title: `Waiting for fog ${id}`,
    description: 'What a month of grey mornings teaches.',
    content: '<p>The first week I saw nothing.</p>',
    banner: picture(id),
    pictures: [],
    categories: ['Field notes', 'Patience'],
    tags: ['fog', 'hills'],
    readingTime: 6,
    creator: byline(),
    status: 'approved',
    intro: false,
    likes: 2,
    views: 9,
    createdAt: inDays(-2),
    publishedAt: inDays(-1),
    ...fields,
  };
  await put(`blogs/${id}`, blog);
  return { id, slug: blog.slug };
}

export async function putProduct(fields: Partial<StoredProduct> = {}): Promise<{ id: string; slug: string }> {
  const id = uniqueId('product');
  const product: StoredProduct = {
    slug: id,
    owner: byline(),
    title: `Lighthouse print ${id}`,
    introduction: 'A quiet wall.',
    description: '<p>Pigment on cotton.</p>',
    place: 'Kovalam',
    imageIds: [`${id}-a`, `${id}-b`],
    pictures: [picture(`${id}-a`), picture(`${id}-b`)],
    categories: ['Sea'],
    sizes: [{ id: 'a4', width: 21, height: 30, price: 1200 }],
    frames: [{ id: 'oak', type: 'Oak', charge: 800, description: 'Oiled' }],
    minPrice: 2000,
    status: 'approved',
    createdAt: inDays(-2),
    publishedAt: inDays(-1),
    ...fields,
  };
  await put(`products/${id}`, product);
  return { id, slug: product.slug };
}

/** A profile with its private part. */
export async function putUser(fields: Partial<StoredUser> = {}, email?: string): Promise<number> {
  const userId = fields.userId ?? uniqueUserId();
  const user: StoredUser = {
    userId,
    uid: `uid-${userId}`,
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
  // As the trigger would.
  await put(`users/${userId}`, { ...user, ...(user.isArtist && { nameKeys: nameKeysOf(user) }) });
  if (email) await put(`users/${userId}/private/contact`, { email });
  return userId;
}
