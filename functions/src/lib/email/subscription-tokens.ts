import { createHmac, timingSafeEqual } from 'node:crypto';
import { signingKeys } from '../signing-keys.ts';

/**
 * Purpose of the link in a mail. `confirm` and `remind` confirm letters and a reminder, and expire after some days. The
 * others lead to the choices of the address and never expire; in a mail program they unsubscribe from letters
 * (`choose`), all reminders, or mails about followed photographers (`follows`).
 */
type TokenUse = 'confirm' | 'choose' | 'remind' | 'reminders' | 'follows';

export interface SubscriptionToken {
  subscriberId: string;
  use: TokenUse;
  issuedAt: Date;
  /** With `remind`: of which exhibition it confirms a reminder. */
  exhibitionId?: string | undefined;
  /** With the others: the user at the address, where the mail is to a user. */
  userId?: string | undefined;
}

/** Subscriber, use, time in milliseconds, maybe exhibition or user, and 128 bits of the signature. */
const TOKEN =
  /^([0-9a-f]{32})-(confirm|choose|reminders|remind|follows)-([1-9][0-9]{12})(?:-([A-Za-z0-9_-]{1,64}))?-([0-9a-f]{32})$/;

/** Returns a time not before these: another instance's clock may be ahead, and tokens lead to nothing newer. */
export function issueTime(now: Date, ...times: readonly Date[]): Date {
  return new Date(Math.max(now.getTime(), ...times.map((time) => time.getTime())));
}

/** The token that stands in a mail. Nothing of it is stored: whoever reads the database can't make one. */
export function signSubscriptionToken({
  subscriberId,
  use,
  issuedAt,
  exhibitionId,
  userId,
}: SubscriptionToken): string {
  const [key] = signingKeys('subscription');
  const facts = [subscriberId, use, issuedAt.getTime(), exhibitionId ?? userId]
    .filter((fact) => fact !== undefined)
    .join('-');
  return `${facts}-${sign(key, facts)}`;
}

/** Parses a token; null for one that this server did not sign. Whether it has expired depends on the subscriber. */
export function parseSubscriptionToken(token: string): SubscriptionToken | null {
  const match = TOKEN.exec(token);
  if (!match) return null;
  const [, subscriberId = '', use, issuedAt, about, signature = ''] = match;
  const facts = token.slice(0, -signature.length - 1);
  const given = Buffer.from(signature);
  const isRight = signingKeys('subscription').some((key) => timingSafeEqual(given, Buffer.from(sign(key, facts))));
  if (!isRight) return null;
  return {
    subscriberId,
    use: use as TokenUse,
    issuedAt: new Date(Number(issuedAt)),
    ...(about !== undefined && (use === 'remind' ? { exhibitionId: about } : { userId: about })),
  };
}

function sign(key: string, facts: string): string {
  return createHmac('sha256', key).update(facts).digest('hex').slice(0, 32);
}
