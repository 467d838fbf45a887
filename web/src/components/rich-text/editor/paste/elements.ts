/** Gives an element another name; its attributes go, except its style. */
export function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  const style = element.getAttribute('style');
  if (style !== null) renamed.setAttribute('style', style);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
