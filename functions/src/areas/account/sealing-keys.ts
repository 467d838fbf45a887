import { createHmac } from 'node:crypto';
import type { SealingKeys } from '@aperture-byline/contract/user/wire';
import { signingKeys } from '../../lib/signing-keys.ts';

/**
 * Returns the keys of an account, one for each listed secret. They are derived, not stored: nobody gets them any more
 * once the account is deleted, since its uid never signs in again.
 */
export function getSealingKeys(uid: string): SealingKeys {
  return {
    keys: signingKeys('sealing').map((key) => createHmac('sha256', key).update(uid).digest('base64url')),
  };
}
