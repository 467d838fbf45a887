import type { Certificate } from '../../order/certificate.ts';
import { everybody, user } from '../callers.ts';

/** Returns a certificate of authenticity by its code. */
export const getCertificate = everybody
  .get('/certificate/:code', { cache: 'seconds', errors: ['NOT_FOUND'] })
  .returns<Certificate>();

/** The certificate itself, for the buyer and the artist of its print, and administrators, as long as it is valid. */
export const getCertificateDocument = user
  .get('/certificate/:code/certificate.pdf', { errors: ['NOT_FOUND'] })
  .sends('pdf');
