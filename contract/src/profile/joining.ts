/**
 * Messages for photographers that stand on every page, apart from `joiningMessages`, which few pages load. An
 * administrator sets the commission: no text that is written here names it.
 */
export const joining = {
  join: 'Join as a photographer',
  cost: 'Free. The house earns a commission on what you sell, which its terms name.',
} as const;
