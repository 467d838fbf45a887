/**
 * A file of its own: every visitor of the page would else pay for the names of all files that the guest book brings.
 */
export const loadGuestBook = () => import('./guest-book.tsx');
