import { findCountryCode } from '@aperture-byline/contract/address/countries';
import { toPlainDigits } from '@aperture-byline/contract/shared/text/digits';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number of any country in E.164 (`+493012345678`), null for what is none. Without a country code it is one of
 * this country. Only the server checks it: in the browser, the library would double what the form of an address loads.
 */
export function parseForeignPhone(written: string, country: string): string | null {
  const code = findCountryCode(country);
  const phone = parsePhoneNumberFromString(toPlainDigits(written), {
    ...(isSupported(code) && { defaultCountry: code }),
    extract: false,
  });
  return phone?.isValid() ? phone.number : null;
}

const isSupported = (code: string | undefined): code is CountryCode =>
  code !== undefined && isSupportedCountry(code);
