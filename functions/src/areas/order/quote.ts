import type { QuoteBody } from '@aperture-byline/contract/cart/bodies';
import type { Quote, QuoteLine } from '@aperture-byline/contract/cart/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { longestLead, type Preparation } from '@aperture-byline/contract/shipping/arrival';
import { readShopSettings } from '../../data/core/settings.ts';
import { readReturns } from '../../data/people/users.ts';
import { readProductOffers } from '../../data/works/products.ts';
import { toFrame, toSize } from '../../lib/order/products.ts';
import { toQuotedShipping } from '../../lib/order/quoted-shipping.ts';
import { jpegUrl, toPicture } from '../../lib/pictures/picture-addresses.ts';
import { type PricedLine, priceLines, sumLines } from './prices.ts';

/** Prices prints as they are now; an unknown or withdrawn product's is marked, so that a cart can show it. */
export async function quoteCart({ lines }: QuoteBody): Promise<Quote> {
  const ids = new Set(lines.map(({ productId }) => productId).filter(isId));
  const [products, { shipping }] = await Promise.all([readProductOffers([...ids]), readShopSettings()]);
  const priced = priceLines(lines, products);
  const available = priced.flatMap((line) => (line.status === 'available' ? [line] : []));
  const returns = await readReturns(available.map(({ product }) => product.owner.userId));
  return {
    lines: priced.map((line) => toQuoteLine(line, returns)),
    ...sumLines(priced, shipping.domestic.standard.price ?? 0),
    shipping: toQuotedShipping(shipping, listParcels(available, returns)),
  };
}

/** Each artist sends a parcel, once the print is prepared that takes the longest. */
function listParcels(
  lines: readonly Extract<PricedLine, { status: 'available' | 'sold_out' }>[],
  returns: ReadonlyMap<number, string>,
): Preparation[] {
  const artists = Map.groupBy(lines, ({ product }) => product.owner.userId);
  return [...artists].map(([artistId, own]) => ({
    leadDays: longestLead(own.map(({ frame }) => frame)),
    backOn: returns.get(artistId),
  }));
}

function toQuoteLine(line: PricedLine, returns: ReadonlyMap<number, string>): QuoteLine {
  const { productId, productSize, productFrame } = line;
  const selected = { productId, productSize, productFrame };
  if (line.status === 'withdrawn') return { ...selected, status: line.status };
  const { title, slug, pictures, owner, sizes, frames } = line.product;
  const [picture] = pictures;
  const backOn = returns.get(owner.userId);
  const product = {
    title,
    slug,
    primary_image: picture ? jpegUrl(picture) : null,
    picture: picture ? toPicture(picture) : null,
    photographer: owner.userId,
    firstname: owner.firstName,
    lastname: owner.lastName,
    sizes: sizes.map(toSize),
    frames: frames.map(toFrame),
    ...(backOn !== undefined && { back_on: backOn }),
  };
  if (line.status === 'option_gone') return { ...selected, status: line.status, ...product };
  const { status, size, frame, price } = line;
  return {
    ...selected,
    status,
    price,
    size_price: size.price,
    frame_price: frame.charge,
    selected_size: `${size.width}cm x ${size.height}cm`,
    selected_frame: frame.type,
    ...product,
  };
}
