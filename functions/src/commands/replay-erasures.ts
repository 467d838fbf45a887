import { replayErasures } from '../areas/account/replay-erasures.ts';

/**
 * `node functions/src/commands/replay-erasures.ts`: after a restore, erases again whoever left since the backup was made, in the
 * emulators or with real credentials.
 */
console.log(`accounts: ${await replayErasures()} erased again`);
