import { formatDay } from '@aperture-byline/contract/shared/dates';
import { describeParcels } from '@aperture-byline/contract/shipping/rates';
import type { CartLine } from './cart-lines.ts';

/** Says before the order that prints of several artists come in several parcels, and which artists are away. */
export function Parcels({ lines }: { lines: readonly CartLine[] }) {
  const available = lines.flatMap(({ status, product }) => (status === 'available' ? [product] : []));
  const artists = new Map(available.map((product) => [product.photographer, product]));
  const texts = [
    ...[describeParcels(artists.size) ?? []].flat(),
    ...[...artists.values()].flatMap(({ firstname, lastname, back_on }) =>
      back_on ? [`${firstname} ${lastname} is back on ${formatDay(back_on)}, and answers then.`] : [],
    ),
  ];
  return texts.map((text) => (
    <p key={text} className="text-small">
      {text}
    </p>
  ));
}
