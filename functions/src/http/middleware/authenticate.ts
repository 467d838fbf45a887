import { isUserId } from '@aperture-byline/contract/shared/ids';
import { type InferType, mixed, number, object, string, ValidationError } from 'yup';
import { readUserId } from '../../data/people/users.ts';
import { ApiError } from '../../lib/errors.ts';
import { auth } from '../../lib/firebase.ts';

/** Seconds since 1970, within what a `Date` can hold. */
const seconds = number().integer().min(0).max(8_640_000_000_000).required();

/** Claims of a token that the API needs. `userId` is a custom claim and missing before the account has a profile. */
const claimsSchema = object({
  uid: string().required(),
  iat: seconds,
  auth_time: seconds,
  firebase: object({ sign_in_provider: string().required() }).required(),
  userId: mixed<string | number>().test(
    (userId) => userId === undefined || (typeof userId !== 'object' && isUserId(String(userId))),
  ),
  email: string(),
});

/** Reads claims of a checked token; custom ones can be set by hand. Rejects missing or wrong ones with 401. */
function readClaims(claims: object): InferType<typeof claimsSchema> {
  try {
    return claimsSchema.validateSync(claims, { strict: true });
  } catch (error) {
    throw error instanceof ValidationError ? new ApiError('UNAUTHENTICATED', { cause: error }) : error;
  }
}

export interface Principal {
  uid: string;
  /** The product's user id, or null before the account has a profile. */
  userId: string | null;
  admin: boolean;
  isArtist: boolean;
  /** In lower case; null for an account that has none. */
  email: string | null;
  emailVerified: boolean;
  /** When the person last proved who they are. */
  signedInAt: Date;
}

const BEARER = /^Bearer ([A-Za-z0-9._~+/=-]{1,8192})$/i;

/** Error codes of the Admin SDK for an invalid token, as opposed to a check that could not be made. */
const BAD_TOKEN = new Set([
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Codes for both an invalid token and keys of Google's that could not be fetched. The message tells which: */
const AMBIGUOUS = new Set(['auth/argument-error', 'auth/invalid-argument']);
const OF_A_TOKEN = /firebase\.google\.com\/docs\/auth|known public key/;

/** Clocks differ by so much, in milliseconds. */
const CLOCK_SKEW = 60_000;

/** Checks the Authorization header. Throws 401 for an invalid token, 403 for an anonymous account, 503 on failure. */
export async function authenticate(
  headers: readonly string[],
  { required, checkRevoked }: { required: boolean; checkRevoked: boolean },
): Promise<Principal | null> {
  const [header, ...others] = headers;
  if (header === undefined && !required) return null;
  const token = BEARER.exec(header ?? '')?.[1];
  if (token === undefined || others.length > 0 || !isReadable(token)) throw new ApiError('UNAUTHENTICATED');
  const verified = await verify(token, checkRevoked);
  const { uid, userId, email, iat, auth_time: signedInAt, firebase } = readClaims(verified);
  if (Math.max(iat, signedInAt) * 1000 > Date.now() + CLOCK_SKEW) throw new ApiError('UNAUTHENTICATED');
  if (firebase.sign_in_provider === 'anonymous') throw new ApiError('FORBIDDEN');
  return {
    uid,
    // The first token of an account is older than its profile, so that its claims don't name it yet.
    userId: userId === undefined ? await readUserId(uid) : String(userId),
    admin: verified.admin === true,
    isArtist: verified.isArtist === true,
    email: email?.toLowerCase() ?? null,
    emailVerified: verified.email_verified === true,
    signedInAt: new Date(signedInAt * 1000),
  };
}

/** For a token whose parts are not JSON the Admin SDK throws an error that looks as if the check itself had failed. */
function isReadable(token: string): boolean {
  const parts = token.split('.');
  return parts.length === 3 && parts.slice(0, 2).every(isObject);
}

function isObject(part: string): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

async function verify(token: string, checkRevoked: boolean) {
  try {
    return await auth().verifyIdToken(token, checkRevoked);
  } catch (error) {
    throw new ApiError(isAboutToken(error) ? 'UNAUTHENTICATED' : 'UNAVAILABLE', { cause: error });
  }
}

function isAboutToken(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  const code = String(error.code);
  return BAD_TOKEN.has(code) || (AMBIGUOUS.has(code) && OF_A_TOKEN.test(error.message));
}
