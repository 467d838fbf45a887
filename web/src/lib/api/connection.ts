import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { onlineManager } from '@tanstack/react-query';
import { NoConnectionError } from './api.ts';

/** A small file of the site: any response shows that there is a connection. */
const PROBE = '/icon.svg';
/**
 * Milliseconds between probes with exponential backoff: first delay, growth factor, longest delay; and a probe's
 * timeout.
 */
const DELAY = 1500;
const GROWTH = 1.5;
const DELAY_MAX = 15_000;
const TIMEOUT = 5000;
/**
 * Milliseconds. A connection that is lost again within them keeps the longer delay: calls may fail while the site
 * answers.
 */
const RELAPSE = 30_000;

let isWatching = false;
let delay = DELAY;
/** Milliseconds since the epoch at which the site last answered after a loss. */
let backSince = 0;
/** Imports that failed under another address too. */
let failedRepeats = 0;

export async function isSiteReachable(): Promise<boolean> {
  try {
    await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Sets TanStack Query offline and polls the site until it answers; then failed queries are refetched. The browser's
 * `online` event shortens the wait, but is not reliable alone: many lost networks go unnoticed, and some devices report
 * none although they have one.
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

/**
 * Runs a dynamic import, once more where it fails. Throws `NoConnectionError` where the site does not answer; stays
 * pending where the page is reloaded for a newer release.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(await isSiteReachable())) throw new NoConnectionError(error);
    try {
      return await importAgain(load);
    } catch (secondError) {
      if (await reloadForRelease()) return new Promise(() => {});
      throw secondError;
    }
  }
}

/**
 * Chrome up to 150 and older Firefox answer a failed import from memory for the life of the page (whatwg/html#6768),
 * but fetch the file under another address. Their errors name the one that failed. The other address is the same until
 * that fails too: each would be a module of its own.
 */
async function importAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const address = String(error)
      .split(' ')
      .find((word) => /^http.*\.js$/.test(word));
    if (!address) throw error;
    try {
      return await import(/* @vite-ignore */ `${address}?retry=${failedRepeats}`);
    } catch (secondError) {
      failedRepeats += 1;
      throw secondError;
    }
  }
}

/** Names the files of the present release; no cache keeps it. */
const SHELL = '/shell.html';
/** Milliseconds for which the CDN may answer with a page that names files of an earlier release. */
const STALE_MAX = 5 * MINUTE;

/**
 * Reloads the page where the site has a newer release, which may lack the files of this one. Drafts outlast a reload.
 * Resolves with false where the page stays: without a connection, with work that a reload would lose, and soon after a
 * reload, which would follow another without end.
 */
export async function reloadForRelease(): Promise<boolean> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload' && performance.now() < STALE_MAX) return false;
  try {
    const response = await fetch(SHELL, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok || (await response.text()).includes(new URL(import.meta.url).pathname)) return false;
  } catch {
    return false;
  }
  // Forms without a draft, and uploads, ask before the page is left.
  if (!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) return false;
  window.location.reload();
  return true;
}

/**
 * Retry for code that could not be loaded. Browsers keep a failed dynamic import for the life of the page, and a new
 * release may have replaced the file, so only a fresh page load fetches it. False while the site cannot be reached:
 * then the page stays, with what was typed into it. (`navigator.onLine` would not do: it knows of networks, not of this
 * site.)
 */
export async function reloadPage(): Promise<boolean> {
  const isReachable = await isSiteReachable();
  if (isReachable) window.location.reload();
  return isReachable;
}
