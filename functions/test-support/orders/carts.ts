import type { NewOrderBody } from '@aperture-byline/contract/order/bodies';
import { sampleByline, sampleProduct, sampleSize } from '@aperture-byline/contract/samples/stored-documents';
import { SHIPPING_CHARGE } from '@aperture-byline/contract/shared/constants';
import fc from 'fast-check';
import type { Product } from '../../src/data/works/products.ts';

/** A catalogue and a cart of it, without the address. */
export interface Cart {
  catalogue: Product[];
  body: Omit<NewOrderBody, 'shippingAddress'>;
}

const amounts = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { minLength: 1, maxLength: 4 });

/** Sizes differ in their prices and frames in their charges, so that choosing another one changes what it costs. */
function product(index: number, prefix: string): fc.Arbitrary<Product> {
  const id = `${prefix}-${index}`;
  return fc
    .record({
      prices: amounts(100_000),
      charges: amounts(20_000),
      userId: fc.integer({ min: 900_000_000, max: 900_000_003 }),
    })
    .map(({ prices, charges, userId }) => ({
      id,
      ...sampleProduct({
        slug: id,
        owner: sampleByline({ userId }),
        sizes: prices.map((price, size) => sampleSize({ id: `${id}-size-${size}`, price })),
        minPrice: Math.min(...prices) + Math.min(...charges),
        frames: charges.map((charge, frame) => ({
          id: `${id}-frame-${frame}`,
          type: 'Oak',
          charge,
          description: '',
        })),
      }),
    }));
}

export function carts(most: number, prefix = 'print'): fc.Arbitrary<Cart> {
  return fc
    .integer({ min: 1, max: most })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => product(index, prefix))))
    .chain((catalogue) =>
      fc.tuple(
        fc.constant(catalogue),
        fc.subarray(catalogue, { minLength: 1 }),
        fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: catalogue.length, maxLength: catalogue.length }),
      ),
    )
    .map(([catalogue, chosen, choices]) => {
      const productsInfo = chosen.map(({ id, sizes, frames, owner }, index) => {
        const [sizeChoice, frameChoice] = choices[index] ?? [0, 0];
        const size = sizes[sizeChoice % sizes.length];
        const frame = frames[frameChoice % frames.length];
        if (!size || !frame) throw new RangeError('A product has a size and a frame');
        return {
          productId: id,
          productSize: size.id,
          productFrame: frame.id,
          price: size.price + frame.charge,
          photographer: owner.userId,
        };
      });
      const totalPrice = productsInfo.reduce((sum, { price }) => sum + price, 0);
      return {
        catalogue,
        body: {
          totalPrice,
          finalPrice: totalPrice + SHIPPING_CHARGE,
          shippingCharge: SHIPPING_CHARGE,
          productsInfo,
        },
      };
    });
}

/** The body with one field changed or added, every field in turn; `addresses` are none of the buyer's. */
export function mutationsOf(
  body: NewOrderBody,
  { catalogue, addresses }: { catalogue: readonly Product[]; addresses: readonly unknown[] },
): [what: string, body: object][] {
  const numbers = (value: number) => [value + 1, value - 1, 0, -value, value / 3 + 0.5, String(value), null, undefined];
  const ids = [...catalogue.map(({ id }) => id), 'nothing', '', 5, null, undefined];
  const options = (of: 'sizes' | 'frames') => [
    ...catalogue.flatMap((one) => one[of].map(({ id }) => id)),
    'nothing',
    '',
    null,
    undefined,
  ];
  const changes = (record: object, name: string, values: readonly unknown[]) => {
    const before = record[name as keyof object];
    return values.filter((value) => value !== before).map((value) => ({ ...record, [name]: value }));
  };
  const inLines = body.productsInfo.flatMap((line, index) =>
    (
      [
        ['productId', ids],
        ['productSize', options('sizes')],
        ['productFrame', options('frames')],
        ['price', numbers(line.price)],
        ['photographer', numbers(line.photographer)],
        ['discount', [1]],
      ] as const
    ).flatMap(([name, values]) =>
      changes(line, name, values).map((changed): [string, object] => [
        `line ${index}: ${name} ${changed[name]}`,
        { ...body, productsInfo: body.productsInfo.with(index, changed as typeof line) },
      ]),
    ),
  );
  const inOrder = (['totalPrice', 'finalPrice', 'shippingCharge'] as const).flatMap((name) =>
    changes(body, name, numbers(body[name])).map((changed): [string, object] => [
      `${name} ${changed[name as keyof object]}`,
      changed,
    ]),
  );
  const others = [...changes(body, 'shippingAddress', addresses), ...changes(body, 'discount', [1])].map(
    (changed): [string, object] => ['another address or an unknown key', changed],
  );
  const lists = [body.productsInfo.slice(1), [...body.productsInfo, body.productsInfo[0]], [], null, undefined];
  return [
    ...inLines,
    ...inOrder,
    ...others,
    ...lists.map((productsInfo): [string, object] => ['another list', { ...body, productsInfo }]),
  ];
}
