import { runDueTriggers } from '../triggers/due-triggers.ts';

/** Milliseconds. Only what never comes waits as long: a busy machine may need many times what an idle one does. */
const CHECK_TIMEOUT = 100_000;
const PAUSE = 100;

/** The first result of `look` that is not undefined, null or false. For what a trigger does in its own time. */
export async function eventually<T>(what: string, look: () => Promise<T | undefined | null | false>): Promise<T> {
  const end = Date.now() + CHECK_TIMEOUT;
  for (;;) {
    await runDueTriggers();
    const result = await look();
    if (result) return result;
    if (Date.now() > end) throw new Error(`Not within ${CHECK_TIMEOUT} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
