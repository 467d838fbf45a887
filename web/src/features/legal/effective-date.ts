/** The day from which both texts apply. */
export const EFFECTIVE_DATE = '2024-10-21';
