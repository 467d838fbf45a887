/** The button that was clicked before the page was interactive, if any: the latest counts. */
let clicked: HTMLButtonElement | null = null;

function remember({ target }: Event): void {
  clicked = (target as Element).closest('button');
}

/** Remembers a click on a button of a page that the server rendered: nothing handles it until the page is hydrated. */
export function rememberEarlyClicks(): void {
  document.addEventListener('click', remember, { capture: true });
}

/** Repeats the remembered click, once the page is hydrated. */
export function replayEarlyClick(): void {
  document.removeEventListener('click', remember, { capture: true });
  if (clicked?.isConnected) clicked.click();
  clicked = null;
}
