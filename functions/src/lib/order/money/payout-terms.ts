import { toPerCent } from '@aperture-byline/contract/order/rates';
import type { StoredPayoutSettings } from '@aperture-byline/contract/settings/stored';
import type { PayoutTerms } from '@aperture-byline/contract/settings/wire';

/** `commissionRate`: basis points that were set for an artist; null or missing where the house's rate holds. */
export function toPayoutTerms(
  { commissionRate, tdsRate, tdsText, courier }: StoredPayoutSettings,
  artist: { commissionRate?: number | null | undefined } = {},
): PayoutTerms {
  return {
    commissionRate: toPerCent(artist.commissionRate ?? commissionRate),
    tdsRate: toPerCent(tdsRate),
    tdsText,
    courier,
  };
}
