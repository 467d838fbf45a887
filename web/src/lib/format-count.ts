const COUNT = new Intl.NumberFormat('en-IN');

/** `12,345`, grouped as in India. */
export const formatCount = (count: number): string => COUNT.format(count);

/** `1 view`, `12,345 views`. */
export const pluralize = (count: number, unit: string): string =>
  `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`;
