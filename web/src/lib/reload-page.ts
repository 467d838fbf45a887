import { isSiteReachable } from './connection.ts';

/**
 * Retry for code that could not be loaded. Browsers keep a failed dynamic import for the life of the page, and a new release
 * may have replaced the file, so only a fresh page load fetches it. False while the site cannot be reached: then the page
 * stays, with what was typed into it. (`navigator.onLine` would not do: it knows of networks, not of this site.)
 */
export async function reloadPage(): Promise<boolean> {
  const isReachable = await isSiteReachable();
  if (isReachable) window.location.reload();
  return isReachable;
}
