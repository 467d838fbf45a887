import { findStateByCode } from '@aperture-byline/contract/address/state-list';
import { findState } from '@aperture-byline/contract/address/states';
import type { Seller } from '@aperture-byline/contract/settings/stored';
import { isIndia } from '@aperture-byline/contract/shipping/rates';

/** Tax that an amount includes. Paise, a hundred to the rupee. */
interface IncludedTax {
  /** The amount without tax. */
  taxable: number;
  /** Taxes of centre and state (or union territory) where both are the same, else of both together; per cent. */
  taxes: readonly { name: 'CGST' | 'SGST' | 'UTGST' | 'IGST'; rate: number; amount: number }[];
}

/** Where prints go, as the tax law asks: a state of India by its name in the list, else the country. */
export function placeOfSupply({ state, country }: { state: string; country: string }): string {
  return isIndia(country) ? (findState(state)?.name ?? state) : country;
}

/** Null where the seller pays no such tax. `amount` is whole rupees and includes it. */
export function splitTax(
  amount: number,
  { gstin, gstRate }: Pick<Seller, 'gstin' | 'gstRate'>,
  place: string,
): IncludedTax | null {
  if (gstin === '') return null;
  const paise = amount * 100;
  const tax = paise - Math.round((paise * 100) / (100 + gstRate));
  const state = findState(place);
  if (state === undefined || state !== findStateByCode(gstin.slice(0, 2)))
    return { taxable: paise - tax, taxes: [{ name: 'IGST', rate: gstRate, amount: tax }] };
  // Each the same, as the law wants them.
  const half = Math.round(tax / 2);
  const halves = (['CGST', state.isUnionTaxed ? 'UTGST' : 'SGST'] as const).map((name) => ({
    name,
    rate: gstRate / 2,
    amount: half,
  }));
  return { taxable: paise - 2 * half, taxes: halves };
}

/** `Kerala (32)`; of what is no state the name alone. */
export function describePlace(place: string): string {
  // Of a seller off the coasts, whose GSTIN begins so.
  if (place === '97') return 'Other Territory (97)';
  const state = findState(place);
  return state ? `${state.name} (${state.gst})` : place;
}
