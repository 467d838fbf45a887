import type { Picture } from '../shared/picture.ts';
import type { Stats } from '../stats/wire.ts';
import type { CONTENT_KINDS, WorkKind } from '../work/work-kinds.ts';

/** `GET /user/waiting`: how much waits for the caller, 100 at most of each number. */
export interface WaitingCounts {
  /**
   * Number of the caller's purchases that wait for them: to be paid, to be confirmed, and claims. Null for people who
   * never ordered.
   */
  orders: number | null;
  /** Null for anybody but photographers. */
  studio: {
    /** Sub-orders to answer or to prepare, and claims to answer. */
    orders: number;
    /** Photographs, works and revisions that were sent back and not submitted since. */
    returned: number;
  } | null;
  /** Null for anybody but administrators. */
  desk: {
    /** Everything on the review desk, reports too. */
    reviews: number;
    /** Messages of the contact form. */
    messages: number;
    /** Payments that their buyers say they made. */
    payments: number;
    /** Claims that an administrator decides. */
    disputes: number;
  } | null;
}

/** `GET /studio/today`: what the studio begins with. Times are ISO 8601. */
export interface StudioToday {
  /** Sub-orders whose next step has a deadline, two at most, the one first that ends first. */
  orders: {
    orderId: string;
    title: string;
    prints: number;
    step: 'accept' | 'prepare' | 'send' | 'claim';
    /** ISO 8601; past where it is late. */
    dueAt: string;
    picture: Picture | null;
  }[];
  /** Works that were sent back and not submitted since, the latest first: two at most, one beside two orders. */
  returned: {
    kind: keyof typeof CONTENT_KINDS;
    id: string;
    title: string;
    /** Why; empty where nobody said so. */
    note: string;
  }[];
  /** Draft of each kind of work that was changed last, without those that were sent back. */
  drafts: { kind: WorkKind; id: string; title: string; updatedAt: string }[];
  /** Drafts of photographs that lack an alternative text, 1,000 at most. */
  undescribed: number;
  /** Since yesterday began in India. */
  recent: Omit<Stats, 'orders'> & {
    /** That day, `YYYY-MM-DD`. */
    from: string;
    /** New ones, 1,000 at most. */
    followers: number;
  };
  /** Exhibition that closes first, of the public ones that are open or open later. */
  exhibition: { id: string; title: string; startDate: string; endDate: string } | null;
}

/** `GET /studio/first-steps`: what a new photographer has done. */
export interface FirstSteps {
  /** A portrait and a biography. */
  profile: boolean;
  upload: boolean;
  /** An exhibition or a story is submitted or public. */
  work: boolean;
}

/** Kinds of reviews as the desk counts them, and messages of the contact form. */
export type ReviewGroup = 'photographs' | 'works' | 'comments' | 'requests' | 'contact';

/** `GET /studio/desk`: what the desk begins with. Numbers are 1,000 at most. */
export interface StudioDesk {
  queue: {
    group: ReviewGroup;
    count: number;
    /** Since when the longest waiting one waits, ISO 8601; null where none does. */
    oldest: string | null;
  }[];
  /** Orders whose payment is to come. */
  paymentsDue: number;
  /** Sub-orders whose artist is to be paid out. */
  payoutsDue: number;
  /** Payments that came by the provider, pay for no order and are not given back. */
  strayPayments: number;
  /** Orders of which money is to be given back, or on its way. */
  refundsDue: number;
  /** Sub-orders whose artist is to send back what a claim took from a payout. */
  reversalsDue: number;
  /** Counts of the house, since yesterday began in India. */
  recent: {
    /** That day, `YYYY-MM-DD`. */
    from: string;
    orders: number;
    /** Sum of all orders, whole rupees, shipping included. */
    ordered: number;
  };
}
