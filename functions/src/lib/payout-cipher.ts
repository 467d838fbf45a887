import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import {
  type PayoutDetails,
  payoutDetails,
  type StoredPayoutDetails,
} from '@aperture-byline/contract/order/payouts/payout-details';
import { parse } from 'valibot';
import { type Config, ConfigError, config } from './config.ts';
import { logError } from './logger.ts';

const ALGORITHM = 'aes-256-gcm';
/** Bytes. */
const KEY_LENGTH = 32;
const KEY_ID_LENGTH = 6;
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

type Sealed = Pick<StoredPayoutDetails, 'sealed' | 'keyId'>;
type Secrets = Pick<Config, 'payoutSecrets'>;

/** Encrypts with the present key (AES-256-GCM) for this artist alone: under another number it can't be decrypted. */
export function sealPayoutDetails(
  artistId: string,
  details: PayoutDetails,
  { payoutSecrets }: Secrets = config(),
): Sealed {
  const secret = requireSecret(payoutSecrets);
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv(ALGORITHM, deriveKey(secret), nonce);
  cipher.setAAD(toOwner(artistId));
  const text = Buffer.concat([cipher.update(JSON.stringify(details)), cipher.final()]);
  return {
    sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url'),
    keyId: deriveKeyId(secret),
  };
}

/** Decrypts with the key that encrypted it, also an earlier one. Null, and logged, where none does. */
export function openPayoutDetails(
  artistId: string,
  { sealed, keyId }: Sealed,
  { payoutSecrets }: Secrets = config(),
): PayoutDetails | null {
  requireSecret(payoutSecrets);
  const secret = payoutSecrets.find((one) => deriveKeyId(one) === keyId);
  try {
    if (secret === undefined) throw new Error(`No key of PAYOUT_KEY has the id ${keyId}`);
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, NONCE_LENGTH);
    const decipher = createDecipheriv(ALGORITHM, deriveKey(secret), nonce, { authTagLength: TAG_LENGTH });
    decipher.setAAD(toOwner(artistId));
    decipher.setAuthTag(bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH));
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH)), decipher.final()]);
    return parse(payoutDetails, JSON.parse(text.toString()));
  } catch (error) {
    logError('Payout details can not be decrypted', error);
    return null;
  }
}

/** Encrypts with the present key what an earlier one did. `same` where none did, null where it can't be decrypted. */
export function resealPayoutDetails<T extends Sealed>(
  artistId: string,
  stored: T,
  secrets: Secrets = config(),
): T | 'same' | null {
  if (stored.keyId === presentKeyId(secrets)) return 'same';
  const details = openPayoutDetails(artistId, stored, secrets);
  return details && { ...stored, ...sealPayoutDetails(artistId, details, secrets) };
}

/** Names the key that encrypts now. Throws `ConfigError` without one. */
export const presentKeyId = ({ payoutSecrets }: Secrets = config()): string =>
  deriveKeyId(requireSecret(payoutSecrets));

function requireSecret([present]: readonly string[]): string {
  if (present === undefined) throw new ConfigError('PAYOUT_KEY is not set: set it to what the deployed functions have');
  return present;
}

const toOwner = (artistId: string): Buffer => Buffer.from(`payout details of ${artistId}`);

const derive = (secret: string, purpose: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `aperture-byline ${purpose}`, length));

const deriveKey = (secret: string): Buffer => derive(secret, 'payout details', KEY_LENGTH);

/** Tells nothing of the key. */
const deriveKeyId = (secret: string): string => derive(secret, 'payout key id', KEY_ID_LENGTH).toString('hex');
