import { findCountryCode } from '@aperture-byline/contract/address/countries';
import { toPlainDigits } from '@aperture-byline/contract/shared/text/digits';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Parses a phone number to E.164, or null. Server only: the library would double what an address form loads. */
export function parseForeignPhone(written: string, country: string): string | null {
  const code = findCountryCode(country);
  const phone = parsePhoneNumberFromString(toPlainDigits(written), {
    ...(isSupported(code) && { defaultCountry: code }),
    extract: false,
  });
  return phone?.isValid() ? phone.number : null;
}

const isSupported = (code: string | undefined): code is CountryCode => code !== undefined && isSupportedCountry(code);
