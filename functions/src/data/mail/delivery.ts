import { DAY, HOUR, MINUTE } from '@aperture-byline/contract/shared/durations';
import { count, nullable, oneOf, time, withFallback } from '@aperture-byline/contract/shared/stored-fields';
import { type InferOutput, object, string } from 'valibot';
import type { SendResult } from '../../lib/email/smtp.ts';

/**
 * `PENDING`: to be sent at once; `PROCESSING`: a run is sending it; `RETRY`: it waits to be sent again; `SUCCESS`: the
 * mail server took it; `ERROR`: nobody tries again.
 */
type DeliveryState = 'PENDING' | 'PROCESSING' | 'RETRY' | 'SUCCESS' | 'ERROR';

/** How a mail is being sent. */
export const storedDelivery = object({
  /** `ERROR` where it can't be read: the mail may have been sent. */
  state: withFallback(
    oneOf<DeliveryState>({ PENDING: true, PROCESSING: true, RETRY: true, SUCCESS: true, ERROR: true }),
    'ERROR',
  ),
  attempts: count,
  /** When the first attempt began; null before. */
  startTime: nullable(time),
  /** Null before it ended, with success or without. */
  endTime: nullable(time),
  /** When the schedule has it sent: what should have sent it was lost or killed by then. Null once it ended. */
  dueAt: nullable(time),
  /** Names the run that is sending it; null where none is. */
  lease: nullable(string()),
  /** Why the last attempt failed, in the mail server's words; null where none did. */
  error: nullable(string()),
});
export type Delivery = InferOutput<typeof storedDelivery>;

/** Milliseconds after which a run that is sending a mail has been killed: longer than the function may take. */
export const LEASE = 5 * MINUTE;
/** Milliseconds until a mail whose event was lost is sent by the schedule. */
const EVENT_WITHIN = 10 * MINUTE;
/** Milliseconds of the first wait after a failure, doubled by each further one, and the longest wait. */
const FIRST_WAIT = MINUTE;
const LONGEST_WAIT = HOUR;
/** Milliseconds after the first attempt in which a mail is tried again. */
const TRY_FOR = DAY;

/** Delivery of a mail that was written by hand. */
export const NO_DELIVERY: Delivery = {
  state: 'PENDING',
  attempts: 0,
  startTime: null,
  endTime: null,
  dueAt: null,
  lease: null,
  error: null,
};

export const newDelivery = (now: Date): Delivery => ({ ...NO_DELIVERY, dueAt: after(now, EVENT_WITHIN) });

/** Begins an attempt; null where another run is at it, or it is not its time. */
export function beginAttempt(delivery: Delivery, lease: string, now: Date): Delivery | null {
  if (delivery.state !== 'PENDING') return null;
  const { attempts, startTime } = delivery;
  return {
    ...delivery,
    state: 'PROCESSING',
    attempts: attempts + 1,
    startTime: startTime ?? now,
    dueAt: after(now, LEASE),
    lease,
  };
}

/** Ends the attempt of a run; null where another run has taken the mail since. */
export function endAttempt(delivery: Delivery, lease: string, result: SendResult, now: Date): Delivery | null {
  if (delivery.state !== 'PROCESSING' || delivery.lease !== lease) return null;
  const { attempts, startTime } = delivery;
  const ended: Delivery = { ...delivery, endTime: now, dueAt: null, lease: null };
  if (result.state === 'sent') return { ...ended, state: 'SUCCESS', error: null };
  const { error } = result;
  const isOver = now.getTime() - (startTime ?? now).getTime() >= TRY_FOR;
  if (result.state === 'refused' || isOver) return { ...ended, state: 'ERROR', error };
  const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
  return { ...delivery, state: 'RETRY', dueAt: after(now, wait), lease: null, error };
}

/** Has a mail sent again that waits for it or was left by a killed run; null where it is not due. */
export function wakeDelivery(delivery: Delivery, now: Date): Delivery | null {
  const { dueAt } = delivery;
  if (dueAt === null || now < dueAt) return null;
  return { ...delivery, state: 'PENDING', lease: null, dueAt: after(now, EVENT_WITHIN) };
}

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
