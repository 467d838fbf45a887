/** The shape of every API answer. */
export interface Success<T> {
  returnCode: 200 | 201;
  data: T;
}

export type ErrorCode =
  | 'BAD_REQUEST'
  | 'INVALID'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'EMAIL_UNVERIFIED'
  | 'RECENT_LOGIN_REQUIRED'
  | 'NOT_ATTESTED'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'CONFLICT'
  | 'PRICE_MISMATCH'
  | 'WRONG_STATE'
  | 'IN_USE'
  | 'KEY_REUSED'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
  | 'READ_ONLY'
  | 'INTERNAL';

export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  BAD_REQUEST: 400,
  INVALID: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  EMAIL_UNVERIFIED: 403,
  RECENT_LOGIN_REQUIRED: 401,
  NOT_ATTESTED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PRICE_MISMATCH: 409,
  WRONG_STATE: 409,
  IN_USE: 409,
  KEY_REUSED: 422,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  READ_ONLY: 503,
  INTERNAL: 500,
};

export interface Failure {
  /** The HTTP status. */
  returnCode: number;
  error: {
    code: ErrorCode;
    /** A sentence for a person. */
    message: string;
    requestId: string;
    /**
     * Problems of the request by the field's path: at most 20. Of `PRICE_MISMATCH` the amounts as they are now, of
     * `WRONG_STATE` the present `status`, and the `amount` where one was confirmed, of a studio's `CONFLICT` the
     * present `version`, of `IN_USE` the titles of works by `kind/id`.
     */
    fields?: Readonly<Record<string, string>>;
    /** How many keys of the body do not exist here. They are not repeated. */
    unknownFields?: number;
  };
}

export interface Pagination {
  page: number;
  pageSize: number;
  total: number;
  totalPages: number;
}
