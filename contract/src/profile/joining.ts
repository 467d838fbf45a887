/**
 * Messages for photographers that stand on every page, apart from `joiningMessages`, which few pages load. What a print
 * earns is its price: `computePayout` takes no share of it.
 */
export const joining = {
  title: 'You make photographs?',
  join: 'Join as a photographer',
  /** Shown behind the title. */
  cost: 'Joining is free, we take no commission, and a print earns you its whole price.',
} as const;
