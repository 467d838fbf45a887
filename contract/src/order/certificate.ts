import * as v from 'valibot';
import { requiredText, userNumber } from '../shared/stored-fields.ts';

/** 128 random bits as hexadecimal digits: nobody finds one by trying. */
const CODE = /^[0-9a-f]{32}$/;

export const isCertificateCode = (code: string): boolean => CODE.test(code);

export const certificateCode = v.pipe(v.string(), v.check(isCertificateCode));

/** `certificates/{code}`: the sub-order whose print the certificate is of. */
export const storedCertificate = v.object({ orderId: requiredText, artistId: userNumber });

/**
 * `GET /certificate/{code}`: what a certificate of authenticity is of, and nothing about who bought it. Centimetres.
 * Not valid once the print did not come, or came back: its number may be given to another one then.
 */
export interface Certificate {
  isValid: boolean;
  title: string;
  artistName: string;
  width: number;
  height: number;
  number: number;
  of: number;
}
