/**
 * Event on the document: the page handles input by itself from now on. Apart from `early-input.ts`, because every page
 * tells of it and few have a form that waits.
 */
export const HYDRATED = 'hydrated';
