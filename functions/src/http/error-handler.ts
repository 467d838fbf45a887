import { ERROR_STATUS, type ErrorCode, type Failure } from '@aperture-byline/contract/shared/envelope';
import { apiMessages, messages } from '@aperture-byline/contract/shared/messages';
import type { ErrorRequestHandler } from 'express';
import { GrpcStatus } from 'firebase-admin/firestore';
import { Refusal } from '../lib/errors.ts';
import { logError } from '../lib/logger.ts';
import { discardBody } from './body/discard.ts';
import { setCaching } from './caching.ts';
import { requestId } from './request-log.ts';

const MESSAGES: Readonly<Record<ErrorCode, string>> = {
  BAD_REQUEST: apiMessages.badRequest,
  INVALID: apiMessages.invalid,
  UNAUTHENTICATED: apiMessages.unauthenticated,
  FORBIDDEN: apiMessages.forbidden,
  EMAIL_UNVERIFIED: apiMessages.emailUnverified,
  RECENT_LOGIN_REQUIRED: apiMessages.recentLoginRequired,
  NOT_FOUND: apiMessages.notFound,
  METHOD_NOT_ALLOWED: apiMessages.methodNotAllowed,
  CONFLICT: apiMessages.conflict,
  TOO_LARGE: apiMessages.tooLarge,
  UNSUPPORTED_TYPE: apiMessages.unsupportedType,
  TOO_MANY_REQUESTS: apiMessages.tooMany,
  UNAVAILABLE: apiMessages.unavailable,
  INTERNAL: apiMessages.internal,
};

/** What Express and the body reader throw carries a status. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
};

/** Away, overloaded, contended for, or still building an index that a query needs. */
const DATABASE_AWAY: readonly unknown[] = [
  GrpcStatus.UNAVAILABLE,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.ABORTED,
  GrpcStatus.FAILED_PRECONDITION,
];

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof Error) {
    if ('code' in error && DATABASE_AWAY.includes(error.code))
      return new Refusal('UNAVAILABLE', { cause: error });
    const code = 'status' in error ? BY_STATUS[Number(error.status)] : undefined;
    if (code) return new Refusal(code);
  }
  return new Refusal('INTERNAL', { cause: error });
}

/** What is wrong, where that is one thing: it says more than that something is. */
function onlyProblem({ fields = {}, unknownFields }: Refusal): string | undefined {
  const problems = [...Object.values(fields), ...(unknownFields ? [messages.fieldUnknown] : [])];
  const [first, ...others] = new Set(problems);
  return others.length === 0 ? first : undefined;
}

/** The one place where an error becomes an answer. Nothing of the error itself gets into it. */
export const answerError: ErrorRequestHandler = async (error: unknown, req, res, next) => {
  const refusal = toRefusal(error);
  const status = ERROR_STATUS[refusal.code];
  const id = requestId(res);
  if (status >= 500) logError('Request failed', refusal.cause ?? refusal, { requestId: id });
  if (res.headersSent) {
    next(error);
    return;
  }
  const body: Failure = {
    returnCode: status,
    error: {
      code: refusal.code,
      message: onlyProblem(refusal) ?? MESSAGES[refusal.code],
      requestId: id,
      ...(refusal.fields && { fields: refusal.fields }),
      ...(refusal.unknownFields && { unknownFields: refusal.unknownFields }),
    },
  };
  if (refusal.retryAfter !== undefined || status === 503)
    res.set('Retry-After', String(refusal.retryAfter ?? 5));
  await discardBody(req, res);
  setCaching(req, res, 'never');
  res.status(status).json(body);
};
