/** Functions that run triggers in this process, where the emulators do not run them. */
interface OwnTriggers {
  /** Runs the triggers of all documents that changed since the last time, until none is due. */
  run: () => Promise<void>;
  /** Takes the database as empty, without triggers. */
  forget: () => void;
  /** Takes these documents as their triggers leave them. */
  settle: (paths: readonly string[]) => void;
}

let own: OwnTriggers | undefined;

/** From now on the tests of this process have a project to themselves, whose triggers they run. */
export function setOwnTriggers(triggers: OwnTriggers): void {
  own = triggers;
}

/** In a project of its own, triggers run here and nowhere else; in the suite's project the emulators run them. */
export const runDueTriggers = async (): Promise<void> => own?.run();

/** For documents that were put up with all that their triggers derive of them. */
export const settleDocuments = (paths: readonly string[]): void => own?.settle(paths);

export const forgetDocuments = (): void => own?.forget();
