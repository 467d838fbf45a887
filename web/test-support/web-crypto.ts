import { webcrypto } from 'node:crypto';
import { vi } from 'vitest';

/** Gives jsdom the Web Crypto API, of which it has random numbers alone. */
export function stubWebCrypto(): void {
  vi.stubGlobal('crypto', webcrypto);
}

/** A key of 256 bits in base64url, as `GET /user/sealing-keys` gives it. */
export const sampleKey = (letter: string): string => Buffer.alloc(32, letter).toString('base64url');
