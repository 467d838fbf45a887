import { ApiError } from './api.ts';

/** Answers about the moment: a time-out, a conflict, too early, too many. */
const PASSING: readonly number[] = [408, 409, 425, 429];

/** True for an answer that no repetition of the same call changes. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError) || PASSING.includes(error.status)) return false;
  return error.status >= 400 && error.status < 500;
}
