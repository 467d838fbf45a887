/**
 * Payment provider: takes money of buyers on a page of its own and gives it back. Amounts are whole rupees unless a
 * field says otherwise. Every call has an end of its own and throws `ProviderError` where the provider does not answer,
 * answers something else than it documents, or refuses.
 */
export interface PaymentProvider {
  /** Stored with what came by it, such as `razorpay`. */
  readonly name: string;
  /** Name that buyers and administrators read. */
  readonly title: string;
  /**
   * Creates a link, or returns the one that was created with the same key, as it is by now: with its own amount and
   * expiry, and perhaps paid, expired or cancelled.
   */
  createLink(link: NewLink): Promise<PaymentLink>;
  readLink(linkId: string): Promise<PaymentLink>;
  /** Ends a link; returns it as it is also where it was paid, expired or cancelled before. */
  cancelLink(linkId: string): Promise<PaymentLink>;
  /** Gives back a payment or a part of it; the same key refunds once. */
  refund(refund: NewRefund): Promise<ProviderRefund>;
  readRefund(refundId: string): Promise<ProviderRefund>;
  /**
   * Reads all payments that were begun in a time, in pages; those of links of other systems too. One may be captured
   * days after it was begun.
   */
  listPayments(from: Date, until: Date): AsyncIterable<ProviderPayment>;
  /** Reads what the provider sent to the house's bank in a month of its own time zone, `2027-04`. */
  listSettlements(month: string): AsyncIterable<Settlement>;
  /**
   * Verifies the signature of a raw body and reads it; null where nobody who knows a secret has signed it. Never
   * throws.
   */
  parseWebhook(body: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): ProviderEvent | null;
}

export interface NewLink {
  /** At most 40 letters, digits and hyphens; names the order and the attempt. */
  key: string;
  orderId: string;
  amount: number;
  /** At least 15 minutes ahead: providers refuse an earlier one. */
  expiresAt: Date;
  /** Line that the buyer reads on the provider's page. */
  description: string;
  /** Address to which the buyer comes back. */
  returnTo: string;
}

export interface PaymentLink {
  id: string;
  key: string;
  /** Address of the provider's page. */
  url: string;
  amount: number;
  status: 'open' | 'paid' | 'expired' | 'cancelled';
  expiresAt: Date;
  payments: readonly ProviderPayment[];
}

export interface ProviderPayment {
  id: string;
  /** Null where it was not made by a link, or the provider does not say which. */
  linkId: string | null;
  /** Order that the link named; null where it named none. */
  orderId: string | null;
  status: 'pending' | 'captured' | 'failed' | 'refunded';
  /** In the smallest unit of its currency, as it need not be whole rupees. */
  minorAmount: number;
  currency: string;
  /** Provider's fee in paise, tax included; null before it is known. */
  minorFee: number | null;
  at: Date;
}

export interface NewRefund {
  paymentId: string;
  /** In the smallest unit of the payment's currency. */
  minorAmount: number;
  /** 10 to 40 letters, digits and hyphens. Names the refund: the same key refunds once. */
  key: string;
}

export interface ProviderRefund {
  id: string;
  key: string | null;
  paymentId: string;
  minorAmount: number;
  status: 'pending' | 'processed' | 'failed';
  at: Date;
}

/** Money that the provider sent to the house's bank. Amounts are paise. */
export interface Settlement {
  id: string;
  /** Number of the transfer at the bank; empty where it has none yet. */
  reference: string;
  minorAmount: number;
  minorFees: number;
  at: Date;
}

/**
 * Contents of a webhook. An event of another kind, or one that does not have the documented form, is `null` in `about`.
 * A paid link is told as its payment. Events come more than once, late, and in any order.
 */
export interface ProviderEvent {
  /**
   * The provider's; the same for each time it is sent. At most 80 letters, digits, hyphens and underscores. The
   * signature need not cover it: whoever has a signed body can send it again under another id.
   */
  id: string;
  about:
    | { kind: 'payment'; payment: ProviderPayment }
    | { kind: 'link'; linkId: string; status: 'expired' | 'cancelled' }
    | { kind: 'refund'; refund: ProviderRefund }
    | null;
}

export class ProviderError extends Error {
  /** Whether the same call may succeed later; false where the provider refused it. */
  readonly isTemporary: boolean;

  constructor(message: string, { isTemporary, cause }: { isTemporary: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = 'ProviderError';
    this.isTemporary = isTemporary;
  }
}
