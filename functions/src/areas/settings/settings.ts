import { toBasisPoints } from '@aperture-byline/contract/order/rates';
import type { HomeBody, PayoutTermsBody, SellerBody, ShopBody } from '@aperture-byline/contract/settings/bodies';
import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import type {
  StudioHome,
  StudioPayoutTerms,
  StudioSeller,
  StudioShipping,
  StudioShop,
} from '@aperture-byline/contract/settings/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import type { ShippingBody } from '@aperture-byline/contract/shipping/bodies';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import {
  readHomeSettings,
  readPayoutSettings,
  readSellerSettings,
  readShopSettings,
  type SettingsFields,
  type SettingsName,
  storeSettings,
} from '../../data/core/settings.ts';
import { readImages } from '../../data/images/images.ts';
import { readBlogCards } from '../../data/works/blogs.ts';
import { ApiError } from '../../lib/errors.ts';
import { toPayoutTerms } from '../../lib/order/money/payout-terms.ts';
import { toPicture } from '../../lib/pictures/picture-addresses.ts';
import { isPublicImage, isPublicWork } from '../../publication/visibility.ts';

/** Returns what was chosen for the front page; leaves out what is not public any more. */
export async function getHome(): Promise<StudioHome> {
  const { carousel, introStories, shopIntro, version } = await readHomeSettings();
  const [images, stories] = await Promise.all([
    readImages(carousel.filter(isId)),
    readBlogCards(introStories.filter(isId)),
  ]);
  return {
    carousel: images.filter(isPublicImage).map(({ id, title, owner, picture }) => ({
      id,
      title,
      artistName: fullName(owner),
      picture: toPicture(picture),
    })),
    introStories: stories.filter(isPublicWork).map(({ id, title, slug, creator, banner }) => ({
      id,
      title,
      slug,
      artistName: fullName(creator),
      picture: banner && toPicture(banner),
    })),
    shopIntro,
    version,
  };
}

/** Replaces it. Throws INVALID for what is not public, and CONFLICT for another version than the present one. */
export async function changeHome(body: HomeBody, adminId: string | null): Promise<StudioHome> {
  const { version, ...home } = body;
  const { carousel, introStories } = home;
  const [images, stories] = await Promise.all([
    readImages(carousel.filter(isId)),
    readBlogCards(introStories.filter(isId)),
  ]);
  const problems = {
    ...(images.filter(isPublicImage).length < carousel.length && { carousel: workMessages.carouselInvalid }),
    ...(stories.filter(isPublicWork).length < introStories.length && {
      introStories: workMessages.introStoriesInvalid,
    }),
  };
  if (Object.keys(problems).length > 0) throw new ApiError('INVALID', { fields: problems });
  await store('home', home, { version, adminId });
  return getHome();
}

export async function getShop(): Promise<StudioShop> {
  const { upiId, payeeName, accountName, accountNumber, ifsc, bankText, version } = await readShopSettings();
  return { upiId, payeeName, accountName, accountNumber, ifsc, bankText, version };
}

/** Replaces it. Throws CONFLICT for another version than the present one. */
export async function changeShop({ version, ...shop }: ShopBody, adminId: string | null): Promise<StudioShop> {
  await store('shop', shop, { version, adminId });
  return getShop();
}

export async function getShipping(): Promise<StudioShipping> {
  const { shipping, version } = await readShopSettings();
  return { ...shipping, version };
}

/** Replaces it. Throws CONFLICT for another version than the present one. */
export async function changeShipping(
  { version, ...shipping }: ShippingBody,
  adminId: string | null,
): Promise<StudioShipping> {
  await store('shop', { shipping }, { version, adminId });
  return getShipping();
}

export async function getSeller(): Promise<StudioSeller> {
  const { name, address, gstin, hsnCode, gstRate, asksPan, version } = await readSellerSettings();
  return { name, address, gstin, hsnCode, gstRate, asksPan, version };
}

/** Replaces it. Throws CONFLICT for another version than the present one. */
export async function changeSeller({ version, ...seller }: SellerBody, adminId: string | null): Promise<StudioSeller> {
  await store('seller', seller, { version, adminId });
  return getSeller();
}

export async function getStudioPayoutTerms(): Promise<StudioPayoutTerms> {
  const settings = await readPayoutSettings();
  return { ...toPayoutTerms(settings), version: settings.version };
}

/** Replaces it. Throws CONFLICT for another version than the present one. */
export async function changePayoutTerms(
  { version, commissionRate, tdsRate, ...terms }: PayoutTermsBody,
  adminId: string | null,
): Promise<StudioPayoutTerms> {
  const rates = { commissionRate: toBasisPoints(commissionRate), tdsRate: toBasisPoints(tdsRate) };
  await store('payouts', { ...terms, ...rates }, { version, adminId });
  return getStudioPayoutTerms();
}

async function store(
  name: SettingsName,
  settings: SettingsFields,
  { version, adminId }: { version: number | undefined; adminId: string | null },
): Promise<void> {
  const isStored = await storeSettings(name, settings, { version, adminId: Number(adminId), now: new Date() });
  if (!isStored) throw new ApiError('CONFLICT', { message: settingsMessages.conflict });
}
