import type { ErrorCode, Failure } from '@aperture-byline/contract/envelope';
import { apiMessages, messages } from '@aperture-byline/contract/messages';
import type { ErrorRequestHandler } from 'express';
import { GrpcStatus } from 'firebase-admin/firestore';
import { logError } from '../platform/logger.ts';
import { Refusal } from '../platform/refusal.ts';
import { discardBody } from './body/discard.ts';
import { setCaching } from './caching.ts';
import { requestId } from './request-log.ts';

const ANSWERS: Readonly<Record<ErrorCode, { status: number; message: string }>> = {
  BAD_REQUEST: { status: 400, message: apiMessages.badRequest },
  INVALID: { status: 400, message: apiMessages.invalid },
  UNAUTHENTICATED: { status: 401, message: apiMessages.unauthenticated },
  FORBIDDEN: { status: 403, message: apiMessages.forbidden },
  EMAIL_UNVERIFIED: { status: 403, message: apiMessages.emailUnverified },
  RECENT_LOGIN_REQUIRED: { status: 403, message: apiMessages.recentLoginRequired },
  NOT_FOUND: { status: 404, message: apiMessages.notFound },
  METHOD_NOT_ALLOWED: { status: 405, message: apiMessages.methodNotAllowed },
  CONFLICT: { status: 409, message: apiMessages.conflict },
  TOO_LARGE: { status: 413, message: apiMessages.tooLarge },
  UNSUPPORTED_TYPE: { status: 415, message: apiMessages.unsupportedType },
  TOO_MANY_REQUESTS: { status: 429, message: apiMessages.tooMany },
  UNAVAILABLE: { status: 503, message: apiMessages.unavailable },
  INTERNAL: { status: 500, message: apiMessages.internal },
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
  const { status, message } = ANSWERS[refusal.code];
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
      message: onlyProblem(refusal) ?? message,
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
