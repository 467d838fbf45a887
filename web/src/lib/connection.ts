import { onlineManager } from '@tanstack/react-query';
import { NoConnectionError } from './api.ts';

/** A small file of the site: any answer to it shows that there is a connection. */
const PROBE = '/robots.txt';
/** Milliseconds until the site is asked again: the first delay, what it grows by each time, the longest, and the patience for an answer. */
const DELAY = 1500;
const GROWTH = 1.5;
const DELAY_MAX = 15_000;
const PATIENCE = 5000;

let isWatching = false;

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
  askAfter(DELAY);
}

function askAfter(delay: number): void {
  setTimeout(async () => {
    if (await isSiteReachable()) {
      isWatching = false;
      onlineManager.setOnline(true);
    } else askAfter(Math.min(delay * GROWTH, DELAY_MAX));
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
