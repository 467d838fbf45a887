/** Characters that are drawn as nothing: a text of them alone is empty. */
const INVISIBLE = /[\s\p{C}\p{DI}\p{Z}\u2800]/gu;

/** False for a text in which nobody sees anything. */
export function isVisible(text: string): boolean {
  return text.replace(INVISIBLE, '') !== '';
}
