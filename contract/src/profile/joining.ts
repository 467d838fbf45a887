/**
 * Messages for photographers that stand on every page, apart from `joiningMessages`, which few pages load. What a print
 * earns is its price: `computePayout` takes no share of it.
 */
export const joining = {
  join: 'Join as a photographer',
  cost: 'Free, no commission: a print earns you its whole price.',
} as const;
