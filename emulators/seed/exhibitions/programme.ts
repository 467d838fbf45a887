import type { Hang } from './hang.ts';
import { ongoing } from './ongoing.ts';
import { overAndUnopened } from './over-and-unopened.ts';
import { toCome } from './to-come.ts';

/** Every exhibition, whatever its state. */
export const programme: readonly Hang[] = [...ongoing, ...toCome, ...overAndUnopened];
