/** Digits but 0 to 9. */
const OTHER_DIGITS = /[^\P{Nd}0-9]/gu;
const DIGIT = /^\p{Nd}$/u;

export const toPlainDigits = (text: string): string => text.replace(OTHER_DIGITS, readDigit);

/** Each script has its ten in a row, and sets of digits that follow each other begin with a zero too. */
function readDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
