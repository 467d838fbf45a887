import { type GenericSchema, type InferOutput, is, object, safeParse, string } from 'valibot';
import type { RazorpaySettings } from '../lib/config.ts';
import { ProviderError } from './provider.ts';

export type RazorpayAccount = Pick<RazorpaySettings, 'keyId' | 'keySecret' | 'url'>;

interface RazorpayRequest {
  method: 'GET' | 'POST';
  /** Path below `/v1`, with its query. */
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Error of a call that Razorpay understood and refused. */
export class RazorpayRefusal extends ProviderError {
  /** Razorpay's words. */
  readonly description: string;

  constructor(message: string, description: string) {
    super(message, { isTemporary: false });
    this.description = description;
  }
}

const TIMEOUT_MS = 5000;
const MAX_BYTES = 1_000_000;
/** Refusals that a later call may not meet: wrong keys, slow clients, a refund that is under way, too many calls. */
const TEMPORARY = [401, 403, 408, 409, 425, 429];
const refusal = object({ error: object({ code: string(), description: string() }) });

/**
 * Calls Razorpay's API and parses the answer. Throws `RazorpayRefusal` where it refuses for good, and else a
 * `ProviderError`. Messages hold Razorpay's description of the error, and neither keys nor bodies.
 */
export async function callRazorpay<Schema extends GenericSchema>(
  account: RazorpayAccount,
  request: RazorpayRequest,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  const { status, value } = await send(account, request);
  const call = describeCall(request);
  if (status >= 200 && status < 300) {
    const { success, output } = safeParse(schema, value);
    if (success) return output;
    throw temporary(`Razorpay answered ${call} in an unknown form`);
  }
  if (status < 400 || status >= 500 || TEMPORARY.includes(status) || !is(refusal, value))
    throw temporary(`Razorpay answered ${call} with ${status}`);
  const { code, description } = value.error;
  const words = description.replace(/\p{Cc}/gu, ' ').slice(0, 300);
  throw new RazorpayRefusal(`Razorpay refused ${call} with ${status} ${code.slice(0, 50)}: ${words}`, words);
}

async function send(
  { keyId, keySecret, url }: RazorpayAccount,
  request: RazorpayRequest,
): Promise<{ status: number; value: unknown }> {
  const { method, path, body, headers } = request;
  try {
    const answer = await fetch(`${url}/v1${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        Authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: answer.status, value: parseJson(await readText(answer)) };
  } catch (error) {
    throw temporary(`Razorpay gave no whole answer to ${describeCall(request)}`, error);
  }
}

/** Parses JSON, to undefined where it is none: the error of the platform quotes what it could not read. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error(`It is longer than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function describeCall({ method, path }: RazorpayRequest): string {
  return `${method} ${path.split('?', 1)[0]}`;
}

function temporary(message: string, cause?: unknown): ProviderError {
  return new ProviderError(message, { isTemporary: true, cause });
}
