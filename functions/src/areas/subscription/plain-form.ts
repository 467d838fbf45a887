import type { SubscriptionForm } from '@aperture-byline/contract/subscription/bodies';
import { CONSENT } from '@aperture-byline/contract/subscription/consent';
import { ApiError } from '../../lib/errors.ts';
import { confirmReminder, takeBackReminder } from './address-reminders.ts';
import { changeFollowNews } from './choices.ts';
import { changeSubscription, eraseSubscription, sendExport } from './subscriptions.ts';

/** Does what a plain form says. Returns the token of the page that shows what came of it. */
export async function answerForm(token: string, form: SubscriptionForm): Promise<{ token: string; choice: string }> {
  return { token: (await apply(token, form)) ?? token, choice: form.choice };
}

/** Throws INVALID where a field is missing that the choice needs. Returns the new token where there is one. */
async function apply(
  token: string,
  { choice, consent, exhibitionId, followNews }: SubscriptionForm,
): Promise<string | null> {
  const letters = choice === 'begin';
  if ((letters || choice === 'end') && consent === CONSENT)
    return (await changeSubscription(token, { letters, consent })).token;
  if (choice === 'remind' && consent) return (await confirmReminder(token, consent)).token;
  if (choice === 'takeBack' && exhibitionId) await takeBackReminder(token, exhibitionId);
  else if (choice === 'follow' && followNews) await changeFollowNews(token, followNews);
  else if (choice === 'export') await sendExport(token);
  else if (choice === 'erase') await eraseSubscription(token);
  else throw new ApiError('INVALID');
  return null;
}
