import type { Address } from '@aperture-byline/contract/address/wire';
import type { Quote, SelectedPrint } from '@aperture-byline/contract/cart/wire';
import type { CartItem } from '../../src/entities/cart/cart-item.ts';
import { sampleAccount } from '../account.ts';
import type { MadeCall } from '../pages/answer-calls.ts';

export const QUOTE = 'POST /product/quote';

export const buyer = sampleAccount({ uid: 'asha', userId: 123456789, email: 'asha@example.com' });

export const savedAddress: Address = {
  id: 'home',
  recipient: '',
  address: '12 Hill Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  country: 'India',
  postalcode: '400050',
  email: 'asha@example.com',
  phone: '9876543210',
  alternate_phone: '9123456780',
};

/** A print of the cart in its smaller size and in oak, for Rs. 9,800. */
export const cartItem = (productId: string, change: Partial<CartItem> = {}): CartItem => ({
  productId,
  productSize: '60x40',
  productFrame: 'oak',
  price: 9800,
  selectedSize: '60cm x 40cm',
  selectedFrame: 'Oak',
  selectedSizePrice: 9000,
  selectedFramePrice: 800,
  photographer: 900_000_001,
  title: productId,
  slug: productId,
  primaryImage: '',
  ...change,
});

const size = (width: number, height: number, price: number) => ({
  size_id: `${width}x${height}`,
  size_width: width,
  size_height: height,
  price,
  edition: null as number | null,
  sold_out: false,
  left: null as number | null,
  from_a_distance: false,
});
type Size = ReturnType<typeof size>;

/** Shipping methods on offer before an administrator changes them. */
export const SHIPPING: Quote['shipping'] = [
  {
    zone: 'domestic',
    speed: 'standard',
    price: 100,
    from_days: 5,
    to_days: 10,
    arrives: { from: '2026-12-07', to: '2026-12-15' },
  },
];

/** Answers quotes: 60x40 for Rs. 9,000 and 90x60 for Rs. 19,000, oak for Rs. 800 more and walnut for Rs. 1,200. */
export function quoteOf({
  gone = [],
  sizes = {},
  shipping = SHIPPING,
}: {
  /** Ids of prints that are not on sale any more. */
  gone?: readonly string[];
  /** Changes of the smaller size, by the id of the print. */
  sizes?: Record<string, Partial<Size>>;
  shipping?: Quote['shipping'];
} = {}) {
  return ({ body }: MadeCall): Quote => {
    const { lines } = body as { lines: SelectedPrint[] };
    const quoted = lines.map((line) => {
      const { productId } = line;
      if (gone.includes(productId)) return { ...line, status: 'withdrawn' };
      return {
        ...line,
        status: 'available',
        title: productId,
        slug: productId,
        primary_image: null,
        picture: null,
        photographer: 900_000_001,
        firstname: 'Mira',
        lastname: 'Pillai',
        sizes: [{ ...size(60, 40, 9000), ...sizes[productId] }, size(90, 60, 19_000)],
        frames: [
          { frame_id: 'oak', frame_type: 'Oak', charge: 800, frame_description: '' },
          { frame_id: 'walnut', frame_type: 'Walnut', charge: 1200, frame_description: '' },
        ],
      };
    });
    return { lines: quoted as Quote['lines'], subtotal: 0, shipping_charge: 0, total: 0, shipping };
  };
}

/** Stores the cart, as another tab would. */
export function storeCart(products: readonly CartItem[]): void {
  localStorage.setItem('AnBCart', JSON.stringify({ products }));
}

export const storedCart = (): CartItem[] | null =>
  JSON.parse(localStorage.getItem('AnBCart') ?? 'null')?.products ?? null;
