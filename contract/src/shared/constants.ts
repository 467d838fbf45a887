/** Business constants and limits of client and server. Times in milliseconds, money in whole rupees. */

export const PRODUCT_NAME = 'Aperture & Byline';
export const TAGLINE = 'photography and stories';

/** Page sizes: entries that a list answers at once. */
export const SHOP_PAGE_SIZE = 40;
export const SHOP_PAGE_SIZE_MAX = 100;
export const GALLERY_PAGE_SIZE = 20;
export const PHOTOGRAPHERS_PAGE_SIZE = 24;
export const ARCHIVE_PAGE_SIZE = 12;
/** The most a list without pages answers. */
export const LIST_CAP = 200;
export const RECENT_BLOGS = 10;
export const INTRO_BLOGS = 6;
export const HOME_ONGOING_EXHIBITIONS = 4;
export const HOME_UPCOMING_EXHIBITIONS = 2;
export const HOME_PRINTS = 4;
export const HOME_CAROUSEL_IMAGES = 10;

/** Price of standard shipping within India, until an administrator changes it. */
export const SHIPPING_CHARGE = 100;
/** Prints in one cart or order: one line for each, also of one product. */
export const ORDER_LINES_MAX = 50;
/** Characters of what artists and administrators write about an order. */
export const ORDER_TEXT_MAX = {
  reason: 500,
  carrier: 60,
  tracking: 60,
  reference: 60,
  claim: 2000,
  giftMessage: 300,
  returnAddress: 300,
} as const;

/** Browsers keep a cookie no longer. A visitor's likes are forgotten with it. */
export const VISITOR_COOKIE_DAYS = 400;

export const CAROUSEL_INTERVAL = 5000;
export const INTRO_ROTATION_INTERVAL = 8000;
export const TOAST_DURATION = 5000;
/** For so long a removal can be undone; then it is sent to the server. */
export const UNDO_DURATION = 5000;

/** Networks, and a website of one's own. */
export const SOCIAL_MEDIA = ['facebook', 'instagram', 'linkedin', 'x', 'website'] as const;
export type SocialMedium = (typeof SOCIAL_MEDIA)[number];

/** Bytes of JSON that every call reads; those whose texts and lists may be longer read more. */
export const BODY_LIMIT_MIN = 64 * 1024;

export const PASSWORD_MIN = 8;
/** Firebase takes no longer one. */
export const PASSWORD_MAX = 4096;
export const NAME_MAX = 60;
export const SUBTITLE_MAX = 120;
/** Characters of HTML, as the server stores and answers it. */
export const BIO_MAX = 20_000;
/** Limit of a profile's achievements and of its social links, each. */
export const PROFILE_RECORDS_MAX = 20;
export const ACHIEVEMENT_TEXT_MAX = 200;
/** `YYYY-MM-DD`; the last day is today, in India. */
export const FIRST_ACHIEVEMENT_DAY = '1900-01-01';

/** Bytes of an avatar's file as it is uploaded. */
export const AVATAR_FILE_MAX = 5 * 1024 * 1024;
/** By one account in one day (UTC). */
export const AVATAR_UPLOADS_PER_DAY = 20;
export const AVATAR_FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Limit of a comment in characters, by what it is about. */
export const COMMENT_MAX = { image: 1000, story: 2000, exhibition: 1000 } as const;
/** A comment with more links waits for an administrator. */
export const COMMENT_LINKS_MAX = 2;
/** So many people who report a comment hide it until an administrator decides. */
export const REPORTS_TO_HIDE = 3;
export const REPORT_REASON_MAX = 500;
/** Time in milliseconds within which the same text by the same writer on the same work counts as the same comment. */
export const COMMENT_REPEAT_INTERVAL = 10 * 60 * 1000;

/** The newest notices that are answered, and the most that a browser may listen to. */
export const NOTICES_MAX = 50;

/** Photographers whom one user follows. */
export const FOLLOWS_MAX = 1000;
export const FOLLOWS_PAGE_SIZE = 24;

/** Milliseconds after signing in within which calls that weigh much are taken: `recentLogin` of the endpoint table. */
export const RECENT_LOGIN = 15 * 60 * 1000;

/** Delivery addresses of one user. */
export const ADDRESSES_MAX = 20;
/** Characters of an address's parts. */
export const ADDRESS_TEXT_MAX = {
  recipient: 100,
  address: 300,
  city: 100,
  state: 100,
  country: 100,
  postalCode: 20,
} as const;

/** Business days between the payment of a print and the artist's payout, which waits for the parcel to be sent. */
export const PAYOUT_DAYS = 7;
/** Days within which the house answers a request for a photographer's account. */
export const ARTIST_ANSWER_DAYS = 5;
