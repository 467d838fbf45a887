import { newOrderMessages } from '@aperture-byline/contract/cart/cart-messages';
import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { bodyMessages } from '@aperture-byline/contract/shared/api/check-body';
import { ERROR_STATUS, type ErrorCode, type Failure } from '@aperture-byline/contract/shared/api/envelope';
import type { ErrorRequestHandler } from 'express';
import { isDatabaseUnavailable } from '../data/core/firestore.ts';
import { ApiError } from '../lib/errors.ts';
import { logError } from '../lib/logger.ts';
import { discardBody } from './body/receive.ts';
import { setCaching } from './caching.ts';
import { requestId } from './request-log.ts';

const MESSAGES: Readonly<Record<ErrorCode, string>> = {
  BAD_REQUEST: apiMessages.badRequest,
  INVALID: apiMessages.invalid,
  UNAUTHENTICATED: apiMessages.unauthenticated,
  FORBIDDEN: apiMessages.forbidden,
  EMAIL_UNVERIFIED: apiMessages.emailUnverified,
  RECENT_LOGIN_REQUIRED: apiMessages.recentLoginRequired,
  NOT_ATTESTED: apiMessages.notAttested,
  NOT_FOUND: apiMessages.notFound,
  METHOD_NOT_ALLOWED: apiMessages.methodNotAllowed,
  CONFLICT: apiMessages.conflict,
  PRICE_MISMATCH: newOrderMessages.priceMismatch,
  WRONG_STATE: orderMessages.wrongState,
  IN_USE: studioImageMessages.inUse,
  KEY_REUSED: newOrderMessages.keyReused,
  TOO_LARGE: apiMessages.tooLarge,
  UNSUPPORTED_TYPE: apiMessages.unsupportedType,
  TOO_MANY_REQUESTS: apiMessages.tooMany,
  UNAVAILABLE: apiMessages.unavailable,
  READ_ONLY: apiMessages.readOnly,
  INTERNAL: apiMessages.internal,
};

/** Codes by the status of errors that Express and the body reader throw. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
};

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseUnavailable(error)) return new ApiError('UNAVAILABLE', { cause: error });
  if (error instanceof Error) {
    const code = 'status' in error ? BY_STATUS[Number(error.status)] : undefined;
    if (code) return new ApiError(code);
  }
  return new ApiError('INTERNAL', { cause: error });
}

/** Their fields are values, not messages. */
const WITH_VALUES: readonly ErrorCode[] = ['PRICE_MISMATCH', 'WRONG_STATE', 'IN_USE'];

/** The problem's own message where there is exactly one: it is more specific than the code's. */
function onlyProblem({ code, fields = {}, unknownFields }: ApiError): string | undefined {
  if (WITH_VALUES.includes(code)) return undefined;
  const problems = [...Object.values(fields), ...(unknownFields ? [bodyMessages.fieldUnknown] : [])];
  const [first, ...others] = new Set(problems);
  return others.length === 0 ? first : undefined;
}

/** The error handler: maps any error to its response, which contains nothing of an unexpected error itself. */
export const handleError: ErrorRequestHandler = async (error: unknown, req, res, next) => {
  const apiError = toApiError(error);
  const status = ERROR_STATUS[apiError.code];
  const id = requestId(res);
  // What an administrator ends is no fault, and a flood of such refusals must not be one of alerts.
  if (status >= 500 && apiError.code !== 'READ_ONLY')
    logError('Request failed', apiError.cause ?? apiError, { requestId: id });
  if (res.headersSent) {
    next(error);
    return;
  }
  const body: Failure = {
    returnCode: status,
    error: {
      code: apiError.code,
      message: apiError.sentence ?? onlyProblem(apiError) ?? MESSAGES[apiError.code],
      requestId: id,
      ...(apiError.fields && { fields: apiError.fields }),
      ...(apiError.unknownFields && { unknownFields: apiError.unknownFields }),
    },
  };
  if (apiError.retryAfter !== undefined || status === 503) res.set('Retry-After', String(apiError.retryAfter ?? 5));
  await discardBody(req, res);
  setCaching(req, res, 'never');
  res.status(status).json(body);
};
