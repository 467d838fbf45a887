/**
 * How people write a text: on one line; over several; as HTML; as a code, such as a bank's or an office's, in which
 * spaces mean nothing.
 */
export type TextKind = 'line' | 'prose' | 'html' | 'code';

const ESCAPE = '\u001b';
/** Commands that a terminal reads after `ESCAPE`, such as a colour. */
const TERMINAL_COMMAND = /^\[[0-?]*[ -/]*[@-~]/;
/** Ends of lines and pages of other systems and programs. */
const LINE_END = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/**
 * Controls, halves of surrogate pairs, and characters that no script needs: soft hyphens, spaces without width,
 * embeddings, overrides and isolates of the direction, annotations, the place of an embedded object, byte order marks.
 */
const NEEDLESS =
  /[^\P{Cc}\t\n]|[\p{Cs}\p{Noncharacter_Code_Point}\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]/gu;
/** Tags spell the flags of regions after a black flag; anywhere else they are text that nobody sees. */
const TAGS = /(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,32}\u{e007f})|[\u{e0000}-\u{e007f}]/gu;
const DIRECTION_MARK = /[\u061c\u200e\u200f]/g;
const RIGHT_TO_LEFT =
  /(?=\p{L})[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}\p{sc=Mand}\p{sc=Samr}]/u;
/** A separator of vowels in Mongolian. */
const VOWEL_SEPARATOR = /(?<!(?=\p{L})\p{sc=Mong})\u180e/gu;
const JOINERS = /[\u200c\u200d]+(?=(\p{M}{1,30}|.)?)/gsu;
/** The last letter of a text with its marks, which have no order before they are composed. */
const LAST_LETTER = /.?\p{M}*$/su;
/** A letter or mark beside which a joiner chooses the shape. */
const JOINABLE =
  /(?=[\p{L}\p{M}])[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Adlm}\p{scx=Rohg}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mtei}\p{scx=Mymr}\p{scx=Khmr}\p{scx=Tibt}\p{scx=Java}\p{scx=Bali}]/u;
/** No spelling puts more of them in a row. */
const JOINERS_MAX = 3;
const PICTURE = /\p{Extended_Pictographic}/u;
const PICTURE_END = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;
/** All control characters but tab and line ends. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;
/** White space that is replaced by spaces in a text of one line. */
const SPACE = /[\t\n\p{Zs}]/gu;
/** Nothing of the above, and composed as it is. */
const PLAIN = /^[\n -~]*$/;

/** UAX 15 (Stream-Safe): no language has more marks on a letter, and sorting them takes the square of their number. */
const TOO_MANY_MARKS = /\p{M}{31}/u;

/**
 * A text as it is checked, counted and stored: composed (NFC), trimmed, and without what pastes bring along unseen.
 * Joiners stay where scripts and emoji need them, marks of the direction in prose with right-to-left letters. Null for
 * one that can't be normalized.
 */
export function cleanText(kind: TextKind, text: string): string | null {
  const composed = PLAIN.test(text) ? text : composeVisible(kind, text);
  if (composed === null || kind === 'prose' || kind === 'html') return composed?.trim() ?? null;
  return kind === 'code' ? composed.replace(/\s/gu, '') : composed.replace(SPACE, ' ').trim();
}

/** A part of such a text, with the spaces around it. */
export function composeVisible(kind: TextKind, text: string): string | null {
  const visible = withoutCommands(text)
    .replace(LINE_END, '\n')
    .replace(NEEDLESS, '')
    .replace(TAGS, '$1')
    .replace(VOWEL_SEPARATOR, '')
    // Before it is composed: without its spaces a letter may stand beside another mark.
    .replace(kind === 'code' ? /\s/gu : '', '');
  const keepsMarks = (kind === 'prose' || kind === 'html') && RIGHT_TO_LEFT.test(visible);
  const marked = keepsMarks ? visible : visible.replace(DIRECTION_MARK, '');
  const joined = marked.replace(JOINERS, keepNeeded);
  return TOO_MANY_MARKS.test(joined) ? null : joined.normalize('NFC');
}

/** Keeps joiners in scripts that have them, and the one between pictures that make one emoji. */
function keepNeeded(joiners: string, after = '', at: number, text: string): string {
  const [before = ''] = LAST_LETTER.exec(text.slice(Math.max(0, at - 64), at)) ?? [];
  if (JOINABLE.test(before) || JOINABLE.test(after)) return joiners.slice(0, JOINERS_MAX);
  return PICTURE_END.test(before) && PICTURE.test(after) && joiners.includes('\u200d') ? '\u200d' : '';
}

function withoutCommands(text: string): string {
  const [first = '', ...others] = text.split(ESCAPE);
  return first + others.map((part) => part.replace(TERMINAL_COMMAND, '')).join('');
}

/** Composes and trims a token, such as an id; null with control characters or broken Unicode: nobody typed it. */
export function readToken(text: string): string | null {
  if (!text.isWellFormed() || CONTROL.test(text) || TOO_MANY_MARKS.test(text)) return null;
  return text.normalize('NFC').trim();
}
