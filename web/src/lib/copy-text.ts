/**
 * Copies what `element` shows, or `text` where that is another one. False where the browser does not let it, such as in
 * a frame or without HTTPS: then the element's text is selected, for the person to copy.
 */
export async function copyText(element: HTMLElement, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(element);
    return false;
  }
}
