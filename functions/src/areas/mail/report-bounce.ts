import type { IncomingHttpHeaders } from 'node:http';
import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import { Webhook } from 'standardwebhooks';
import { type BaseIssue, isoTimestamp, object, picklist, pipe, regex, safeParse, string, transform } from 'valibot';
import { listSubscriberIds, recordReport } from '../../data/mail/subscribers.ts';
import { config } from '../../lib/config.ts';
import { ApiError } from '../../lib/errors.ts';

/** Form of one address. Wider than `EMAIL`: mails go to addresses of accounts too, which the sign-in service checks. */
const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+$/;

const report = object({
  address: pipe(
    string(),
    // As the addresses of readers are composed before they are stored.
    transform((text) => cleanText('line', text) ?? ''),
    regex(ADDRESS),
  ),
  kind: picklist(['permanent', 'temporary', 'complaint']),
  time: pipe(string(), isoTimestamp()),
});

/** Sentence for each field that is missing or wrong. */
const PROBLEMS: Readonly<Record<keyof typeof report.entries, string>> = {
  address: 'One bare address, such as reader@example.com',
  kind: 'One of permanent, temporary, complaint',
  time: 'A time with its zone, such as 2027-04-01T09:30:00Z',
};

const UNSIGNED = 'Sign the report with the secret of this address, within five minutes.';

/**
 * Ends letters to an address that a mail provider reports as unreachable, or whose reader complained. Throws NOT_FOUND
 * where no secret is set, UNAUTHENTICATED for what was not signed within five minutes, INVALID with the fields that are
 * missing or wrong.
 */
export async function reportBounce(body: Buffer, headers: IncomingHttpHeaders): Promise<void> {
  const { bounceSecrets } = config();
  if (bounceSecrets.length === 0) throw new ApiError('NOT_FOUND');
  const signed = bounceSecrets.map((secret) => readSigned(secret, body, headers)).find((data) => data !== null);
  if (signed === undefined) throw new ApiError('UNAUTHENTICATED', { message: UNSIGNED });
  const { output, success, issues } = safeParse(report, signed);
  if (!success) throw new ApiError('INVALID', { fields: listProblems(issues) });
  const { address, kind, time } = output;
  if (kind === 'temporary') return;
  for (const id of listSubscriberIds(address)) await recordReport(id, kind, new Date(time));
}

/** Returns the problem of each wrong field; of all where the body is no JSON object. */
function listProblems(issues: readonly BaseIssue<unknown>[]): Record<string, string> {
  const wrong = new Set(issues.map((issue) => issue.path?.[0]?.key));
  const isNoObject = wrong.has(undefined);
  return Object.fromEntries(Object.entries(PROBLEMS).filter(([field]) => isNoObject || wrong.has(field)));
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
