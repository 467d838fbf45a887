import { readDirection } from './read-direction.ts';

/** Words that say of a transfer that it failed, was undone, or has not come yet. */
const UNDONE =
  /(?<!\p{L})(?:revers(?:ed?|als?|ing)|rev|rvsl|fail(?:ed|ures?)?|unsuccessful|declined|reject(?:ed|ions?)?|bounced?|dishonou?red|return(?:s|ed)?|rtn|ret|unpaid|charge ?backs?|refund(?:s|ed)?|cancel(?:l?ed|lation)?|void(?:ed)?|insufficient|disputed?|pending|on hold|scheduled|upcoming|not (?:paid|credited|completed|settled|cleared)|invalid|expired|timed? ?out|closed)(?!\p{L})/iu;
/** A longer text is a note, not a title. */
const TITLE_LENGTH = 60;

const saysUndone = (text: string): boolean => UNDONE.test(text);

/** Whether a cell of a line says so; `R` alone is short for it. */
export const isUndone = (cells: readonly string[]): boolean =>
  cells.some((cell) => saysUndone(cell) || /^\s*R\s*$/i.test(cell));

/** Returns the title of the lines below, which stands alone in the first cell; null for another line. */
export function readTitle([first = '', ...others]: readonly string[]): string | null {
  const isTitle = /\p{L}/u.test(first) && first.length <= TITLE_LENGTH && !/\p{Nd}|:\s*\S/u.test(first);
  return isTitle && others.every((cell) => cell.trim() === '') ? first : null;
}

/** Whether the lines below a title are no money that came. */
export const isTitleOfOthers = (title: string): boolean => saysUndone(title) || readDirection(title) === 'debit';
