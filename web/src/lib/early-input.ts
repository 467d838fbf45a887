/**
 * Remembers what a visitor does in HTML that the server rendered until it is hydrated: nothing handles it before, and
 * the browser would send a form by itself. The function that it returns repeats that: texts first, then clicks and the
 * last key that was pressed on a tab.
 */
export function rememberEarlyInput(root: Document | HTMLElement): () => void {
  const clicked: HTMLButtonElement[] = [];

  const endClicks = onInputIn(root, 'click', (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    // A double click is repeated once: a button would take its own first press back.
    if (button && (event as MouseEvent).detail < 2) clicked.push(button);
  });
  let repeatKey = () => {};
  const endKeys = onInputIn(root, 'keydown', (event) => {
    const { target } = event;
    if (!(target instanceof Element && target.matches('[role=tab]'))) return;
    const { key } = event as KeyboardEvent;
    repeatKey = () => {
      // Tabs prevent what they handle.
      if (!event.defaultPrevented) target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    };
  });
  // Enter in a field is a click on the form's button too, so that nothing else is needed to send it again.
  const endSubmits = onInputIn(root, 'submit', (event) => event.preventDefault());

  return () => {
    endClicks();
    endKeys();
    endSubmits();
    for (const field of changedFields(root)) repeatText(field);
    for (const button of clicked) if (button.isConnected) button.click();
    repeatKey();
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

export function changedFields(root: Document | HTMLElement): Field[] {
  const fields = root.querySelectorAll<Field>('input, textarea');
  return [...fields].filter(({ value, defaultValue }) => value !== defaultValue);
}

/** Keeps what is typed into fields in the history entry, which outlasts a reload of the page. */
export function keepEarlyTexts(root: HTMLElement): void {
  const texts = changedFields(root).map(({ name, value }) => [name, value]);
  const { state } = window.history;
  window.history.replaceState({ ...state, earlyTexts: { ...state?.earlyTexts, [root.id]: texts } }, '');
}

/** Takes them out of the history entry, into the fields of these names. */
export function restoreEarlyTexts(root: HTMLElement): void {
  const { state } = window.history;
  const { [root.id]: texts, ...others } = state?.earlyTexts ?? {};
  if (!texts) return;
  for (const [name, value] of texts) {
    const field = root.querySelector<Field>(`[name="${name}"]`);
    if (field) field.value = value;
  }
  window.history.replaceState({ ...state, earlyTexts: others }, '');
}

/** Listens at the document: React stops an event in HTML that is not hydrated on its way to the target. */
export function onInputIn(root: Node, type: string, listener: (event: Event) => void): () => void {
  const listenWithin = (event: Event): void => {
    if (event.target instanceof Node && root.contains(event.target)) listener(event);
  };
  const options = { capture: true, passive: type !== 'submit' };
  document.addEventListener(type, listenWithin, options);
  return () => document.removeEventListener(type, listenWithin, options);
}

/** React ignores an input event that leaves the value as it last knew it, so that it gets to know another one first. */
function repeatText(field: Field): void {
  const { value } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
