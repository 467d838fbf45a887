/** Clicks on buttons before the page was interactive, in their order. */
const clicked: HTMLButtonElement[] = [];

function rememberClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) clicked.push(button);
}

/** Enter in a field is a click on the form's button too, so that nothing else is needed to send it again. */
function stopSubmit(event: Event): void {
  event.preventDefault();
}

/**
 * Remembers what a visitor does on a page that the server rendered until it is hydrated: nothing handles it before, and
 * the browser would send a form by itself.
 */
export function rememberEarlyInput(): void {
  document.addEventListener('click', rememberClick, { capture: true });
  document.addEventListener('submit', stopSubmit, { capture: true });
}

/** Repeats what was remembered, once the page is hydrated: texts first, then clicks. */
export function replayEarlyInput(): void {
  document.removeEventListener('click', rememberClick, { capture: true });
  document.removeEventListener('submit', stopSubmit, { capture: true });
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (field.value !== field.defaultValue) replayText(field);
  for (const button of clicked.splice(0)) if (button.isConnected) button.click();
}

/** React ignores an input event that leaves the value as it last knew it, so that it gets to know another one first. */
function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
