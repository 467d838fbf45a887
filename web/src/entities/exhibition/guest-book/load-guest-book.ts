/** Loads from a file of its own: every visitor would else pay for the names of all files it brings. */
export const loadGuestBook = () => import('./guest-book.tsx');
