import { domainToASCII, domainToUnicode } from 'node:url';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { ONE_CLICK } from '@aperture-byline/contract/subscription/consents';
import { type Consent, type StoredSubscriber, storedSubscriber } from '@aperture-byline/contract/subscription/stored';
import {
  BOUNCES_MAX,
  CONFIRMATION_DAYS,
  CONSENTS_MAX,
  ENDED_DAYS,
  SUBSCRIPTION_MAILS_PER_DAY,
} from '@aperture-byline/contract/subscription/wire';
import { FieldPath, type Transaction } from 'firebase-admin/firestore';
import { issueTime, type SubscriptionToken } from '../../lib/email/subscription-tokens.ts';
import { sha256 } from '../../lib/sha256.ts';
import { defineCollection, type WithId } from '../core/collection.ts';
import { countReads, runSerialized } from '../core/database.ts';
import { deleteTree, readIds } from '../core/firestore.ts';
import { createMail, deleteMail, isRecent, listNearPeriods, type Mail, mails } from './mail.ts';

export type Subscriber = WithId<StoredSubscriber>;

export const subscribers = defineCollection('subscribers', storedSubscriber);

/** The id of an address, which is the same however its letters are written. */
export function subscriberId(email: string): string {
  return sha256(email.trim().toLowerCase()).slice(0, 32);
}

/**
 * Returns the ids that an address may be stored under: its domain as it is, in Unicode and in Punycode. Mails go to the
 * domain in Punycode, whichever form their reader typed.
 */
export function listSubscriberIds(email: string): string[] {
  const domainAt = email.lastIndexOf('@') + 1;
  const [local, domain] = [email.slice(0, domainAt), email.slice(domainAt).trim()];
  // Both converters return an empty text for what is no domain.
  const domains = [domain, domainToUnicode(domain), domainToASCII(domain)].filter((form) => form !== '');
  return [...new Set(domains.map((form) => subscriberId(`${local}${form}`)))];
}

export const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY);

async function readKept(id: string, now: Date, transaction?: Transaction): Promise<Subscriber | null> {
  const subscriber = await subscribers.read(id, transaction);
  return subscriber && (subscriber.expiresAt === null || subscriber.expiresAt > now) ? subscriber : null;
}

const isRequest = ({ event }: Consent): boolean => event === 'requested';

/** Adds a consent. Anybody can ask, as often as they like: only the latest request is kept, and no answer is lost. */
export function withConsent(consents: readonly Consent[], consent: Consent): Consent[] {
  const all = [...consents, consent];
  const latestRequest = all.findLast(isRequest);
  const answers = all.filter((known) => !isRequest(known)).slice(1 - CONSENTS_MAX);
  return all.filter((known) => known === latestRequest || answers.includes(known));
}

/** Returns the change that ends letters, for this reason and at its time. */
const endedLetters = (consents: readonly Consent[], reason: Consent): Partial<StoredSubscriber> => ({
  state: 'unsubscribed',
  failedMails: [],
  consents: withConsent(consents, reason),
  endedAt: reason.at,
  expiresAt: inDays(reason.at, ENDED_DAYS),
});

type WriteMail = (subscriber: Subscriber) => Omit<Mail, 'to' | 'subscriberId'>;

/**
 * Notes that somebody asked for letters, and queues the mail about it; only the mail where the address is confirmed
 * already. Past the mails of a day, or sent again within a minute, nothing is queued or noted, and nobody is told.
 */
export function requestLetters(
  email: string,
  { sentence, now, writeMail }: { sentence: string; now: Date; writeMail: WriteMail },
): Promise<void> {
  const id = subscriberId(email);
  const { reference } = subscribers.at(id);
  return runSerialized(reference.path, async (transaction) => {
    const known = await readKept(id, now, transaction);
    const subscriber = known ?? {
      id,
      email: email.trim().toLowerCase(),
      state: 'unconfirmed' as const,
      consents: [],
      createdAt: now,
      failedMails: [],
      endedAt: null,
      expiresAt: null,
    };
    const queue = await prepareMail(transaction, id, now);
    const outcome = queue(subscriber.email, writeMail(subscriber), { isNew: known === null });
    if (outcome !== 'queued' || subscriber.state === 'confirmed') return;
    const { id: _id, ...stored } = subscriber;
    const end = inDays(now, CONFIRMATION_DAYS);
    transaction.set(reference, {
      ...stored,
      consents: withConsent(stored.consents, { event: 'requested', sentence, at: now }),
      expiresAt: stored.expiresAt !== null && stored.expiresAt > end ? stored.expiresAt : end,
    } satisfies StoredSubscriber);
  });
}

/**
 * Reads, in a transaction, which mails an address got today. The function that it answers queues one more and says
 * whether it did: not past `SUBSCRIPTION_MAILS_PER_DAY`, nor where the same was queued within a minute, unless it is
 * about something new.
 */
export async function prepareMail(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<
  (
    to: string,
    mail: Omit<Mail, 'to' | 'subscriberId'>,
    options?: { isNew: boolean },
  ) => 'queued' | 'repeated' | 'tooMany'
> {
  const buildIdPrefix = (day: string) => `subscription-${id}-${day}-`;
  const places = listNearPeriods(now, dayInIndia)
    .sort()
    .flatMap((day) =>
      Array.from({ length: SUBSCRIPTION_MAILS_PER_DAY }, (_, index) =>
        mails.documents().doc(`${buildIdPrefix(day)}${index}`),
      ),
    );
  const found = await transaction.getAll(...places);
  countReads(found.length);
  const sent = found.filter(({ exists }) => exists);
  return (to, mail, { isNew } = { isNew: false }) => {
    const latest = sent.at(-1);
    const isRepeated =
      !isNew &&
      latest !== undefined &&
      isRecent(latest, now) &&
      mails.parse(latest)?.message.subject === mail.message.subject;
    if (isRepeated) return 'repeated';
    const prefix = buildIdPrefix(dayInIndia(now));
    const place = found.find((mail) => !mail.exists && mail.id.startsWith(prefix))?.ref;
    if (place === undefined) return 'tooMany';
    const expiresAt = inDays(now, CONFIRMATION_DAYS);
    createMail(transaction, place, { to, subscriberId: id, expiresAt, ...mail }, now);
    return 'queued';
  };
}

/** Returns whether a token that confirms something has expired; other tokens never expire. */
export function hasEnded({ use, issuedAt }: Pick<SubscriptionToken, 'use' | 'issuedAt'>, now: Date): boolean {
  return (use === 'confirm' || use === 'remind') && inDays(issuedAt, CONFIRMATION_DAYS) <= now;
}

/** Reads a token's subscriber; null where the token has ended, or nobody was stored when it was issued. */
export async function readSubscriber(
  { subscriberId: id, use, issuedAt }: SubscriptionToken,
  now: Date,
  transaction?: Transaction,
): Promise<Subscriber | null> {
  if (hasEnded({ use, issuedAt }, now)) return null;
  const subscriber = await readKept(id, now, transaction);
  return subscriber && subscriber.createdAt <= issuedAt ? subscriber : null;
}

/** Begins or ends letters, idempotently. Null without a subscriber; `used` where letters were ended since. */
export function changeLetters(
  token: SubscriptionToken,
  { letters, sentence, now }: { letters: boolean; sentence: string; now: Date },
): Promise<Subscriber | 'used' | null> {
  const { reference } = subscribers.at(token.subscriberId);
  return runSerialized(reference.path, async (transaction) => {
    const subscriber = await readSubscriber(token, now, transaction);
    if (subscriber === null) return null;
    const { state, consents, endedAt } = subscriber;
    if (letters === (state === 'confirmed') || (!letters && state === 'unsubscribed')) return subscriber;
    if (letters && token.use === 'confirm' && endedAt !== null && endedAt >= token.issuedAt) return 'used';
    const event = letters ? (state === 'unconfirmed' ? 'confirmed' : 'resumed') : 'ended';
    const change = {
      state: letters ? ('confirmed' as const) : ('unsubscribed' as const),
      consents: withConsent(consents, { event, sentence, at: now }),
      failedMails: [],
      // Not before the link that ends them, which would else begin them again.
      ...(letters ? { expiresAt: null } : { endedAt: issueTime(now, token.issuedAt) }),
      // Whoever never confirmed is forgotten as if they had not answered.
      ...(state === 'confirmed' && { expiresAt: inDays(now, ENDED_DAYS) }),
    };
    transaction.update(reference, change);
    return { ...subscriber, ...change };
  });
}

/** Ends letters that ended at this time, unless anything was said since. Returns whether they were going out. */
export async function endLettersAt(id: string, endedAt: Date): Promise<boolean> {
  let isEnded = false;
  await subscribers.transact(id, ({ state, consents }) => {
    const answers = consents.filter((consent) => !isRequest(consent));
    isEnded = state === 'confirmed' && answers.every(({ at }) => at <= endedAt);
    if (!isEnded) return {};
    return endedLetters(consents, { event: 'ended', sentence: ONE_CLICK, at: endedAt });
  });
  return isEnded;
}

export function readConfirmed(
  transaction: Transaction,
  { cursor, limit }: { cursor: string; limit: number },
): Promise<Subscriber[]> {
  const confirmed = subscribers
    .documents()
    .where('state', '==', 'confirmed')
    .orderBy(FieldPath.documentId())
    .limit(limit);
  return subscribers.query(cursor === '' ? confirmed : confirmed.startAfter(cursor), transaction);
}

/** The confirmed one before this id; empty where it would be the first. */
export async function readSubscriberIdBefore(id: string): Promise<string> {
  const confirmed = subscribers.documents().where('state', '==', 'confirmed');
  const before = confirmed.orderBy(FieldPath.documentId(), 'desc').startAfter(id);
  const [found = ''] = await readIds(before.limit(1));
  return found;
}

export async function countConfirmed(): Promise<number> {
  const { count } = (await subscribers.documents().where('state', '==', 'confirmed').count().get()).data();
  countReads(1);
  return count;
}

/** Notes an undelivered mail to a confirmed subscriber, once; `BOUNCES_MAX` in a row end their letters. */
export async function recordBounce(id: string, mailId: string, now: Date): Promise<void> {
  await subscribers.transact(id, ({ state, failedMails, consents }) => {
    if (state !== 'confirmed' || failedMails.includes(mailId)) return {};
    const failed = [...failedMails, mailId];
    if (failed.length < BOUNCES_MAX) return { failedMails: failed };
    return endedLetters(consents, { event: 'bounced', sentence: 'bounced', at: now });
  });
}

/**
 * Ends letters to a confirmed subscriber who cannot be reached or complained, unless they said yes since. A report is
 * about a mail that its server had taken: `forgetBounces` came before it, so that one is enough.
 */
export async function recordReport(id: string, kind: 'permanent' | 'complaint', at: Date): Promise<void> {
  const event = kind === 'permanent' ? 'bounced' : 'complained';
  await subscribers.transact(id, ({ state, consents }) => {
    const isOlder = consents.some((consent) => !isRequest(consent) && consent.at >= at);
    if (state !== 'confirmed' || isOlder) return {};
    return endedLetters(consents, { event, sentence: event, at });
  });
}

export async function forgetBounces(id: string): Promise<void> {
  await subscribers.transact(id, ({ failedMails }) => (failedMails.length > 0 ? { failedMails: [] } : {}));
}

/** Deletes an address with its reminders, and the mails to it about these and about letters. */
export async function eraseSubscriber(id: string): Promise<void> {
  await deleteTree(subscribers.at(id).reference.path);
  await deleteMail('subscriberId', id);
}
