/** `2 × Harbour`; of one copy the title alone. */
export const copiesText = (count: number, title: string): string =>
  count > 1 ? `${count} × ${title}` : title;

/** Equal prints once, each with its number of copies, in the order of the first ones. */
export function groupCopies<T>(
  prints: readonly T[],
  keyOf: (print: T) => string,
): { print: T; count: number }[] {
  return [...Map.groupBy(prints, keyOf).values()].flatMap(([print, ...others]) =>
    print === undefined ? [] : [{ print, count: 1 + others.length }],
  );
}
