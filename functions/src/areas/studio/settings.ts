import type { HomeBody, ShopBody } from '@aperture-byline/contract/settings/schemas';
import type { StoredShopSettings } from '@aperture-byline/contract/settings/stored';
import type { StudioHome, StudioShop } from '@aperture-byline/contract/settings/wire';
import { fullName } from '@aperture-byline/contract/shared/content';
import { isId } from '@aperture-byline/contract/shared/ids';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { isApproved, isPublicImage } from '../../access/access.ts';
import { readBlogCards } from '../../data/blogs.ts';
import { completeImage, readImages } from '../../data/images.ts';
import { readHomeSettings, readShopSettings, storeSettings } from '../../data/settings.ts';
import { now } from '../../lib/clock.ts';
import { ApiError } from '../../lib/errors.ts';
import { mapReadable, readByline } from '../../lib/parse.ts';
import { isPublished, toPicture } from '../../lib/pictures.ts';

/** What the front page shows by choice. What is not public any more is left out. */
export async function getHome(): Promise<StudioHome> {
  const { carousel, introStories, shopIntro } = await readHomeSettings();
  const [images, stories] = await Promise.all([
    readImages(carousel.filter(isId)),
    readBlogCards(introStories.filter(isId)),
  ]);
  return {
    carousel: mapReadable(images.filter(isPublicImage), (stored) => {
      const { id, title, owner, picture } = completeImage(stored);
      return { image_id: id, title, artist_name: fullName(owner), picture: toPicture(picture) };
    }),
    intro_stories: mapReadable(stories.filter(isApproved), ({ id, title, slug, creator, banner }) => ({
      blog_id: id,
      title: title ?? '',
      slug: slug ?? '',
      artist_name: fullName(readByline(creator)),
      picture: isPublished(banner) ? toPicture(banner) : null,
    })),
    shop_intro: shopIntro,
  };
}

/** Replaces it. Throws INVALID for what is not public. */
export async function changeHome(body: HomeBody, adminId: string | null): Promise<StudioHome> {
  const { carousel, introStories, shopIntro } = body;
  const [images, stories] = await Promise.all([
    readImages(carousel.filter(isId)),
    readBlogCards(introStories.filter(isId)),
  ]);
  const problems = {
    ...(images.filter(isPublicImage).length < carousel.length && { carousel: workMessages.carouselInvalid }),
    ...(stories.filter(isApproved).length < introStories.length && {
      introStories: workMessages.introStoriesInvalid,
    }),
  };
  if (Object.keys(problems).length > 0) throw new ApiError('INVALID', { fields: problems });
  await storeSettings(
    'home',
    { carousel, introStories, shopIntro },
    { adminId: Number(adminId), now: now() },
  );
  return getHome();
}

/** Where buyers pay. */
export async function getShop(): Promise<StudioShop> {
  const shop: StoredShopSettings = (await readShopSettings()) ?? {};
  return { upi_id: shop.upiId ?? '', payee_name: shop.payeeName ?? '', bank_text: shop.bankText ?? '' };
}

export async function changeShop(body: ShopBody, adminId: string | null): Promise<StudioShop> {
  const { upiId, payeeName, bankText } = body;
  await storeSettings('shop', { upiId, payeeName, bankText }, { adminId: Number(adminId), now: now() });
  return getShop();
}
