import { isVisible } from '../shared/text-checks.ts';
import { isIndia } from '../shipping/rates.ts';
import { addressMessages } from './address-messages.ts';
import { COUNTRY_NAMES } from './countries.ts';
import { isIndianPhone } from './phone.ts';

/** Six digits, as people group them. */
const PIN = /^[1-9]\d{2} ?\d{3}$/;

/** Fields that are right or wrong by the country of the address. */
export type CountryField = 'country' | 'state' | 'postalCode' | 'phone' | 'alternatePhone';

/** Phones abroad are checked by the server alone. */
const checkPhone = (phone: string, country: string) =>
  !isIndia(country) || isIndianPhone(phone) ? null : addressMessages.phoneInvalid;

const RULES: Readonly<Record<CountryField, (value: string, country: string) => string | null>> = {
  country: (name) => {
    if (!isVisible(name)) return addressMessages.allRequired;
    return COUNTRY_NAMES.includes(name) ? null : addressMessages.countryInvalid;
  },
  // Not all countries have states and postal codes.
  state: (state, country) => (isVisible(state) || !isIndia(country) ? null : addressMessages.allRequired),
  postalCode: (code, country) => {
    if (!isIndia(country)) return null;
    if (!isVisible(code)) return addressMessages.allRequired;
    return PIN.test(code) ? null : addressMessages.pinInvalid;
  },
  phone: checkPhone,
  alternatePhone: checkPhone,
};

export const COUNTRY_FIELDS = Object.keys(RULES) as CountryField[];

/** What is wrong with the field of an address in this country; null for nothing. */
export const findCountryProblem = (field: CountryField, value: string, country: string): string | null =>
  RULES[field](value, country);
