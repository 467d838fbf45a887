import type { SelectedPrint } from '@aperture-byline/contract/cart/wire';
import { samplePicture, sampleProduct, sampleSize } from '@aperture-byline/contract/samples/stored-documents';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { priceLines, sumLines } from './prices.ts';

vi.mock(import('../../lib/config.ts'), async (load) => ({
  ...(await load()),
  config: () => ({ siteUrl: 'https://photos.example' }) as never,
}));
vi.mock(import('../../lib/logger.ts'), () => ({ logError: vi.fn(), logInfo: vi.fn() }));

const frames = [{ id: 'oak', type: 'Oak', charge: 800, description: '' }];
const product = (id: string, sizes = [sampleSize()]) => ({
  id,
  ...sampleProduct({ sizes, frames, pictures: [samplePicture()] }),
});
const line = (productId: string, productSize = 'a4', productFrame = 'oak'): SelectedPrint => ({
  productId,
  productSize,
  productFrame,
});

test('When any prints are priced, then the sums are those of what is available, and what shipping costs unless that is nothing', () => {
  const size = fc.record({
    price: fc.nat(200_000),
    edition: fc.option(fc.nat(3)),
    sold: fc.nat(3),
  });
  const selected = fc.array(fc.record({ size, isGone: fc.boolean(), hasFrame: fc.boolean() }), {
    maxLength: 50,
  });
  fc.assert(
    fc.property(selected, fc.integer({ min: 1, max: 100_000 }), (all, charge) => {
      const products = all.flatMap(({ size, isGone }, index) =>
        isGone ? [] : [product(`p${index}`, [sampleSize(size)])],
      );
      const lines = all.map(({ hasFrame }, index) => line(`p${index}`, 'a4', hasFrame ? 'oak' : 'gone'));
      const priced = priceLines(lines, products.toReversed());
      const expected = all.map(({ size, isGone, hasFrame }) => {
        if (isGone) return 'withdrawn';
        if (!hasFrame) return 'option_gone';
        return size.edition !== null && size.sold >= size.edition ? 'sold_out' : 'available';
      });
      expect(priced.map(({ status }) => status)).toEqual(expected);
      const subtotal = all.reduce(
        (sum, { size }, index) => sum + (expected[index] === 'available' ? size.price + 800 : 0),
        0,
      );
      const shipping = expected.includes('available') ? charge : 0;
      expect(sumLines(priced, charge)).toEqual({
        subtotal,
        shipping_charge: shipping,
        total: subtotal + shipping,
      });
    }),
  );
});

test.each([{ slug: '' }, { minPrice: null }, { status: 'draft' as const }, { status: 'submitted' as const }])(
  'When a product has %o, then it is withdrawn and the others are priced',
  (flaw) => {
    const flawed = { ...product('a'), ...flaw } as ReturnType<typeof product>;
    expect(priceLines([line('a'), line('b')], [flawed, product('b')])).toMatchObject([
      { status: 'withdrawn' },
      { status: 'available', price: 2000 },
    ]);
  },
);
