import { describeParcels } from '@aperture-byline/contract/shipping/arrival';
import type { CartLine } from './cart-lines.ts';

/** Says before the order that prints of several artists come in several parcels. */
export function Parcels({ lines }: { lines: readonly CartLine[] }) {
  const artists = new Set(
    lines.flatMap(({ status, product }) => (status === 'available' ? [product.photographer] : [])),
  );
  const text = describeParcels(artists.size);
  return text && <p className="text-small">{text}</p>;
}
