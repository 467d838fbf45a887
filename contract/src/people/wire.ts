import type { OrderStatus } from '../order/stored.ts';
import type { Leaver } from '../order/wire.ts';
import type { ArtistStatus, DeletionPreview, WorkCounts } from '../user/wire.ts';

/** `GET /studio/people`: somebody with an account, as the list shows them. */
export interface FoundPerson {
  userId: number;
  name: string;
  /** Empty where none is known. */
  email: string;
  isArtist: boolean;
  isAdmin: boolean;
  isLocked: boolean;
}

/** `GET /studio/people`. */
export interface FoundPeople {
  people: FoundPerson[];
  /** People who left, of orders with the number that was searched for. */
  leavers: FoundLeaver[];
}

export interface FoundLeaver extends Leaver {
  orderId: string;
}

/** Order that somebody placed or, as one of its artists, sells. */
export interface PersonOrder {
  orderId: string;
  status: OrderStatus;
  /** Whole rupees: of the order, or of the artist's prints in it. */
  amount: number;
  /** ISO 8601. */
  createdAt: string;
}

/** `GET /studio/people/{id}`: what somebody is and has. Times are ISO 8601. */
export interface Person extends FoundPerson {
  /** Whether the address is confirmed. */
  isConfirmed: boolean;
  /** Whether it is the caller. */
  isSelf: boolean;
  isTrusted: boolean;
  artistStatus: ArtistStatus;
  joinedAt: string;
  /** Null where the person never did, or the sign-in is gone. */
  lastSignInAt: string | null;
  /** How they sign in. */
  hasPassword: boolean;
  hasGoogle: boolean;
  /** Public ones. */
  works: WorkCounts;
  /** How many works of these kinds are not public. */
  hiddenWorks: number;
  /** The newest 20 of each. */
  bought: PersonOrder[];
  sold: PersonOrder[];
  /** Reports that this person sent, and their comments that others reported: 100 at most of each. */
  reports: { sent: number; received: number };
  /** Where they are paid, all but the last signs hidden; empty where they did not say. */
  payout: string;
  /** Commission in per cent that was set for them; null where the house's holds. */
  commissionRate: number | null;
  /** Open orders, by the effect of an erasure on them. */
  open: DeletionPreview;
}
