/**
 * Retry for code that could not be loaded. Browsers keep a failed dynamic import for the life of the page, and a new release
 * may have replaced the file, so only a fresh page load fetches it. While the site cannot be reached the page stays, with
 * what was typed into it. (`navigator.onLine` would not do: it knows of networks, not of this site.)
 */
export async function reloadPage(): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    // No answer at all: a reload would leave nothing but the browser's error page.
    return;
  }
  window.location.reload();
}
