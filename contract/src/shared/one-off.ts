/** Whether two words differ in one letter, or in two neighbours that changed places. */
export function isOneOff(one: readonly string[], other: readonly string[]): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const start = one.findIndex((letter, index) => letter !== other[index]);
  const at = start < 0 ? one.length : start;
  const isRestSame = (from: number, otherFrom: number) => one.slice(from).join('') === other.slice(otherFrom).join('');
  if (one.length > other.length) return isRestSame(at + 1, at);
  if (one.length < other.length) return isRestSame(at, at + 1);
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return isRestSame(at + 1, at + 1) || (isSwapped && isRestSame(at + 2, at + 2));
}
