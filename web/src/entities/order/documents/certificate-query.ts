import { getCertificate } from '@aperture-byline/contract/endpoints/shop/certificate';
import { apiQueryOrNull } from '#lib/api/api-or-null.ts';

/** What a certificate is of; null for a code that is none. */
export const certificateQuery = (code: string) => apiQueryOrNull(getCertificate, { params: { code } });
