/** A list in parts of this size, in order; the last may be shorter. For queries that look for a bounded number of values. */
export function splitIntoParts<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
