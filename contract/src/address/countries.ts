import names from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { isIndia } from '../shipping/rates.ts';

/** Places without people who live there or without a telephone network, such as Antarctica. */
const UNINHABITED: ReadonlySet<string> = new Set(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM']);

/** Codes of ISO 3166-1 with their English names. */
const COUNTRIES: readonly (readonly [code: string, names: readonly string[]])[] = Object.entries(
  names.countries,
).flatMap(([code, name]) => (UNINHABITED.has(code) ? [] : [[code, [name].flat()] as const]));

/** The countries of an address, in the order of the alphabet. */
export const COUNTRY_NAMES: readonly string[] = COUNTRIES.flatMap(([, [name]]) => name ?? []).sort((a, b) =>
  a.localeCompare(b, 'en'),
);

/** The code of a country by any of its names, however they are written; undefined where nobody knows it. */
export function findCountryCode(country: string): string | undefined {
  if (isIndia(country)) return 'IN';
  const wanted = country.trim().toLowerCase();
  return COUNTRIES.find(([, all]) => all.some((name) => name.toLowerCase() === wanted))?.[0];
}
