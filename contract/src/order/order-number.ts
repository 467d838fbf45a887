/** What buyers, artists and administrators call an order: the beginning of its id, which is too long to be read out. */
export const orderNumber = (orderId: string): string => orderId.slice(0, 8).toUpperCase();
