import { createHmac } from 'node:crypto';
import type { SealingKeys } from '@aperture-byline/contract/user/wire';
import { signingKeys } from '../../lib/signing-keys.ts';

/** Derives an account's keys, one for each listed secret; none are stored, so that they end with the account. */
export function getSealingKeys(uid: string): SealingKeys {
  return { keys: signingKeys('sealing').map((key) => createHmac('sha256', key).update(uid).digest('base64url')) };
}
