import type { StudioBlog } from '../blog/wire.ts';
import type { Message } from '../conversation/wire.ts';
import type { StudioExhibition } from '../exhibition/wire.ts';
import type { Exif } from '../image/wire.ts';
import type { ClaimAnswer } from '../order/claims/wire.ts';
import type { StudioProduct } from '../product/wire.ts';
import type { ErrorCode } from '../shared/api/envelope.ts';
import type { Picture } from '../shared/picture.ts';
import type { ContentStatus } from '../shared/stored.ts';
import type { ArtistApplication } from '../user/wire.ts';
import type { StudioList } from '../work/wire.ts';
import type { WorkKind } from '../work/work-kinds.ts';
import type { StoredDecision, StoredPersonDecision } from './stored.ts';

/** The most reviews of an answer, and that one call decides. */
export const REVIEWS_MAX = 200;

/** `GET /studio/review`: what waits for an administrator, the longest waiting first, `REVIEWS_MAX` at a time. */
export type ReviewPage = StudioList<Review>;

/** `POST /studio/review`: what came of one review. */
export interface DecisionOutcome {
  id: string;
  /** Why it was not decided, as the call about it alone answers; null where it is done. */
  problem: { code: ErrorCode; message: string; fields?: Readonly<Record<string, string>> } | null;
}

/** Entry of the review queue. Of works it is the head: `GET /studio/review/{id}` is the whole. */
export type Review = CommentReview | MessageReview | ConversationReview | ImageReview | WorkReview | ArtistReview;

interface ReviewHead {
  id: string;
  /** When it began to wait, which names the submission: to be sent back with the decision. ISO 8601. */
  createdAt: string;
  /** How many notes administrators left about it. */
  notes: number;
}

export interface CommentReview extends ReviewHead {
  kind: 'comment';
  /** More than two links, or a report. */
  reason: 'links' | 'reports';
  /** Whether others see the comment while it waits: until three people reported it. */
  isVisible: boolean;
  comment: {
    id: string;
    /** Null for a former member. */
    authorId: number | null;
    authorName: string;
    guest: boolean;
    /** Whether it is the answer of the owner to a comment. */
    isAnswer: boolean;
    /** Text, never HTML. */
    comment: string;
    /** ISO 8601. */
    createdAt: string;
  };
  work: {
    kind: 'image' | 'blog' | 'exhibition';
    id: string;
    title: string;
    /** Names its page: the image's or exhibition's id, or the story's slug. */
    subjectId: string;
  };
  /** Words of the people who reported it. */
  reports: string[];
}

export interface ReviewedArtist {
  userId: number;
  name: string;
}

/** A message about an order that waits before the other side reads it, or that the other side reported. */
export interface MessageReview extends ReviewHead {
  kind: 'message';
  reason: 'links' | 'reports';
  orderId: string;
  message: Message;
  reports: string[];
}

/** A conversation into which an administrator was asked: approved, it is done, and administrators read it no more. */
export interface ConversationReview extends ReviewHead {
  kind: 'conversation';
  orderId: string;
  /** Whose sub-order it is. */
  artistId: number;
  artistName: string;
  askedBy: 'buyer' | 'artist';
}

export interface ImageReview extends ReviewHead {
  kind: 'image';
  /** Names what is shown here: to be sent with the approval. */
  fingerprint: string;
  /** When it was submitted, the same for all photographs of one submission; ISO 8601. */
  submittedAt: string;
  artist: ReviewedArtist;
  isSample: Sampled;
  image: ReviewedImage & { exif: Exif };
}

/** A work, or new words and pictures of an approved one. */
export interface WorkReview extends ReviewHead {
  kind: WorkKind | 'revision';
  /** Names the calls of the work. */
  workKind: WorkKind;
  artist: ReviewedArtist;
  /** Title that visitors see where it is public, else the submitted one. */
  title: string;
  /** Its banner, cover or first photograph; null where it has none. */
  picture: Picture | null;
  isSample: Sampled;
}

/** Whether it was drawn from what a trusted photographer submitted, the rest of which is public at once. */
type Sampled = boolean;

/** A whole work, by the kind that its calls are named after. */
export type ReviewedWork =
  | { workKind: 'exhibition'; work: StudioExhibition }
  | { workKind: 'blog'; work: StudioBlog }
  | { workKind: 'product'; work: StudioProduct };

/**
 * `GET /studio/review/{id}`: what is to be read before a decision; `before` is what visitors see, null where they see
 * nothing.
 */
export type ReviewBody = {
  /** Names all of it, words of the photographs included: to be sent with the approval. */
  fingerprint: string;
  /** Every photograph that the work shows, in its order. */
  images: ReviewedImage[];
} & (
  | { workKind: 'exhibition'; before: StudioExhibition | null; after: StudioExhibition }
  | { workKind: 'blog'; before: StudioBlog | null; after: StudioBlog }
  | {
      workKind: 'product';
      before: StudioProduct | null;
      after: StudioProduct;
      /** Prints of the same photograph, in any state. */
      otherPrints: OtherPrint[];
    }
);

/** A print as it stands beside another one of its photograph: an edition counts all of them. */
export interface OtherPrint {
  id: string;
  title: string;
  status: ContentStatus;
  /** Centimetres. */
  sizes: { width: number; height: number; edition: number | null; sold: number }[];
}

/** A photograph that waits, or of a work that does, with the words that are public beside it. */
export interface ReviewedImage {
  id: string;
  /** State of the image; one that is not `approved` becomes public with the work. */
  status: ContentStatus;
  title: string;
  alt: string;
  /** HTML. */
  description: string;
  tags: string[];
  license: string;
  /** Empty where owner and license say it. */
  creator: string;
  copyrightNotice: string;
  /** Whether its artist lets everybody see it. */
  isPublic: boolean;
  picture: Picture;
}

/** A request for the artist role. It can be approved or rejected, and not returned. */
export interface ArtistReview extends ReviewHead {
  kind: 'artist';
  artist: ReviewedArtist & {
    subtitle: string;
    /** HTML. */
    bio: string;
    /** Full addresses. */
    links: string[];
    /** Full address, or null. */
    avatar: string | null;
    /** When the account was made; ISO 8601. */
    joinedAt: string;
  };
  /** Words, link and photographs that came with the request; empty where none did. */
  application: ArtistApplication;
}

/** `POST /studio/unpublish`: what is no longer public. */
export interface Unpublished {
  kind: 'image' | WorkKind;
  title: string;
}

/** `GET /studio/unpublish`: what is public at an address, with the works in any state that show the photograph. */
export interface UnpublishPreview extends Unpublished {
  /** Name of the photographer. */
  artist: string;
  shownIn: { kind: WorkKind; title: string }[];
}

/** `GET /studio/trusted`: a photographer whose submissions are public at once. */
export interface TrustedPhotographer {
  userId: number;
  name: string;
  /** Full address, or null. */
  avatar: string | null;
}

/** `GET /studio/audit`: what was decided, the newest first; a page without entries may have a next one. */
export type AuditPage = StudioList<AuditEntry>;

/** Page of a work that everybody sees. */
export interface WorkPage {
  kind: 'image' | WorkKind;
  /** Id in its address, of stories and prints the slug. */
  key: string;
}

export interface AuditEntry {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  /**
   * Null where the administrator's account was deleted, of what was `published` as trusted, and where it was decided in
   * the console, of which nobody knows by whom.
   */
  admin: { userId: number; name: string } | null;
  isByHand: boolean;
  kind: StoredDecision['kind'];
  decision:
    | 'approved'
    | 'returned'
    | 'rejected'
    | 'unpublished'
    | 'published'
    | 'trusted'
    | 'untrusted'
    | 'deleted'
    | 'received'
    | 'not_found'
    | 'refunded'
    | 'paid_out'
    | 'payout_failed'
    | 'payout_given_up'
    | 'payout_returned'
    | 'reversed'
    | 'payout_details_shown'
    | ClaimAnswer
    | StoredPersonDecision['decision']
    | 'answered'
    | 'closed'
    | 'home'
    | 'shop'
    | 'seller'
    | 'payouts'
    | 'readOnlyEnded';
  /** Title of what it is about, the artist's name or the order's id; empty where that is gone. */
  subject: string;
  /** Person that it is about, or whose work or request; null where nobody is known. */
  personId: number | null;
  /** Page of the work that it is about, or on which a comment is; null where nobody sees one. */
  page: WorkPage | null;
  /** Who published it as trusted, empty where the account was deleted; null where it was not `published` so. */
  publisher: string | null;
  /**
   * The work with whose approval a photograph became public; null for anything else. Its title is empty where it is
   * gone.
   */
  work: { kind: WorkKind; title: string; page: WorkPage | null } | null;
  /** Reason that the artist was given, or the bank's reference; else null. */
  note: string | null;
  /** Whole rupees of a payment; null of anything else, and where none came or went. */
  amount: number | null;
}
