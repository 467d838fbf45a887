import type { DocumentChange } from '../data/core/collection.ts';

/** Which write an event tells of. The same one may come late, twice and after later ones. */
export interface EventContext {
  eventId: string;
  /** Time of the write. */
  time: Date;
  /** Id of the document; of the work, where a revision was written. */
  id: string;
}

/** A write of a document as its handlers get it. */
export type Written<T> = DocumentChange<T> & EventContext;

/** Brings one thing up to date with what is stored now; what it writes has an id that the event determines. */
type Handler<W> = (written: W) => Promise<unknown>;
/** Handlers by the names of events, in the order in which they run. */
export type Handlers<W> = Readonly<Record<string, readonly Handler<W>[]>>;

/**
 * Runs the handlers of the events, each once, in the order of the table. One that fails does not keep the others from
 * their work: its error is thrown once all were run.
 */
export async function dispatch<W, H extends Handlers<W>>(
  handlers: H,
  events: readonly (keyof H)[],
  written: W,
): Promise<void> {
  const due = new Set(Object.entries(handlers).flatMap(([event, own]) => (events.includes(event) ? own : [])));
  const errors: unknown[] = [];
  for (const handle of due)
    try {
      await handle(written);
    } catch (error) {
      errors.push(error);
    }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, errors.map(String).join('; '));
}

/** Returns the names of those events that happened. */
export function listEvents<E extends string>(events: Readonly<Record<E, boolean>>): E[] {
  return (Object.keys(events) as E[]).filter((name) => events[name]);
}
