import type { Certificate } from '../../order/certificate.ts';
import { type Endpoint, PRIVATE_READ, PUBLIC_READ, type Returns } from '../endpoint.ts';

/** Returns a certificate of authenticity by its code. */
export const getCertificate = {
  ...PUBLIC_READ,
  path: '/certificate/:code',
  response: {} as Returns<Certificate>,
  cache: 'seconds',
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** The certificate itself, for the buyer and the artist of its print, and administrators, as long as it is valid. */
export const getCertificateDocument = {
  ...PRIVATE_READ,
  path: '/certificate/:code/certificate.pdf',
  response: 'pdf',
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;
