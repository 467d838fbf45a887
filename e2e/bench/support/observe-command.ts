import { readFileSync } from 'node:fs';
import { Firestore } from 'firebase-admin/firestore';

const BYTES_PER_KB = 1024;

let running = 0;
let mostTransactions = 0;

const run = Firestore.prototype.runTransaction;
Firestore.prototype.runTransaction = async function (...args) {
  running += 1;
  mostTransactions = Math.max(mostTransactions, running);
  try {
    return (await run.apply(this, args)) as never;
  } finally {
    running -= 1;
  }
};

/** Most resident memory since the program began: that of `resourceUsage` can be the parent's. */
function readPeakMemory(): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) * BYTES_PER_KB;
}

/** Loaded before a command (`--import`): sends its parent what it took, when all is done. */
process.once('beforeExit', () => process.send?.({ mostTransactions, peakMemory: readPeakMemory() }));
