import names from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { isOneOff } from '../shared/one-off.ts';
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

/** Finds a country by code or any of its names, a misspelled India too; undefined where nobody knows it. */
function findCountry(country: string) {
  const name = country.trim().toLowerCase();
  const wanted = isIndia(name) || isOneOff([...name], [...'india']) ? 'in' : name;
  return COUNTRIES.find(([code, all]) => [code, ...all].some((name) => name.toLowerCase() === wanted));
}

/** Its code of ISO 3166-1. */
export const findCountryCode = (country: string): string | undefined => findCountry(country)?.[0];

export const findCountryName = (country: string): string | undefined => findCountry(country)?.[1][0];
