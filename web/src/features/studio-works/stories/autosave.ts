/** Milliseconds without a change until it is saved, and until a failed save is tried again. */
export const SAVE_DELAY = 1500;
export const RETRY_DELAY = 10_000;

type Values = Record<string, unknown>;

export type SaveState =
  /** `isUsed`: something was saved since the page was opened. */
  | { kind: 'saved'; isUsed: boolean }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Tried again after `RETRY_DELAY`, and by `saveNow`. */
  | { kind: 'failed'; error: unknown }
  /** Somebody else has changed it: nothing is sent until `goOn`. */
  | { kind: 'stopped' };

export interface Snapshot {
  state: SaveState;
  /** What the server refused, by the name of its field. */
  problems: Readonly<Record<string, string>>;
  /** Whatever the server does not have, refused values too. */
  unsaved: Readonly<Values>;
}

interface Rules {
  /** Saves these fields. */
  send: (changes: Values) => Promise<void>;
  /** Why single fields are refused; null for any other error. */
  problemsOf: (error: unknown) => Readonly<Record<string, string>> | null;
  /** True where trying again can't help. */
  isStop: (error: unknown) => boolean;
}

/**
 * Saves changes some time after the last one, one call at a time, together with those that were made meanwhile. A refused field
 * waits until it is changed, so that it does not hold up the others; a failed call is repeated.
 */
export class Autosave {
  readonly #rules: Rules;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot = { state: { kind: 'saved', isUsed: false }, problems: {}, unsaved: {} };
  #pending: Values = {};
  #sent: Values = {};
  #refused: Values = {};
  #problems: Readonly<Record<string, string>> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly get = (): Snapshot => this.#snapshot;

  change(changes: Values): void {
    this.#pending = { ...this.#pending, ...changes };
    this.#refused = without(this.#refused, changes);
    this.#problems = without(this.#problems, changes);
    const { state } = this.#snapshot;
    if (state.kind === 'stopped' || this.#running) this.#show(state);
    else this.#schedule(SAVE_DELAY, { kind: 'waiting' });
  }

  /** Saves what is left; whether the server has everything then. */
  async saveNow(): Promise<boolean> {
    if (this.#isStopped()) return false;
    await this.#running;
    // Also the timer that the call has set for what came meanwhile.
    clearTimeout(this.#timer);
    if (hasAny(this.#pending) && !this.#isStopped()) await this.#start();
    return !hasAny(this.#snapshot.unsaved);
  }

  /** Goes on after a stop, with these changes alone. */
  goOn(changes: Values): Promise<boolean> {
    this.#pending = changes;
    this.#refused = {};
    this.#problems = {};
    this.#show({ kind: 'waiting' });
    return this.saveNow();
  }

  /** Gives up whatever is not saved. */
  discard(): void {
    clearTimeout(this.#timer);
    this.#pending = {};
    this.#refused = {};
    this.#show({ kind: 'saved', isUsed: true });
  }

  #isStopped(): boolean {
    return this.#snapshot.state.kind === 'stopped';
  }

  #start(): Promise<void> {
    this.#running ??= this.#save().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #save(): Promise<void> {
    this.#sent = this.#pending;
    this.#pending = {};
    this.#show({ kind: 'saving' });
    try {
      await this.#rules.send(this.#sent);
      this.#sent = {};
      if (hasAny(this.#pending)) this.#schedule(SAVE_DELAY, { kind: 'waiting' });
      else this.#show({ kind: 'saved', isUsed: true });
    } catch (error) {
      const sent = this.#sent;
      this.#sent = {};
      await this.#fail(error, sent);
    }
  }

  async #fail(error: unknown, sent: Values): Promise<void> {
    const problems = Object.entries(this.#rules.problemsOf(error) ?? {}).filter(([name]) => name in sent);
    if (problems.length === 0) {
      this.#pending = { ...sent, ...this.#pending };
      if (this.#rules.isStop(error)) this.#show({ kind: 'stopped' });
      else this.#schedule(RETRY_DELAY, { kind: 'failed', error });
      return;
    }
    // What was typed meanwhile is no longer what was refused.
    const refused = problems.filter(([name]) => !(name in this.#pending));
    const names = Object.fromEntries(problems);
    this.#problems = { ...this.#problems, ...Object.fromEntries(refused) };
    this.#refused = { ...this.#refused, ...Object.fromEntries(refused.map(([name]) => [name, sent[name]])) };
    const rest = without(sent, names);
    const typed = this.#pending;
    this.#pending = { ...rest, ...typed };
    if (hasAny(rest)) await this.#save();
    else if (hasAny(typed)) this.#schedule(SAVE_DELAY, { kind: 'waiting' });
    else this.#show({ kind: 'saved', isUsed: true });
  }

  #schedule(delay: number, state: SaveState): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#start(), delay);
    this.#show(state);
  }

  #show(state: SaveState): void {
    const unsaved = { ...this.#refused, ...this.#sent, ...this.#pending };
    this.#snapshot = { state, problems: this.#problems, unsaved };
    for (const listener of this.#listeners) listener();
  }
}

function hasAny(values: Values): boolean {
  return Object.keys(values).length > 0;
}

function without<T>(values: Readonly<Record<string, T>>, names: Values): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in names)));
}
