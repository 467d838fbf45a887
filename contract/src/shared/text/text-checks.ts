/** Characters that are drawn as nothing: a text of them alone is empty. */
const INVISIBLE = /[\s\p{C}\p{DI}\p{Z}\u2800]/gu;

/** False for a text in which nobody sees anything. */
export function isVisible(text: string): boolean {
  return text.replace(INVISIBLE, '') !== '';
}

const MOMENT = /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;
/** Length of the longest way to write a moment. */
export const MOMENT_LENGTH = 24;

/** True for a moment of this century in UTC as ISO 8601 writes it, on a day that the calendar has. */
export function isMoment(text: string): boolean {
  const time = Date.parse(text);
  return MOMENT.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 19));
}
