import { hash } from 'node:crypto';

/** Returns the SHA-256 of a text or of bytes in hexadecimal digits. */
export const sha256 = (data: string | Uint8Array): string => hash('sha256', data, 'hex');

/** Returns the SHA-256 of a value's JSON in hexadecimal digits. */
export const sha256OfJson = (value: unknown): string => sha256(JSON.stringify(value));

/** Returns an id of 128 bits in hexadecimal digits that follows from a value's JSON. */
export const idOfJson = (value: unknown): string => sha256OfJson(value).slice(0, 32);
