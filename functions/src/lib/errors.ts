import type { ErrorCode } from '@aperture-byline/contract/shared/envelope';

interface ApiErrorDetails {
  /** What is wrong with which field of the request. */
  fields?: Readonly<Record<string, string>>;
  /** How many keys of the body do not exist. */
  unknownFields?: number;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** What lies behind it, for the log. */
  cause?: unknown;
}

/** The one way to say no, from anywhere below the routes. `http/errors.ts` turns it into the answer. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly unknownFields: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { fields, unknownFields, retryAfter, cause }: ApiErrorDetails = {}) {
    super(code, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
    this.unknownFields = unknownFields;
    this.retryAfter = retryAfter;
  }
}
