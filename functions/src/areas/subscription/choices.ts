import { daysLeft, exhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { FollowNews } from '@aperture-byline/contract/follow/wire';
import type { ReminderEvent } from '@aperture-byline/contract/reminder/stored';
import { nextReminder } from '@aperture-byline/contract/reminder/wire';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import type { Subscription } from '@aperture-byline/contract/subscription/wire';
import type { StoredContact } from '@aperture-byline/contract/user/stored';
import {
  type AddressReminder,
  readAddress,
  readNamedReminder,
  type StoredAddress,
} from '../../data/mail/address-reminders.ts';
import { readReminders } from '../../data/mail/reminders.ts';
import { subscriberId } from '../../data/mail/subscribers.ts';
import { changeContact, readContact, readUserId } from '../../data/people/users.ts';
import { readExhibitionsById, type ScheduledExhibition } from '../../data/works/exhibitions.ts';
import { parseSubscriptionToken, type SubscriptionToken } from '../../lib/email/subscription-tokens.ts';
import { ApiError } from '../../lib/errors.ts';
import { findSignIn } from '../../lib/sign-in-accounts.ts';
import { isPublicExhibition } from '../../publication/visibility.ts';

/** To whom a token leads: an address, a user whose mails go there, or both. */
interface Reader {
  address: StoredAddress | null;
  user: { userId: string; contact: StoredContact } | null;
}

/** Returns the next event that one can be reminded of; null once the exhibition closes soon. */
export const nextEvent = (exhibition: ScheduledExhibition, now: Date): ReminderEvent | null =>
  nextReminder(exhibitionState(exhibition, now), daysLeft(exhibition, now));

export const ended = () => new ApiError('NOT_FOUND', { message: subscriptionMessages.ended });

/** Throws NOT_FOUND for one that this server did not sign. */
export function requireToken(token: string): SubscriptionToken {
  const parsed = parseSubscriptionToken(token);
  if (parsed === null) throw ended();
  return parsed;
}

/** Throws NOT_FOUND where the token has ended, or leads to nobody. */
export async function requireReader(token: SubscriptionToken, now: Date): Promise<Reader> {
  const address = await readAddress(token, now);
  const user = await findUser(token, address?.email);
  if (address === null && user === null) throw ended();
  return { address, user };
}

/** Finds the token's user, else who confirmed `email`; null for none, or where their mails go elsewhere by now. */
export async function findUser(token: SubscriptionToken, email?: string): Promise<Reader['user']> {
  const userId = token.userId ?? (email === undefined ? null : await findUserIdAt(email));
  const contact = userId === null ? null : await readContact(userId);
  if (userId === null || !contact || subscriberId(contact.email) !== token.subscriberId) return null;
  return { userId, contact };
}

async function findUserIdAt(email: string): Promise<string | null> {
  const signIn = await findSignIn(email);
  return signIn?.emailVerified ? readUserId(signIn.uid) : null;
}

export function getSubscription(token: string): Promise<Subscription> {
  return readChoices(requireToken(token), new Date());
}

/** Returns what is sent to an address, for anybody who has the token. Throws NOT_FOUND where it leads to nobody. */
export async function readChoices(token: SubscriptionToken, now: Date): Promise<Subscription> {
  const { address, user } = await requireReader(token, now);
  const ofAddress = address?.reminders ?? [];
  const ofUser = user ? await readReminders(user.userId) : [];
  const confirmed = [...ofUser, ...ofAddress.filter(({ confirmedAt }) => confirmedAt !== null)];
  const byExhibition = new Map(confirmed.map((reminder) => [reminder.exhibitionId, reminder]));
  const exhibitions = await readExhibitionsById([...ofUser, ...ofAddress].map(({ exhibitionId }) => exhibitionId));
  const shown = new Map(exhibitions.filter(isPublicExhibition).map((exhibition) => [exhibition.id, exhibition]));
  const toChoice = ({ exhibitionId, event }: { exhibitionId: string; event: ReminderEvent }) => ({
    exhibitionId,
    title: shown.get(exhibitionId)?.title ?? null,
    event,
  });
  const named = await readNamedReminder(token, now);
  const waiting = named && findWaiting(named, shown.get(named.exhibitionId), now);
  const [local = '', domain] = (address?.email ?? user?.contact.email ?? '').split('@');
  return {
    maskedEmail: `${[...local][0]}…@${domain}`,
    state: address?.letters?.state ?? null,
    waiting: waiting && toChoice(waiting),
    reminders: [...byExhibition.values()].map(toChoice),
    isStored: address !== null,
    followNews: user && (user.contact.followNews ?? 'notice'),
  };
}

/** The reminder that waits for a yes: one that is confirmed waits where the next event is another one by now. */
function findWaiting(
  reminder: AddressReminder,
  exhibition: ScheduledExhibition | undefined,
  now: Date,
): Pick<AddressReminder, 'exhibitionId' | 'event'> | null {
  if (reminder.confirmedAt === null) return reminder;
  const event = exhibition ? nextEvent(exhibition, now) : null;
  return event !== null && event !== reminder.event ? { ...reminder, event } : null;
}

/** Mails go to the address of the token, which is confirmed by its link having reached its owner. */
export async function changeFollowNews(token: string, followNews: FollowNews): Promise<Subscription> {
  const parsed = requireToken(token);
  const now = new Date();
  const { user } = await requireReader(parsed, now);
  if (user === null || !(await changeContact(user.userId, { followNews, isConfirmed: true }))) throw ended();
  return readChoices(parsed, now);
}
