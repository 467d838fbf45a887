import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { GalleryPage } from '@aperture-byline/contract/image/wire';
import type { ProductPage } from '@aperture-byline/contract/product/wire';
import { first, readApi } from '../support/suite.ts';

/** Paths after `/api` of every public read, with ids of the suite's own data. */
export async function publicCalls(): Promise<string[]> {
  const [stories, gallery, shop, exhibitions] = await Promise.all([
    readApi<BlogListItem[]>('/blog'),
    readApi<GalleryPage>('/image?page=1'),
    readApi<ProductPage>('/product?page=1&pageSize=40'),
    readApi<ExhibitionListItem[]>('/exhibition/approved/ongoing'),
  ]);
  const story = first(stories, 'stories');
  const image = first(gallery.data, 'images');
  const exhibition = first(exhibitions, 'exhibitions');
  return [
    '/blog/intro',
    '/blog/recent',
    '/blog',
    `/blog/${story.slug}`,
    `/blog/user/${image.owner_id}`,
    `/blog/comment/${story.id}`,
    '/exhibition/approved/ongoing',
    '/exhibition/approved/upcoming',
    '/exhibition/approved/past',
    `/exhibition/approved/ongoing?userId=${exhibition.user_id}`,
    `/exhibition/ongoing/${exhibition.id}`,
    `/exhibition/${exhibition.id}`,
    `/exhibition/images/${exhibition.id}`,
    '/image/home-carousel',
    '/image?page=1',
    `/image?page=${gallery.pagination.totalPages}`,
    `/image?userId=${image.owner_id}&privacyStatus=Public`,
    `/image/comment/${image.image_id}`,
    `/image/details/${image.image_id}`,
    '/product?page=1&pageSize=40',
    `/product?page=${shop.totalPages}&pageSize=40`,
    `/product/${first(shop.products, 'products').slug}`,
    `/user/profile?userId=${image.owner_id}`,
  ];
}
