import { everybody } from '../callers.ts';

/** Far above any report. */
const REPORT_BYTES = 4096;

/**
 * Tells the house that a mail could not be delivered after all, or that its reader complained of it, for the mail
 * provider. Signed by the specification Standard Webhooks; what is not is 401, and 404 where the house expects none.
 * The body is JSON: `address`; `kind`, one of `permanent`, `temporary`, `complaint`; `time`, ISO 8601; `INVALID` names
 * what is wrong of them. The first and the last kind end letters to the address, whatever the case of its letters and
 * whether its domain is in Unicode or in Punycode. The same report again changes nothing.
 */
export const reportBounce = everybody
  .post('/mail/bounce', {
    rawBody: REPORT_BYTES,
    worksReadOnly: true,
    errors: ['INVALID', 'NOT_FOUND', 'UNAUTHENTICATED'],
  })
  .returns<null>();
