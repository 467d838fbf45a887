/**
 * What Back and Forward ask first. Browsers call a window's listeners in the order in which they were added, so that one that is to
 * keep an event from the router is added before it, by the entry of the client.
 */
export const historyGuard: { current: ((event: PopStateEvent) => void) | null } = { current: null };
