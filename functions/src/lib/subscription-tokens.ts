import { createHmac, timingSafeEqual } from 'node:crypto';
import { signingKeys } from './signing-keys.ts';

/** What the link of a mail is for: the one that confirms letters, or their owner's choices, which never ends. */
export type TokenUse = 'confirm' | 'choose';

export interface SubscriptionToken {
  subscriberId: string;
  use: TokenUse;
  issuedAt: Date;
}

/** The id of the subscriber, the use, the time in milliseconds, and 128 bits of the signature. */
const TOKEN = /^([0-9a-f]{32})-(confirm|choose)-([1-9][0-9]{12})-([0-9a-f]{32})$/;

/** The token that stands in a mail. Nothing of it is stored: whoever reads the database can't make one. */
export function signSubscriptionToken({ subscriberId, use, issuedAt }: SubscriptionToken): string {
  const [key] = signingKeys('subscription');
  const facts = `${subscriberId}-${use}-${issuedAt.getTime()}`;
  return `${facts}-${sign(key, facts)}`;
}

/** What a token says; null for one that this server did not sign. Whether it has ended depends on the subscriber. */
export function parseSubscriptionToken(token: string): SubscriptionToken | null {
  const match = TOKEN.exec(token);
  if (!match) return null;
  const [, subscriberId = '', use, issuedAt, signature = ''] = match;
  const facts = token.slice(0, -signature.length - 1);
  const given = Buffer.from(signature);
  const isRight = signingKeys('subscription').some((key) =>
    timingSafeEqual(given, Buffer.from(sign(key, facts))),
  );
  return isRight ? { subscriberId, use: use as TokenUse, issuedAt: new Date(Number(issuedAt)) } : null;
}

function sign(key: string, facts: string): string {
  return createHmac('sha256', key).update(facts).digest('hex').slice(0, 32);
}
