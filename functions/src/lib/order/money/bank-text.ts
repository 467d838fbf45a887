/** Longest name that the forms of banks take. */
const NAME_MAX = 40;

/**
 * Returns a name in the signs that all banks take in a file: Latin letters without accents, digits, spaces, dots and
 * hyphens, from a letter or digit on. So it is no formula, and neither a comma nor a line break. Empty where nothing is
 * left.
 */
export function toBankName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[’'`]/g, '')
    .replace(/[^A-Za-z0-9 .-]+/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, NAME_MAX)
    .trim();
}
