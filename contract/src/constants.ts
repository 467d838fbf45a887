/** Business constants and limits that both sides keep. Times in milliseconds, money in whole rupees. */

export const PRODUCT_NAME = 'Aperture & Byline';
export const TAGLINE = 'photography and stories';

export const SHOP_PAGE_SIZE = 40;
export const SHOP_PAGE_SIZE_MAX = 100;
export const GALLERY_PAGE_SIZE = 20;
/** The most a list without pages answers. */
export const LIST_CAP = 200;
export const RECENT_BLOGS = 10;
export const INTRO_BLOGS = 6;
export const HOME_ONGOING_EXHIBITIONS = 4;
export const HOME_CAROUSEL_IMAGES = 10;

export const SHIPPING_CHARGE = 100;

export const CAROUSEL_INTERVAL = 5000;
export const INTRO_ROTATION_INTERVAL = 3000;
export const TOAST_DURATION = 3000;

export const SOCIAL_MEDIA = ['facebook', 'instagram', 'linkedin', 'x'] as const;
export type SocialMedium = (typeof SOCIAL_MEDIA)[number];

/** The largest JSON body the API reads, in bytes. */
export const BODY_LIMIT = 64 * 1024;
