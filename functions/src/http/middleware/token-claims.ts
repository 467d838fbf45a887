import { isUserId } from '@aperture-byline/contract/shared/ids';
import { type InferType, mixed, number, object, string, ValidationError } from 'yup';
import { ApiError } from '../../lib/errors.ts';

/** Seconds since 1970, within what a `Date` can hold. */
const seconds = number().integer().min(0).max(8_640_000_000_000).required();

/** What the API needs of a token. `userId` is a custom claim and missing before the account has a profile. */
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

/**
 * The claims of a token whose signature was checked. Custom claims can be set by hand, and a token of another kind may
 * lack some: one without what is needed, or with something of another type, is rejected with 401.
 */
export function readClaims(claims: object): InferType<typeof claimsSchema> {
  try {
    return claimsSchema.validateSync(claims, { strict: true });
  } catch (error) {
    throw error instanceof ValidationError ? new ApiError('UNAUTHENTICATED', { cause: error }) : error;
  }
}
