import { isVisible } from '../shared/text/text-checks.ts';
import { isIndia } from '../shipping/rates.ts';
import { addressMessages } from './address-messages.ts';
import { isIndianPhone, isPin, normalizePhone, toCode } from './codes.ts';
import { findCountryName } from './countries.ts';
import { findState } from './states.ts';

/** Fields that are right or wrong by the country of the address. */
export type CountryField = 'country' | 'state' | 'postalCode' | 'phone' | 'alternatePhone';

/** Phones abroad are checked by the server alone. */
function checkPhone(phone: string, country: string): string | null {
  if (!isVisible(phone)) return addressMessages.allRequired;
  return !isIndia(country) || isIndianPhone(phone) ? null : addressMessages.phoneInvalid;
}

const RULES: Readonly<Record<CountryField, (value: string, country: string) => string | null>> = {
  country: (name) => {
    if (!isVisible(name)) return addressMessages.allRequired;
    return findCountryName(name) ? null : addressMessages.countryInvalid;
  },
  // Not all countries have states and postal codes.
  state: (state, country) => {
    if (!isIndia(country)) return null;
    if (!isVisible(state)) return addressMessages.allRequired;
    return findState(state) ? null : addressMessages.stateInvalid;
  },
  postalCode: (code, country) => {
    if (!isIndia(country)) return null;
    if (!isVisible(code)) return addressMessages.allRequired;
    return isPin(code) ? null : addressMessages.pinInvalid;
  },
  phone: checkPhone,
  alternatePhone: checkPhone,
};

export const COUNTRY_FIELDS = Object.keys(RULES) as CountryField[];

/** Returns the problem of an address field in this country; null where there is none. */
export const findCountryProblem = (field: CountryField, value: string, country: string): string | null =>
  RULES[field](value, normalizeCountry(country));

/** The name of a country in the list; what is wrong or missing stays wrong. */
const normalizeCountry = (country: string): string => (isVisible(country) && findCountryName(country)) || country;

/** Fields of an address, or of a change of one, as an address in this country has them. */
export function normalizeAddress<T extends Record<string, unknown>>(fields: T, country: unknown): T {
  if (typeof country !== 'string') return fields;
  const rules = isIndia(normalizeCountry(country)) ? IN_INDIA : ABROAD;
  const normalized = Object.entries(fields).map(([name, value]) => {
    const normalize = rules[name];
    return [name, normalize && typeof value === 'string' ? normalize(value) : value];
  });
  return Object.fromEntries(normalized);
}

/** Functions that normalize fields for storage, by the field's name; a wrong or missing value stays as it is. */
type Rules = Readonly<Record<string, (value: string) => string>>;
const ABROAD: Rules = { country: normalizeCountry };
const IN_INDIA: Rules = {
  ...ABROAD,
  state: (state) => findState(state)?.name ?? state,
  postalCode: toCode,
  phone: normalizePhone,
  alternatePhone: normalizePhone,
};
