/** The day from which both texts apply. */
export const EFFECTIVE_DATE = { iso: '2024-10-21', text: 'October 21, 2024' } as const;
