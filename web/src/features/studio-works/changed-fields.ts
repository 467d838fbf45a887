/** What of `after` is other than before, compared as it is sent. */
export function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const names = (Object.keys(after) as (keyof T)[]).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(names.map((name) => [name, after[name]])) as Partial<T>;
}
