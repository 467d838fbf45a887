import { onlineManager } from '@tanstack/react-query';
import { NoConnectionError } from './api.ts';

/** A small file of the site: any answer to it shows that there is a connection. */
const PROBE = '/robots.txt';
/** Milliseconds until the site is asked again: the first delay, what it grows by each time, the longest, and the patience for an answer. */
const DELAY = 1500;
const GROWTH = 1.5;
const DELAY_MAX = 15_000;
const PATIENCE = 5000;
/** A connection that is lost again so soon counts as never having come back: calls may fail while the site answers. */
const RELAPSE = 30_000;

let isWatching = false;
let delay = DELAY;
/** Milliseconds since the epoch at which the site last answered after a loss. */
let backSince = 0;

/** Whether the site answers at all. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Tells TanStack Query that the connection is lost, and asks for the site until it answers: then whatever failed is
 * loaded again. The browser's own `online` event shortens the wait; alone it can't be relied on, since many lost networks
 * go unnoticed, and some devices report none although they have one.
 */
export function watchConnection(): void {
  onlineManager.setOnline(false);
  if (isWatching) return;
  isWatching = true;
  delay = Date.now() - backSince < RELAPSE ? longer(delay) : DELAY;
  askLater();
}

function longer(before: number): number {
  return Math.min(before * GROWTH, DELAY_MAX);
}

function askLater(): void {
  setTimeout(async () => {
    if (await isSiteReachable()) {
      isWatching = false;
      backSince = Date.now();
      onlineManager.setOnline(true);
    } else {
      delay = longer(delay);
      askLater();
    }
  }, delay);
}

/** Code that is loaded on demand. Throws `NoConnectionError` where it can't be had because the site does not answer. */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw (await isSiteReachable()) ? error : new NoConnectionError(error);
  }
}
