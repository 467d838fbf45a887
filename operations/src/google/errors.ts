import { Failure } from '../failure.ts';

/** Properties of errors of Google's client libraries and of firebase-tools, which differ between them. */
interface GoogleError {
  code?: unknown;
  status?: unknown;
  message?: unknown;
  original?: unknown;
  cause?: unknown;
  response?: { status?: unknown };
}

/** HTTP statuses of gRPC's codes, which some libraries give in their place. */
const STATUS_OF_CODE: Readonly<Record<number, number>> = { 5: 404, 7: 403, 8: 429, 14: 503, 16: 401 };
const NO_NETWORK =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|fetch failed|socket hang up|other side closed/;
const NO_BILLING =
  /BILLING_DISABLED|requires? billing|billing (?:account )?(?:is |to be |must be )?(?:disabled|not enabled|enabled)|Blaze/i;
const QUOTED_MAX = 200;
const OUT_OF_ORDER = /Total timeout|DEADLINE_EXCEEDED/;
const NO_CREDENTIALS =
  /default credentials|Failed to authenticate|firebase login|invalid_grant|invalid authentication credentials/;

/** Returns the HTTP status of an error of Google's libraries, or undefined. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, status, response, original } = error as GoogleError;
  const found = [response?.status, status, code].map(Number).find((number) => number > 0 && number < 600);
  if (found !== undefined && found < 100) return STATUS_OF_CODE[found];
  return found === undefined || found === 500 ? (statusOf(original) ?? found) : found;
}

/** Returns null where a resource does not exist. */
export async function orNull<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** Returns a failure that says what to do, or the error itself where it is none of Google's. */
export function explainError(
  error: unknown,
  project: string,
  { place, isWriting }: { place: string; isWriting: boolean },
): unknown {
  if (error instanceof Failure || !(error instanceof Error)) return error;
  const again = isWriting ? ' What is done stays; run the command again to finish.' : '';
  return new Failure(`${place}: ${describeError(error, project)}${again}`, { cause: error });
}

/** Returns a sentence about an error that says what to do. */
export function describeError(error: unknown, project: string): string {
  if (error instanceof Failure) return error.message;
  const text = error instanceof Error ? messagesOf(error) : String(error);
  const quoted = quote(text);
  if (NO_CREDENTIALS.test(text) || statusOf(error) === 401)
    return 'you are not signed in to Google Cloud: run "gcloud auth application-default login".';
  if (NO_NETWORK.test(text)) return 'Google does not answer: check the connection.';
  if (/SERVICE_DISABLED|has not been used in project|API .*is disabled/.test(text)) {
    const link = /https:\/\/console\.\S+?(?=[\s"']|$)/.exec(text)?.[0];
    return `an API is not enabled${link ? `: open ${link}` : ''}. A few minutes may pass until a new one answers.`;
  }
  if (NO_BILLING.test(text))
    return `the project has no billing account: https://console.cloud.google.com/billing/linkedaccount?project=${project}`;
  if (statusOf(error) === 429 || /quota/i.test(text))
    return `a quota is too small: https://console.cloud.google.com/iam-admin/quotas?project=${project} (${quoted})`;
  if (OUT_OF_ORDER.test(text) || Number(statusOf(error)) >= 500)
    return `Google is out of order: try again later, and look at https://status.cloud.google.com. (${quoted})`;
  if (statusOf(error) === 403)
    return `you may not do this in ${project}: ask its owner for the role Owner. (${quoted})`;
  return `Google refused: ${quoted}.`;
}

/** Returns the beginning of an error, which may list all that were tried or be JSON, without full stops at its end. */
function quote(text: string): string {
  const sentence = /"message":\s?"([^"]+)"/.exec(text)?.[1] ?? text;
  return sentence.slice(0, QUOTED_MAX).replace(/[.\s]{1,9}$/, '');
}

function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { original, cause } = error as GoogleError;
  return [error.message, messagesOf(original), messagesOf(cause)].filter((text) => text !== '').join(' | ');
}
