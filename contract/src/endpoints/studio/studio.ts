import type {
  AuditPage,
  DecisionOutcome,
  ReviewBody,
  ReviewPage,
  TrustedPhotographer,
  Unpublished,
  UnpublishPreview,
} from '../../review/wire.ts';
import type { StudioHome, StudioPayoutTerms, StudioSeller, StudioShipping, StudioShop } from '../../settings/wire.ts';
import { admin, artist, recentAdmin } from '../callers.ts';

/**
 * Nothing happens where the caller decided the same before. `NOT_FOUND` for what never waited or is gone; `WRONG_STATE`
 * for what was decided otherwise or by another administrator, with their name in `fields.decidedBy`. `CONFLICT` where
 * the work can't be approved as it is, and where it is not what was read: submitted anew after `createdAt`, or an
 * approval's `fingerprint` is not that of the present words.
 */
const DECISION = {
  body: 'review.decisionSchema',
  bodyOptional: true,
  errors: ['NOT_FOUND', 'CONFLICT', 'WRONG_STATE'],
} as const;

/**
 * Returns what waits for an administrator, the longest waiting first, 200 at a time; of one `kind`, and of one
 * `photographer`'s submissions and works, if given.
 */
export const listReviews = admin
  .get('/studio/review', { query: ['kind', 'photographer', 'cursor'] })
  .returns<ReviewPage>();

/**
 * Decides the same about up to 200 reviews, each for itself, as the call about it alone does. Answers in their order;
 * what the caller decided in the same way before is done.
 */
export const decideReviews = admin
  .post('/studio/review', { body: 'review.decisionsSchema' })
  .returns<DecisionOutcome[]>();

/** The whole of a work or revision that waits. `NOT_FOUND` for anything else. */
export const getReview = admin.get('/studio/review/:reviewId', { errors: ['NOT_FOUND'] }).returns<ReviewBody>();

/**
 * Publishes what waits: a comment for good, a work with its images, a revision in place of what was public; or makes an
 * artist, which needs a recent sign-in. An image, a work and a revision take the `fingerprint` of what was read.
 */
export const approveReview = admin
  .post('/studio/review/:reviewId/approve', { ...DECISION, errors: [...DECISION.errors, 'RECENT_LOGIN_REQUIRED'] })
  .returns<null>();

/** Gives back what waits as a draft, with the reason, which is needed. Not for comments and requests. */
export const returnReview = admin.post('/studio/review/:reviewId/return', DECISION).returns<null>();

/** Rejects what waits, with the reason, which is needed; a comment for good, without one. */
export const rejectReview = admin.post('/studio/review/:reviewId/reject', DECISION).returns<null>();

/**
 * Makes a draft of what everybody sees, at once, and says why to whose it is: the photograph, exhibition, story or
 * print whose page is at `address`. `NOT_FOUND` where nothing public is there.
 */
export const unpublish = admin
  .post('/studio/unpublish', { body: 'review.unpublishSchema', errors: ['NOT_FOUND'] })
  .returns<Unpublished>();

/** Returns what `POST` takes off the site, and the works that show it. `NOT_FOUND` where nothing public is there. */
export const previewUnpublish = admin
  .get('/studio/unpublish', { query: ['address'], errors: ['NOT_FOUND'] })
  .returns<UnpublishPreview>();

/** The photographers whose submissions are public at once, but for samples; 100 at most. */
export const listTrusted = admin.get('/studio/trusted').returns<TrustedPhotographer[]>();

/**
 * Trusts a photographer, named by the end of their page's address: number or name. Nothing happens where they are
 * trusted. What waits already waits on. `NOT_FOUND` for anybody else.
 */
export const trustPhotographer = admin
  .put('/studio/trusted/:userId', { errors: ['NOT_FOUND'] })
  .returns<TrustedPhotographer>();

/**
 * Ends it; nothing happens where they are not trusted. What is public stays public. `NOT_FOUND` for who is no
 * photographer.
 */
export const endTrust = admin
  .delete('/studio/trusted/:userId', { errors: ['NOT_FOUND'] })
  .returns<TrustedPhotographer>();

/**
 * Who decided what, the newest first, 20 or fewer at a time; of one decision where `decision` is `published`. If given,
 * of one `kind`, by or about the `person` with this id, and with each word of `q` in a name, a title or the reason.
 */
export const listAudit = admin
  .get('/studio/audit', { query: ['cursor', 'decision', 'kind', 'person', 'q'] })
  .returns<AuditPage>();

/** Returns the settings of the front page: the carousel, stories and words that administrators chose. */
export const getStudioHome = admin.get('/studio/home').returns<StudioHome>();

/** Replaces it as a whole; `CONFLICT` where a `version` is sent that is not the present one. */
export const updateStudioHome = admin
  .put('/studio/home', { body: 'settings.homeSchema', errors: ['CONFLICT'] })
  .returns<StudioHome>();

/** Where buyers pay: UPI and bank transfer. */
export const getStudioShop = admin.get('/studio/shop').returns<StudioShop>();

/** Replaces it as a whole; `CONFLICT` where a `version` is sent that is not the present one. */
export const updateStudioShop = recentAdmin
  .put('/studio/shop', { body: 'settings.shopSchema', errors: ['CONFLICT'] })
  .returns<StudioShop>();

/** Returns the prices of shipping, by zone and speed. */
export const getStudioShipping = admin.get('/studio/shipping').returns<StudioShipping>();

/**
 * Replaces it as a whole; `CONFLICT` where a `version` is sent that is not the present one. Orders that were placed
 * stay as they are.
 */
export const updateStudioShipping = recentAdmin
  .put('/studio/shipping', { body: 'shipping.shippingSchema', errors: ['CONFLICT'] })
  .returns<StudioShipping>();

/** Who sells, as receipts name them. */
export const getStudioSeller = admin.get('/studio/seller').returns<StudioSeller>();

/**
 * Replaces it as a whole; `CONFLICT` where a `version` is sent that is not the present one. Receipts that were issued
 * stay as they are.
 */
export const updateStudioSeller = recentAdmin
  .put('/studio/seller', { body: 'settings.sellerSchema', errors: ['CONFLICT'] })
  .returns<StudioSeller>();

/** Terms of payouts: the house's commission, tax, and who pays the courier. */
export const getStudioPayoutTerms = admin.get('/studio/payout-terms').returns<StudioPayoutTerms>();

/**
 * Replaces it as a whole; `CONFLICT` where a `version` is sent that is not the present one. Orders that were placed
 * stay as they are.
 */
export const updateStudioPayoutTerms = recentAdmin
  .put('/studio/payout-terms', { body: 'settings.payoutTermsSchema', errors: ['CONFLICT'] })
  .returns<StudioPayoutTerms>();

/** Words, such as categories, of public works of a kind, those of most works first: 50 at most, to be suggested. */
export const listWordsInUse = artist.get('/studio/words/:workKind').returns<string[]>();
