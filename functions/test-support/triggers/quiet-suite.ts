import { isDeepStrictEqual } from 'node:util';
import { dump, dumpWritten, withoutIndexes } from '../project/unchanged.ts';
import { call } from '../servers/suite.ts';

/** Milliseconds without a write after which triggers are taken to be done. */
const QUIET = 400;

/**
 * Waits until nothing was written for a while in the suite's project, whose triggers may still be at work on what a
 * test has put up or removed. The emulator takes one call or event at a time, so that a call is answered when the event
 * at work has ended, however long that takes. Events that were not sent yet are not waited for.
 */
export async function untilQuiet(): Promise<void> {
  let previous = '';
  for (;;) {
    const { documents, ...others } = await dump({ fields: false });
    // Of page indexes too: a trigger that writes them may have more to write.
    const written = Object.values(documents).map((text) => Date.parse(JSON.parse(text).updateTime));
    const state = { documents: withoutIndexes(documents), ...others };
    const age = Date.now() - Math.max(...written);
    const names = Object.keys(state.documents).join();
    if (age >= QUIET && names === previous) {
      await call('/blog/recent');
      if (isDeepStrictEqual(await dumpWritten(), state)) return;
    }
    previous = names;
    await new Promise((resolve) => setTimeout(resolve, Math.max(QUIET - age, QUIET / 2)));
  }
}
