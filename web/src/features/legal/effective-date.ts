/** The day from which both texts apply, as specified. */
export const EFFECTIVE_DATE = { iso: '2024-10-21', text: 'October 21, 2024' } as const;

/** The day of the last change of either text, which both promise to show. */
export const LAST_CHANGED = { iso: '2026-11-24', text: 'November 24, 2026' } as const;
