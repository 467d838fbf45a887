import { expect, test } from 'vitest';
import { copyOffer } from './copy-offer.ts';
import { blankSize } from './print-values.ts';

const earlier = {
  sizes: [
    { id: '30x20', width: 30, height: 20, price: 9000, edition: null },
    { id: '90x60', width: 90, height: 60, price: 40_000, edition: 10 },
  ],
  frames: [{ id: 'oak', type: 'Oak', charge: 500, description: 'Wax' }],
};
const none = { values: { sizes: [], frames: [] }, known: [] };
const wide = { width: 6000, height: 4000 };

test('When an earlier offer is taken over, then its sizes and frames are new ones with the same prices', () => {
  const { offer, leftOut } = copyOffer(earlier, { picture: wide, ...none });
  expect(offer).toMatchObject({
    sizes: [
      { id: undefined, width: '30', height: '20', price: '9000', edition: '' },
      { id: undefined, width: '90', height: '60', price: '40000', edition: '10' },
    ],
    frames: [{ id: undefined, type: 'Oak', charge: '500', description: 'Wax' }],
  });
  expect(leftOut).toEqual([]);
});

test('When the photograph is upright, then sizes are; a square one leaves them', () => {
  const sizesFor = (picture: typeof wide) =>
    copyOffer(earlier, { picture, ...none }).offer.sizes.map(({ width, height }) => `${width} ${height}`);
  expect(sizesFor({ width: 4000, height: 6000 })).toEqual(['20 30', '60 90']);
  expect(sizesFor({ width: 6000, height: 6000 })).toEqual(['30 20', '90 60']);
});

test('When the photograph has too few pixels for a size, then that is left out and named', () => {
  const { offer, leftOut } = copyOffer(earlier, { picture: { width: 3000, height: 2000 }, ...none });
  expect(offer.sizes).toMatchObject([{ width: '30' }]);
  expect(leftOut).toEqual(['90 × 60 cm']);
});

test('When prints of a size are sold, then it stays, with its price, and is not offered twice', () => {
  const sold = { ...blankSize(), id: 'sold', width: '30', height: '20', price: '8000' };
  const free = { ...blankSize(), id: 'free', width: '12', height: '8', price: '100' };
  const known = [
    { id: 'sold', ppi: 300, density: 'good' as const, sold: 2, left: null },
    { id: 'free', ppi: 300, density: 'good' as const, sold: 0, left: null },
  ];
  const { offer } = copyOffer(earlier, { picture: wide, values: { sizes: [sold, free], frames: [] }, known });
  expect(offer.sizes).toMatchObject([{ id: 'sold', price: '8000' }, { width: '90' }]);
  const turned = { ...sold, width: '20.0', height: ' 30 ' };
  const beside = copyOffer(earlier, { picture: wide, values: { sizes: [turned], frames: [] }, known });
  expect(beside.offer.sizes).toMatchObject([{ id: 'sold', price: '8000' }, { width: '90' }]);
});
