/** Id of the words about letters that are shown at present. */
export const CONSENT = 'letters-1';
export const CONSENT_SENTENCE = 'News of exhibitions and stories. Each letter has a link that ends them.';
