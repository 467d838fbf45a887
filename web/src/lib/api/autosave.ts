import type { Problems } from '@aperture-byline/contract/shared/api/check-body';
import { atom } from 'nanostores';
import { ApiError } from './api.ts';

/** Milliseconds without a change until it is saved, and until a failed save is tried again. */
export const SAVE_DELAY = 1500;
export const RETRY_DELAY = 10_000;

type SaveState =
  /** `isUsed`: something was saved since the page was opened. */
  | { kind: 'saved'; isUsed: boolean }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Tried again after `RETRY_DELAY`, and by `saveNow`. */
  | { kind: 'failed'; error: unknown }
  /** The answer would be the same: tried again by `saveNow`, and once something is changed. */
  | { kind: 'refused'; error: unknown }
  /** Somebody else has changed it: nothing is sent until `resume`. */
  | { kind: 'stopped' };

export interface Snapshot<Values> {
  state: SaveState;
  /** Whether the server has refused something that is not changed since. */
  isRefused: boolean;
  /** Whatever the server does not have, refused and held values too. */
  unsaved: Partial<Values>;
}

interface Rules<Values> {
  send: (changes: Partial<Values>) => Promise<void>;
  /** Why single values of those that were sent are refused, by the paths of their fields; null for any other error. */
  findProblems: (error: unknown, sent: Partial<Values>) => Problems | null;
  /** Called with what is wrong with values that were sent. */
  onRefused: (problems: Problems) => void;
  /** True where trying again can't help. */
  isStop: (error: unknown) => boolean;
  /** True for what only `saveAll` saves. */
  isHeld?: (name: string) => boolean;
}

/** The field that a path leads into: `sizes` of `sizes[0].price`. */
export const findField = (path: string): string => path.split(/[.[]/, 1)[0] ?? '';

/** The field with the longest value: what is too large is so by it. */
export function findLongest(fields: object): string {
  const length = (value: unknown) => JSON.stringify(value)?.length ?? 0;
  const [longest] = Object.entries(fields).sort(([, one], [, other]) => length(other) - length(one));
  return longest?.[0] ?? '';
}

/**
 * Debounced saving: sends changes some time after the last one, one call at a time, together with those that were made
 * meanwhile. A refused value waits until it is changed, so that it does not hold up the others; a failed call is
 * repeated where that can help.
 */
export class Autosave<Values extends object> {
  readonly #rules: Rules<Values>;
  readonly #snapshot = atom<Snapshot<Values>>({
    state: { kind: 'saved', isUsed: false },
    isRefused: false,
    unsaved: {},
  });
  #isUsed = false;
  #isClosed = false;
  #pending: Partial<Values> = {};
  #inFlight: Partial<Values> = {};
  #refused: Partial<Values> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;

  constructor(rules: Rules<Values>) {
    this.#rules = rules;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.listen(listener);

  readonly get = (): Snapshot<Values> => this.#snapshot.get();

  change(changes: Partial<Values>): void {
    this.#pending = { ...this.#pending, ...changes };
    this.#refused = without(this.#refused, changes);
    const { state } = this.get();
    if (state.kind === 'stopped' || this.#running) this.#show(state);
    else this.#scheduleRest();
  }

  /** Saves what is left but for what is held; whether the server has everything else then. */
  saveNow(): Promise<boolean> {
    return this.#saveRest(() => this.#due());
  }

  /** Saves what is left, also what is held; whether the server has everything then. */
  saveAll(): Promise<boolean> {
    return this.#saveRest(() => this.#pending);
  }

  /** Continues after a stop, with these changes alone. */
  resume(changes: Partial<Values>): Promise<boolean> {
    this.#pending = changes;
    this.#refused = {};
    this.#show({ kind: 'waiting' });
    return this.saveNow();
  }

  discard(): void {
    clearTimeout(this.#timer);
    this.#pending = {};
    this.#refused = {};
    this.#isUsed = true;
    this.#show({ kind: 'saved', isUsed: true });
  }

  /** Saves by itself again after `close`: while developing, React runs every effect twice. */
  open(): void {
    this.#isClosed = false;
  }

  /** Saves what is left once more, as `saveNow`, and never again by itself. */
  close(): void {
    this.#isClosed = true;
    void this.saveNow();
  }

  #isStopped(): boolean {
    return this.get().state.kind === 'stopped';
  }

  #due(): Partial<Values> {
    const isDue = ([name]: [string, unknown]) => !this.#rules.isHeld?.(name);
    return Object.fromEntries(Object.entries(this.#pending).filter(isDue)) as Partial<Values>;
  }

  async #saveRest(rest: () => Partial<Values>): Promise<boolean> {
    if (this.#isStopped()) return false;
    await this.#running;
    // Also the timer that the call has set for what came meanwhile.
    clearTimeout(this.#timer);
    if (hasAny(rest()) && !this.#isStopped()) await this.#start(rest());
    return !this.#isStopped() && !hasAny({ ...this.#refused, ...rest() });
  }

  #start(changes: Partial<Values>): Promise<void> {
    this.#running ??= this.#save(changes).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #save(changes: Partial<Values>): Promise<void> {
    this.#inFlight = changes;
    this.#pending = without(this.#pending, changes);
    this.#show({ kind: 'saving' });
    try {
      await this.#rules.send(changes);
      this.#inFlight = {};
      this.#isUsed = true;
      this.#scheduleRest();
    } catch (error) {
      this.#inFlight = {};
      await this.#fail(error, changes);
    }
  }

  async #fail(error: unknown, inFlight: Partial<Values>): Promise<void> {
    const problems = Object.entries(this.#rules.findProblems(error, inFlight) ?? {}).filter(
      ([path]) => findField(path) in inFlight,
    );
    if (problems.length === 0) {
      this.#pending = { ...inFlight, ...this.#pending };
      if (this.#rules.isStop(error)) this.#show({ kind: 'stopped' });
      else if (isFinal(error)) this.#show({ kind: 'refused', error });
      else this.#schedule(RETRY_DELAY, { kind: 'failed', error });
      return;
    }
    const names = Object.fromEntries(problems.map(([path]) => [findField(path), true]));
    const rest = without(inFlight, names);
    // What was typed meanwhile is no longer what was refused.
    this.#refused = { ...this.#refused, ...without(without(inFlight, rest), this.#pending) };
    this.#rules.onRefused(Object.fromEntries(problems.filter(([path]) => findField(path) in this.#refused)));
    const typed = this.#pending;
    this.#pending = { ...rest, ...typed };
    this.#isUsed = true;
    if (hasAny(rest)) await this.#save({ ...without(this.#pending, without(this.#pending, rest)), ...this.#due() });
    else this.#scheduleRest();
  }

  /** Saves what is left some time later; where nothing is, all is saved that can be. */
  #scheduleRest(): void {
    if (hasAny(this.#due())) this.#schedule(SAVE_DELAY, { kind: 'waiting' });
    else this.#show({ kind: 'saved', isUsed: this.#isUsed });
  }

  #schedule(delay: number, state: SaveState): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.saveNow(), delay);
    this.#show(state);
  }

  #show(state: SaveState): void {
    const unsaved = { ...this.#refused, ...this.#inFlight, ...this.#pending };
    this.#snapshot.set({ state, isRefused: hasAny(this.#refused), unsaved });
  }
}

function hasAny(values: object): boolean {
  return Object.keys(values).length > 0;
}

function without<Values extends object>(values: Partial<Values>, names: object): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in names))) as Partial<Values>;
}

/** Answers about the moment: a time-out, a conflict, too early, too many. */
const PASSING: readonly number[] = [408, 409, 425, 429];

/** True for an answer that no repetition of the same call changes. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError) || PASSING.includes(error.status)) return false;
  return error.status >= 400 && error.status < 500;
}
