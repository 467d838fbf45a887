import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type { StoredProduct } from '@aperture-byline/contract/product/stored';
import {
  sampleBlog,
  sampleByline,
  sampleExhibition,
  sampleImage,
  samplePicture,
  sampleProduct,
  sampleUser,
} from '@aperture-byline/contract/samples/stored-documents';
import type { Byline, StoredPicture } from '@aperture-byline/contract/shared/stored';
import { wantedSlug } from '@aperture-byline/contract/user/profile-slug';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { computeNameFields } from '../../src/areas/user/sync-name-keys.ts';
import { put, putAll, uniqueId, uniqueUserId } from '../project/database.ts';
import { eventually } from '../project/eventually.ts';
import { get } from '../servers/suite.ts';

/** Somebody whom no other test knows. */
export function byline(names: Partial<Byline> = {}): Byline {
  return sampleByline({ userId: uniqueUserId(), ...names });
}

/** Fields of an image, where a part of the picture's will do. */
export type ImageFields = Partial<Omit<StoredImage, 'picture'>> & { picture?: Partial<StoredPicture> };

export async function putImage({ picture: own, ...fields }: ImageFields = {}): Promise<string> {
  const id = uniqueId('image');
  const picture = samplePicture(id, own);
  const image = { owner: byline(), title: `Lighthouse ${id}`, picture, ...fields };
  await put(`images/${id}`, sampleImage(image));
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
  const own = { owner: byline(), title: `Tides ${id}`, banner: samplePicture(id) };
  await put(`exhibitions/${id}`, sampleExhibition({ ...own, ...fields }));
  return id;
}

export async function putBlog(fields: Partial<StoredBlog> = {}): Promise<{ id: string; slug: string }> {
  const id = uniqueId('blog');
  const own = { slug: id, title: `Waiting for fog ${id}`, banner: samplePicture(id), creator: byline() };
  const blog = sampleBlog({ ...own, ...fields });
  await put(`blogs/${id}`, blog);
  return { id, slug: blog.slug };
}

export async function putProduct(fields: Partial<StoredProduct> = {}): Promise<{ id: string; slug: string }> {
  const id = uniqueId('product');
  const { pictures = [`${id}-a`, `${id}-b`].map((imageId) => samplePicture(imageId)) } = fields;
  const imageIds = pictures.map(({ imageId }) => imageId);
  const own = { slug: id, owner: byline(), title: `Lighthouse print ${id}`, imageIds, pictures };
  const product = sampleProduct({ ...own, ...fields });
  await put(`products/${id}`, product);
  return { id, slug: product.slug };
}

/** A profile with its private part. */
export async function putUser(fields: Partial<StoredUser> = {}, email?: string): Promise<number> {
  const userId = fields.userId ?? uniqueUserId();
  await putAll(userDocuments({ ...fields, userId }, email));
  return userId;
}

/** Builds the documents of a profile with its private part, by their paths. */
export function userDocuments(
  fields: Partial<StoredUser> & Pick<StoredUser, 'userId'>,
  email?: string,
): Record<string, object> {
  const { userId } = fields;
  const user = sampleUser({ uid: `uid-${userId}`, ...fields });
  const wanted = wantedSlug(user);
  // With a number that no other test's photographer of this name has.
  const slug = wanted && `${wanted}-${userId}`;
  return {
    // As the trigger would.
    [`users/${userId}`]: { ...user, ...computeNameFields(user), ...(slug && { slug }) },
    ...(slug && { [`profileSlugs/${slug}`]: { userId } }),
    ...(email && { [`users/${userId}/private/contact`]: { email, isConfirmed: true } }),
  };
}
