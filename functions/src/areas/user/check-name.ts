import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { computeNameKeys, unconfuse } from '@aperture-byline/contract/user/name-key';
import { findNameProblem, NAME_PARTS, type NameParts } from '@aperture-byline/contract/user/person-name';
import { isNameOfPhotographer } from '../../data/people/users.ts';
import { ApiError } from '../../lib/errors.ts';

/** True where a part of a name is in the input. */
export function hasName(input: NameParts): boolean {
  return NAME_PARTS.some((part) => input[part] !== undefined);
}

/** Throws where a full name could pass for the platform's own; the error names the parts that are in `input`. */
export function rejectReservedName(name: NameParts, input: NameParts): void {
  const problem = findNameProblem(name, unconfuse);
  if (problem !== null) throw refuse(problem, input);
}

/** Throws as `rejectReservedName` does, and where a guest's name is an approved photographer's. */
export async function rejectGuestName(name: NameParts, input: NameParts): Promise<void> {
  rejectReservedName(name, input);
  const keys = computeNameKeys(name);
  if (keys.length > 0 && (await isNameOfPhotographer(keys))) throw refuse(apiMessages.nameOfPhotographer, input);
}

function refuse(problem: string, input: NameParts): ApiError {
  const given = NAME_PARTS.filter((part) => input[part] !== undefined);
  const filled = given.filter((part) => input[part] !== '');
  const fields = (filled.length > 0 ? filled : given).map((part) => [part, problem]);
  return new ApiError('INVALID', { fields: Object.fromEntries(fields) });
}
