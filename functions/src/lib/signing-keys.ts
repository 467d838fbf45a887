import { hkdfSync } from 'node:crypto';
import { type Config, ConfigError, config } from './config.ts';

/** Purpose of a signature or keyed hash. Each has its own key: a value made for one is invalid for all others. */
export type Purpose = 'cookie' | 'address' | 'quota' | 'comment' | 'picture' | 'subscription' | 'sealing';

const LENGTH = 32;
const known = new Map<string, string>();

/**
 * The keys for a purpose, derived of each secret (HKDF, RFC 5869), the present one's first. That one signs and makes
 * ids; what any of them signed is accepted, and what is known under any of their ids is found. Throws `ConfigError`
 * without a secret: with one that stands in the source, anybody could sign.
 */
export function signingKeys(
  purpose: Purpose,
  { signingSecrets }: Pick<Config, 'signingSecrets'> = config(),
): [string, ...string[]] {
  const [present, ...others] = signingSecrets;
  if (present === undefined)
    throw new ConfigError('SIGNING_SECRET is not set: set it to what the deployed functions have');
  return [deriveKey(present, purpose), ...others.map((secret) => deriveKey(secret, purpose))];
}

function deriveKey(secret: string, purpose: Purpose): string {
  const name = JSON.stringify([purpose, secret]);
  const key =
    known.get(name) ??
    Buffer.from(hkdfSync('sha256', secret, '', `aperture-byline ${purpose}`, LENGTH)).toString('base64url');
  known.set(name, key);
  return key;
}
