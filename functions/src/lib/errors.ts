import type { ErrorCode } from '@aperture-byline/contract/shared/api/envelope';

interface ApiErrorDetails {
  /** A sentence for a person that is more specific than the code's. */
  message?: string;
  /** Problem of each invalid field of the request. */
  fields?: Readonly<Record<string, string>>;
  unknownFields?: number;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** An error that the API answers, thrown anywhere below the routes. `http/error-handler.ts` maps it to the response. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly unknownFields: number | undefined;
  readonly retryAfter: number | undefined;

  readonly sentence: string | undefined;

  constructor(code: ErrorCode, { message, fields, unknownFields, retryAfter, cause }: ApiErrorDetails = {}) {
    super(code, { cause });
    this.sentence = message;
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
    this.unknownFields = unknownFields;
    this.retryAfter = retryAfter;
  }
}

/** Returns a check's result. Throws UNAVAILABLE where it fails: nobody gets through unchecked, and may try again. */
export async function failClosed<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('UNAVAILABLE', { cause: error });
  }
}
