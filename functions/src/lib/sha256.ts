import { hash } from 'node:crypto';

export const sha256 = (data: string | Uint8Array): string => hash('sha256', data, 'hex');

export const sha256OfJson = (value: unknown): string => sha256(JSON.stringify(value));

/** Returns an id of 128 bits in hexadecimal digits that follows from a value's JSON. */
export const idOfJson = (value: unknown): string => sha256OfJson(value).slice(0, 32);
