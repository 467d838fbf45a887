import type { SellingSettings } from '@aperture-byline/contract/order/wire';
import { isAway } from '@aperture-byline/contract/shipping/arrival';
import { changeContact, changeUser, readContact, readUser } from '../../data/people/users.ts';
import { ApiError } from '../../lib/errors.ts';

/** A return that has come is none any more. */
export async function getSelling(userId: string): Promise<SellingSettings> {
  const [user, contact] = await Promise.all([readUser(userId), readContact(userId)]);
  const { backOn = null } = user ?? {};
  return {
    backOn: backOn !== null && isAway({ backOn }, new Date()) ? backOn : '',
    returnAddress: contact?.returnAddress ?? '',
  };
}

/** Throws FORBIDDEN once the account is erased. */
export async function saveSelling(userId: string, settings: SellingSettings): Promise<SellingSettings> {
  // What a body leaves out is empty: the schema's defaults are not filled in.
  const { backOn = '', returnAddress = '' } = settings;
  const contact = await changeContact(userId, { returnAddress });
  if (contact === null || (await changeUser(userId, () => ({ backOn: backOn || null }))) === null)
    throw new ApiError('FORBIDDEN');
  return { backOn, returnAddress };
}
