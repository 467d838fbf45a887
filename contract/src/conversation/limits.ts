/** Characters of a message about an order. */
export const MESSAGE_MAX = 2000;
/** By one person in one sub-order in one day (UTC). */
export const MESSAGES_PER_DAY = 30;
export const MESSAGES_PAGE_SIZE = 20;
