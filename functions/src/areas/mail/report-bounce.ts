import type { IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { email as isEmail, isoTimestamp, object, picklist, pipe, safeParse, string, trim } from 'valibot';
import { recordReport, subscriberId } from '../../data/mail/subscribers.ts';
import { config } from '../../lib/config.ts';
import { ApiError } from '../../lib/errors.ts';

const report = object({
  address: pipe(string(), trim(), isEmail()),
  kind: picklist(['permanent', 'temporary', 'complaint']),
  time: pipe(string(), isoTimestamp()),
});

const UNSIGNED = 'Sign the report with the secret of this address, within five minutes.';

/**
 * Ends letters to an address that a mail provider reports as unreachable, or whose reader complained. Throws NOT_FOUND
 * where no secret is set, UNAUTHENTICATED for what was not signed within five minutes, INVALID for what is no report.
 */
export async function reportBounce(body: Buffer, headers: IncomingHttpHeaders): Promise<void> {
  const { bounceSecrets } = config();
  if (bounceSecrets.length === 0) throw new ApiError('NOT_FOUND');
  const signed = bounceSecrets.map((secret) => readSigned(secret, body, headers)).find((data) => data !== null);
  if (signed === undefined) throw new ApiError('UNAUTHENTICATED', { message: UNSIGNED });
  const { output, success } = safeParse(report, signed);
  if (!success) throw new ApiError('INVALID');
  const { address, kind, time } = output;
  if (kind !== 'temporary') await recordReport(subscriberId(address), kind, new Date(time));
}

/** Returns what was signed, an empty object for what is no JSON; null where it was not signed. */
function readSigned(secret: string, body: Buffer, headers: IncomingHttpHeaders): unknown {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  const signature = Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')]));
  try {
    return new Webhook(secret).verify(body, signature);
  } catch (error) {
    // It is parsed once the signature has been checked.
    return error instanceof SyntaxError ? {} : null;
  }
}
