import { apiMessages } from '@aperture-byline/contract/shared/api-messages';
import { nameKeysOf, unconfuse } from '@aperture-byline/contract/user/name-key';
import { NAME_PARTS, type NameParts, problemOfName } from '@aperture-byline/contract/user/person-name';
import { isNameOfPhotographer } from '../../data/users.ts';
import { ApiError } from '../../lib/errors.ts';

/** True where a part of a name is among what was sent. */
export function hasName(sent: NameParts): boolean {
  return NAME_PARTS.some((part) => sent[part] !== undefined);
}

/**
 * Throws where the full name of an account, as it would be stored, could pass for the platform's own. `sent` are the parts
 * of it that the call sends: the error names these.
 */
export function rejectReservedName(name: NameParts, sent: NameParts): void {
  const problem = problemOfName(name, unconfuse);
  if (problem !== null) throw refuse(problem, sent);
}

/** The same for a guest's name, which must not be an approved photographer's either. */
export async function rejectGuestName(name: NameParts, sent: NameParts): Promise<void> {
  rejectReservedName(name, sent);
  const keys = nameKeysOf(name);
  if (keys.length > 0 && (await isNameOfPhotographer(keys)))
    throw refuse(apiMessages.nameOfPhotographer, sent);
}

function refuse(problem: string, sent: NameParts): ApiError {
  const given = NAME_PARTS.filter((part) => sent[part] !== undefined);
  const filled = given.filter((part) => sent[part] !== '');
  const fields = (filled.length > 0 ? filled : given).map((part) => [part, problem]);
  return new ApiError('INVALID', { fields: Object.fromEntries(fields) });
}
