import { DAY } from '@aperture-byline/contract/shared/durations';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import { listField, requiredText, text, timeField } from '@aperture-byline/contract/shared/stored-fields';
import { Timestamp } from 'firebase-admin/firestore';
import { type InferOutput, object } from 'valibot';
import { sha256 } from '../../lib/sha256.ts';
import { defineCollection, type WithId } from './collection.ts';
import { deleteTrees } from './firestore.ts';

export const storedDeadLetter = object({
  /** Name of the function that was given the event. */
  trigger: requiredText,
  /** Path of the document or the file that was written. */
  subject: requiredText,
  /** JSON of the event, with what the document was before and after; empty where that is too large to be kept. */
  event: text,
  error: text,
  /** Numbers and addresses of the people whom the event names, and ids of subscribers: their erasure deletes it. */
  people: listField(requiredText),
  failedAt: timeField,
  expiresAt: timeField,
});
/** An event that failed until it was too old to be tried again. */
export type DeadLetter = WithId<InferOutput<typeof storedDeadLetter>>;

const deadLetters = defineCollection('deadLetters', storedDeadLetter);

/** Time for an operator to mend the cause. */
const LIFETIME = 30 * DAY;
/** Characters; a document holds a mebibyte, and a character at most three bytes of it. */
const EVENT_MAX = 300_000;
const ERROR_MAX = 2_000;
/** Entries of one list that a query can find a person by. */
const PEOPLE_MAX = 200;

/** Keeps an event that is not tried again. The same event of the same trigger is kept once. */
export async function keepDeadLetter(
  { trigger, subject, eventId, event }: { trigger: string; subject: string; eventId: string; event: object },
  error: unknown,
  now = new Date(),
): Promise<void> {
  const json = JSON.stringify(event);
  await deadLetters.at(sha256(`${trigger} ${eventId}`).slice(0, 32)).reference.set({
    trigger,
    subject,
    event: json.length <= EVENT_MAX ? json : '',
    error: String(error).slice(0, ERROR_MAX),
    people: listPeople(event),
    failedAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME),
  });
}

/** Streams those that were kept, the oldest first. */
export function streamDeadLetters(): AsyncGenerator<DeadLetter> {
  return deadLetters.stream(deadLetters.documents().orderBy('failedAt'));
}

export function removeDeadLetter(id: string): Promise<void> {
  return deadLetters.remove(id);
}

/** Deletes those that name a person: by their number, an address of theirs, or their id as a subscriber. */
export function deleteDeadLettersAbout(person: string): Promise<void> {
  return deleteTrees(deadLetters.documents().where('people', 'array-contains', person));
}

/** Returns the event that was kept, with its times as the database gives them; null where it was too large. */
export function parseEvent({ event }: DeadLetter): unknown {
  if (event === '') return null;
  return JSON.parse(event, (_key, value: unknown) => {
    const isTime = typeof value === 'object' && value !== null && '_seconds' in value && '_nanoseconds' in value;
    return isTime ? new Timestamp(Number(value._seconds), Number(value._nanoseconds)) : value;
  });
}

/** Lists users' numbers and addresses of mail that are anywhere in an event, and ids of subscribers. */
function listPeople(event: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) {
      Object.entries(value).flat().forEach(visit);
      if ('subscriberId' in value) found.add(String(value.subscriberId));
    } else if (typeof value === 'number' || typeof value === 'string')
      for (const part of String(value).split(/[/\s<>,;"]+/))
        if (isUserId(part) || /^[^@]+@[^@]+$/.test(part)) found.add(part.toLowerCase());
  };
  visit(event);
  return [...found].slice(0, PEOPLE_MAX);
}
