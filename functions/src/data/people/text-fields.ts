import { storedAddress } from '@aperture-byline/contract/address/stored';
import { storedAttachment } from '@aperture-byline/contract/attachment/stored';
import { storedBlog, storedPreviewLink, storedStoryVersion } from '@aperture-byline/contract/blog/stored';
import { storedComment, storedReport } from '@aperture-byline/contract/comment/stored';
import { storedContactMessage } from '@aperture-byline/contract/contact/stored';
import { storedMessage } from '@aperture-byline/contract/conversation/stored';
import { storedDeskNotes } from '@aperture-byline/contract/desk/stored';
import { storedCounts, storedEngagement } from '@aperture-byline/contract/engagement/stored';
import { storedExhibition } from '@aperture-byline/contract/exhibition/stored';
import { storedAnnouncement, storedFollow } from '@aperture-byline/contract/follow/stored';
import { storedImage } from '@aperture-byline/contract/image/stored';
import { storedLetter } from '@aperture-byline/contract/letter/stored';
import { storedNotice } from '@aperture-byline/contract/notice/stored';
import { storedOrder, storedSubOrder } from '@aperture-byline/contract/order/stored';
import { storedProduct } from '@aperture-byline/contract/product/stored';
import { storedAddressReminder, storedReminder } from '@aperture-byline/contract/reminder/stored';
import { storedDecision, storedReview } from '@aperture-byline/contract/review/stored';
import type { AnyDocumentSchema } from '@aperture-byline/contract/shared/stored-fields';
import { storedOrigins, storedStats } from '@aperture-byline/contract/stats/stored';
import { storedSubscriber } from '@aperture-byline/contract/subscription/stored';
import { storedUpload } from '@aperture-byline/contract/upload/stored';
import {
  storedAccount,
  storedApplication,
  storedBookmark,
  storedContact,
  storedProfileSlug,
  storedUser,
} from '@aperture-byline/contract/user/stored';
import { anyRevision } from '@aperture-byline/contract/work/stored';
import { storedDeadLetter } from '../core/dead-letters.ts';
import { storedMail } from '../mail/mail.ts';

/** Why a text or a number stays when the person of whom it tells is erased. */
export const KEPT = {
  bank: 'A reference of bank or payment provider: the house’s books must match their statements',
  tax: 'What a receipt or credit note must say for as long as tax law has it kept',
  bought: 'What was bought, and from whom, as it was: buyer, house and certificate need it',
  place: 'Names an order, a sub-order or a work that stays or is gone, and tells nothing of it',
  digest: 'A keyed hash or a constant of the code, of which no word can be read',
  answered: 'Words to others, who have answered them: they stay without a name (decision 11)',
  house: 'What the house or its administrators say for the house, which stays without who wrote it',
} as const;

/**
 * Whose erasure takes a field: the `owner`’s of the document, that of somebody whom another person’s document has
 * `named`, of an order the `buyer`’s or the `artist`’s, the `administrator`’s, or that of the last `reader` whom a
 * cursor names.
 */
export const ROLES = ['owner', 'named', 'buyer', 'artist', 'administrator', 'reader'] as const;
export type Role = (typeof ROLES)[number];

interface TextFields {
  schema: AnyDocumentSchema;
  /** Paths of fields, as `schema-leaves.ts` names them, by what becomes of them; at each of several takers. */
  fields: Partial<Record<Role | keyof typeof KEPT, string>>;
}

const BYLINE = 'firstName lastName userId';
const of = (name: string, fields: string): string =>
  fields
    .split(' ')
    .map((field) => `${name}.${field}`)
    .join(' ');

const PICTURE = 'imageId alt';
const REVIEWED = 'fingerprint publicImageIds[] reviewNote shownImageIds[]';
const LINE = of(
  'lines[]',
  'artistId artistName certificate frameId frameType paper picture.alt picture.imageId productId sizeId slug title',
);

const PAYOUT = 'sealed keyId masked';

const marks: TextFields = { schema: storedEngagement, fields: { owner: 'userId' } };
const comments: TextFields = {
  schema: storedComment,
  fields: { owner: 'authorId firstName lastName', answered: 'comment', place: 'answerTo' },
};
const reports: TextFields = { schema: storedReport, fields: { owner: 'reason userId' } };
const revisions: TextFields = {
  schema: anyRevision,
  fields: { owner: 'fields.* fields.key ownerId reviewNote shownImageIds[] workId' },
};
const deskNotes: TextFields = {
  schema: storedDeskNotes,
  fields: { named: 'notes[].id notes[].text personIds[] subject', administrator: 'authorIds[] notes[].authorId' },
};

/** Categories of all personal fields that may hold words or name a person; a test fails for missing or wrong ones. */
export const TEXT_FIELDS: Readonly<Record<string, TextFields>> = {
  users: {
    schema: storedUser,
    fields: {
      owner: `uid userId firstName middleName lastName subtitle bio avatar artistNote backOn nameKeys[] nameWords[] slug publicWork.newest.id socialLinks[].link ${of('achievements[]', 'title description achievedDate')}`,
    },
  },
  'users/*/private': {
    schema: storedContact,
    fields: { owner: `email former.email returnAddress ${of('payout', PAYOUT)}` },
  },
  'users/*/addresses': {
    schema: storedAddress,
    fields: { owner: 'recipient address city state country postalCode email phone alternatePhone' },
  },
  'users/*/bookmarks': { schema: storedBookmark, fields: {} },
  'users/*/reminders': { schema: storedReminder, fields: { owner: 'exhibitionId' } },
  'users/*/follows': { schema: storedFollow, fields: { named: 'artistId' } },
  'users/*/figures': {
    schema: storedStats,
    fields: { owner: 'days.key works.key works.*.days.key works.*.subjectId works.*.title' },
  },
  'users/*/counts': { schema: storedCounts, fields: { owner: 'works.key' } },
  'users/*/origins': { schema: storedOrigins, fields: { owner: 'days.key days.*.hosts.key' } },
  'users/*/notices': {
    schema: storedNotice,
    fields: {
      owner: 'subjectId slug note title artist imageIds[]',
      named: 'subjectId slug note title artist artistId ownerId imageIds[]',
    },
  },
  'users/*/deskNotes': deskNotes,
  applications: { schema: storedApplication, fields: { owner: 'text link pictures[].id pictures[].colour' } },
  profileSlugs: { schema: storedProfileSlug, fields: { owner: 'userId' } },
  accounts: { schema: storedAccount, fields: { owner: 'userId' } },
  images: {
    schema: storedImage,
    fields: {
      owner: `${of('owner', BYLINE)} ${of('picture', PICTURE)} ${of('exif', 'cameraMake cameraModel createdDate lensMake lensModel')} title description license creator copyrightNotice place fileName hash embargoedBy publishedWith.id reviewNote searchWords[] tags[]`,
    },
  },
  'images/*/marks': marks,
  'images/*/deskNotes': deskNotes,
  'images/*/comments': comments,
  'images/*/comments/*/reports': reports,
  'images/*/comments/*/deskNotes': deskNotes,
  blogs: {
    schema: storedBlog,
    fields: {
      owner: `${of('creator', BYLINE)} ${of('banner', PICTURE)} ${of('pictures[]', PICTURE)} ${REVIEWED} title description content slug categories[] tags[]`,
    },
  },
  'blogs/*/marks': marks,
  'blogs/*/deskNotes': deskNotes,
  'blogs/*/comments': comments,
  'blogs/*/comments/*/reports': reports,
  'blogs/*/comments/*/deskNotes': deskNotes,
  'blogs/*/revisions': revisions,
  'blogs/*/versions': {
    schema: storedStoryVersion,
    fields: { owner: `ownerId ${of('fields', 'title description content bannerId pictureIds[] categories[] tags[]')}` },
  },
  'exhibitions/*/previews': { schema: storedPreviewLink, fields: { owner: 'ownerId' } },
  'blogs/*/previews': { schema: storedPreviewLink, fields: { owner: 'ownerId' } },
  exhibitions: {
    schema: storedExhibition,
    fields: {
      owner: `${of('owner', BYLINE)} ${of('banner', PICTURE)} ${of('cover', PICTURE)} ${REVIEWED} title description authorDescription genre genreDescription hiddenImageIds[] imageIds[] teaserImageIds[]`,
    },
  },
  'exhibitions/*/marks': marks,
  'exhibitions/*/comments': comments,
  'exhibitions/*/comments/*/reports': reports,
  'exhibitions/*/comments/*/deskNotes': deskNotes,
  'exhibitions/*/revisions': revisions,
  'exhibitions/*/deskNotes': deskNotes,
  products: {
    schema: storedProduct,
    fields: {
      owner: `${of('owner', BYLINE)} ${of('pictures[]', PICTURE)} ${of('frames[]', 'id type description')} ${REVIEWED} title introduction description paper place slug categories[] imageIds[] printedImageId sizes[].id`,
    },
  },
  'products/*/marks': marks,
  'products/*/deskNotes': deskNotes,
  'products/*/revisions': revisions,
  orders: {
    schema: storedOrder,
    fields: {
      buyer: `buyerId buyerName leaverEmail gift.message timeline[].note ${of('address', 'recipient address city state country postalCode email phone alternatePhone')}`,
      artist: 'timeline[].note',
      bank: 'payment.reference payment.provider paymentClaim.reference transfers[].reference transfers[].provider refunds[].reference refunds[].provider refundsUnderWay[].key referenceKeys[] paymentLinks[].id paymentLinks[].url paymentLinkIds[]',
      tax: `refunds[].creditNote receipt.number receipt.placeOfSupply ${of('receipt.seller', 'name address gstin hsnCode')}`,
      bought: `artistIds[] imageIds[] timeline[].artistId ${LINE}`,
      digest: 'fingerprint',
    },
  },
  'orders/*/parts': {
    schema: storedSubOrder,
    fields: {
      buyer:
        'buyerId carrier tracking claim.text claim.carrier claim.tracking claim.pictures[].id claim.pictures[].colour',
      artist: `reason carrier tracking leaverEmail ${of('leaverPayout', PAYOUT)} claim.carrier claim.tracking claim.refundNote`,
      bank: 'payoutReference reversalReference returnedPayouts[].reference',
      bought: `artistId ${LINE}`,
      place: 'orderId payoutOrders[] returnedPayouts[].orders[]',
    },
  },
  'orders/*/parts/*/messages': {
    schema: storedMessage,
    fields: { owner: 'authorId text pictures[].id pictures[].colour', place: 'orderId artistId' },
  },
  'orders/*/parts/*/messages/*/reports': reports,
  'orders/*/parts/*/messages/*/deskNotes': deskNotes,
  'orders/*/parts/*/attachments': {
    schema: storedAttachment,
    fields: { owner: 'authorId colour usedIn', place: 'orderId artistId' },
  },
  'orders/*/parts/*/deskNotes': deskNotes,
  reviews: {
    schema: storedReview,
    fields: {
      owner: 'comment/ownerId message/ownerId conversation/ownerId image/ownerId image/subjectId',
      administrator: 'image/approver.adminId',
      place:
        'comment/commentId comment/workId message/orderId message/artistId message/messageId conversation/orderId conversation/artistId',
    },
  },
  audit: {
    schema: storedDecision,
    fields: {
      owner:
        'image/reviewId image/subjectId image/ownerId image/reason image/work.id person/subjectId person/ownerId person/reason',
      buyer: 'claim/reason',
      artist: 'claim/artistId claim/reason message/artistId message/reviewId',
      administrator:
        'comment/adminId message/adminId payment/adminId claim/adminId image/adminId settings/adminId contact/adminId person/adminId',
      bank: 'payment/reference',
      bought: 'payment/artistId',
      place:
        'comment/commentId comment/workId comment/reviewId message/orderId payment/orderId claim/orderId contact/messageId',
    },
  },
  uploads: { schema: storedUpload, fields: { owner: 'ownerId uid name fileName imageId' } },
  deadLetters: {
    schema: storedDeadLetter,
    fields: { owner: 'event error subject people[]', digest: 'trigger' },
  },
  mail: {
    schema: storedMail,
    fields: {
      owner:
        'to userId subscriberId replyTo headers.* headers.key message.subject message.text message.html delivery.error',
      digest: 'delivery.lease',
      named: 'authorId artistId',
    },
  },
  contactMessages: {
    schema: storedContactMessage,
    fields: { owner: 'name email message answer', administrator: 'adminId' },
  },
  subscribers: { schema: storedSubscriber, fields: { owner: 'email failedMails[] consents[].sentence' } },
  'subscribers/*/reminders': {
    schema: storedAddressReminder,
    fields: { owner: 'email exhibitionId consents[].sentence' },
  },
  letters: {
    schema: storedLetter,
    fields: {
      administrator: 'editedBy',
      reader: 'cursor',
      house: 'subject previewText html content.html content.text',
      place: 'shown[].ids[] shown[].block',
    },
  },
  announcements: { schema: storedAnnouncement, fields: { artist: 'artistId subjectIds[]', reader: 'cursor' } },
};
