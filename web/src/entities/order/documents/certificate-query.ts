import { getCertificate } from '@aperture-byline/contract/endpoints/shop/certificate';
import { apiQueryOrNull } from '#lib/api/api-or-null.ts';

/** Reads the print that a certificate belongs to; null for a code that is none. */
export const certificateQuery = (code: string) => apiQueryOrNull(getCertificate, { params: { code } });
