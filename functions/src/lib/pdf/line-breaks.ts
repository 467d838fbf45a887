/** Scripts that are written without spaces between words; a dictionary tells where they begin. */
const UNSPACED = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** Characters before and after which a line may end. */
const IDEOGRAPHIC = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\u3000-\u303f\uff00-\uffef]/u;
/** Marks, and signs that belong to what stands before them. */
const NO_START = /^[\p{M}\p{Pe}\p{Pf}\p{Po}\p{Lm}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ〜]/u;
/** Signs that belong to what follows. */
const NO_END = /[\p{Ps}\p{Pi}\p{Sc}]$/u;
/** Marks between syllables and words: of Tibetan, of Ethiopic. */
const SEPARATOR = /[\u0f0b\u1361]$/u;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
let words: Intl.Segmenter | undefined;

/** Where a line may end besides at a space, as places of the characters that the next one begins with. */
export function findBreaks(text: string): ReadonlySet<number> {
  const breaks = new Set<number>();
  if (UNSPACED.test(text)) {
    words ??= new Intl.Segmenter('th', { granularity: 'word' });
    for (const { segment, index } of words.segment(text))
      if (UNSPACED.test(segment) && UNSPACED.test(text.slice(0, index).slice(-1))) breaks.add(index);
  }
  if (!IDEOGRAPHIC.test(text) && !/[\u0f0b\u1361]/u.test(text)) return breaks;
  let before = '';
  for (const { segment, index } of characters.segment(text)) {
    const isBetween = IDEOGRAPHIC.test(before) || IDEOGRAPHIC.test(segment);
    const isKept = NO_START.test(segment) || NO_END.test(before) || before === '';
    if (!isKept && (isBetween || SEPARATOR.test(before))) breaks.add(index);
    before = segment;
  }
  return breaks;
}
