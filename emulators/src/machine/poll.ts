import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../report.ts';

/** Polls a condition until it is true; false after the timeout. Any error but a Failure counts as false. */
export async function pollUntil(
  isReady: () => Promise<boolean>,
  { timeoutMs, everyMs = 200 }: { timeoutMs: number; everyMs?: number },
): Promise<boolean> {
  const giveUpAt = Date.now() + timeoutMs;
  while (Date.now() < giveUpAt) {
    if (await isReady().catch(notYet)) return true;
    await sleep(everyMs);
  }
  return false;
}

/** Refused and cut connections: expected while a server starts. */
function notYet(error: unknown): boolean {
  if (error instanceof Failure) throw error;
  return false;
}

/** The status of a GET, or an error when nothing answers within the time. */
export async function statusOf(url: string, timeoutMs = 20_000): Promise<number> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}
