/** The file of an exhibition's catalogue, below its page once it has closed. */
export const CATALOGUE_FILE = 'catalogue.pdf';
