import { HOUR } from '@aperture-byline/contract/shared/durations';
import type { DocumentData } from 'firebase-admin/firestore';
import { keepDeadLetter } from '../data/core/dead-letters.ts';
import { logError } from '../lib/logger.ts';
import type { FileCreated } from '../lib/storage-event.ts';

/** A write of a document, in plain data. */
export interface DocumentEvent {
  eventId: string;
  /** Time of the write, in ISO 8601. */
  time: string;
  path: string;
  /** Values of the variables in the trigger's pattern. */
  params: Readonly<Record<string, string>>;
  /** Undefined where there was no document, or is none. */
  before?: DocumentData | undefined;
  after?: DocumentData | undefined;
}

export interface FileEvent {
  eventId: string;
  /** Time of the upload, in ISO 8601. */
  time: string;
  path: string;
  file: FileCreated;
}

/**
 * Age from which an event that fails is not tried again. The platform itself drops one after a day, without a trace;
 * an outage of the database is shorter, and keeps this from being written too.
 */
const AGE_MAX = 6 * HOUR;

/** Runs a trigger. Throws what it throws, so that the event comes again, until it is too old: it is kept then. */
export async function runTrigger<E extends DocumentEvent | FileEvent>(
  trigger: string,
  run: (event: E) => Promise<unknown>,
  event: E,
): Promise<void> {
  try {
    await run(event);
  } catch (error) {
    const now = new Date();
    if (now.getTime() - Date.parse(event.time) < AGE_MAX) throw error;
    const { eventId, path: subject } = event;
    await keepDeadLetter({ trigger, subject, eventId, event }, error, now);
    logError('An event is not tried again', error, { trigger, subject, eventId });
  }
}
