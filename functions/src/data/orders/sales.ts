import type { OrderLine, StoredSubOrder } from '@aperture-byline/contract/order/stored';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { countReads, firestore } from '../core/database.ts';
import { addStats } from '../stats/stats.ts';
import { findUnreadableSizes, type Product, parseProduct } from '../works/products.ts';

/** Added, taken off, or neither. */
type Sign = 1 | -1 | 0;

/** Adds a sub-order to its artist's stats as an order or as income, or takes it off them again. */
export function addSale(
  transaction: Transaction,
  { artistId, lines, subtotal }: Pick<StoredSubOrder, 'artistId' | 'lines' | 'subtotal'>,
  { at, orders = 0, income = 0 }: { at: Date; orders?: Sign; income?: Sign },
): void {
  const works = [...Map.groupBy(lines, ({ productId }) => productId)].map(([id, bought]) => ({
    work: {
      on: 'products',
      id,
      title: bought[0]?.title ?? '',
      subjectId: bought[0]?.slug ?? '',
    } as const,
    stats: { orders, income: income * bought.reduce((sum, { price }) => sum + price, 0) },
  }));
  addStats(transaction, { artistId, at, stats: { orders, income: income * subtotal }, works });
}

interface Stock {
  products: Product[];
  /** By a product's id its sizes that can't be parsed, which are written back as they are. */
  unreadableSizes: ReadonlyMap<string, unknown[]>;
}

/** Products that are gone are left out. */
export async function readStock(transaction: Transaction, ids: readonly string[]): Promise<Stock> {
  return toStock(await readSnapshots(transaction, ids.map(productAt)));
}

export function toStock(snapshots: readonly DocumentSnapshot[]): Stock {
  return {
    products: snapshots.map(parseProduct).filter((product) => product !== null),
    unreadableSizes: new Map(snapshots.map((snapshot) => [snapshot.id, findUnreadableSizes(snapshot)])),
  };
}

export function productAt(productId: string): DocumentReference {
  return firestore().doc(`products/${productId}`);
}

/** All in one round trip, also those that are missing. */
export async function readSnapshots(
  transaction: Transaction,
  references: readonly DocumentReference[],
): Promise<DocumentSnapshot[]> {
  countReads(references.length);
  return references.length === 0 ? [] : transaction.getAll(...references);
}

export function writeSizes(
  transaction: Transaction,
  { unreadableSizes }: Stock,
  { id, sizes }: Pick<Product, 'id' | 'sizes'>,
): void {
  transaction.update(productAt(id), { sizes: [...sizes, ...(unreadableSizes.get(id) ?? [])] });
}

/** Takes the prints off their editions. A size that its artist took away meanwhile is left out. */
export function takeLines(transaction: Transaction, stock: Stock, lines: readonly OrderLine[]): void {
  for (const product of stock.products) {
    const bought = lines.filter(({ productId }) => productId === product.id);
    const sizes = product.sizes.map((size) => {
      const taken = bought.filter(({ sizeId }) => sizeId === size.id).length;
      return taken === 0 ? size : { ...size, sold: size.sold + taken };
    });
    writeSizes(transaction, stock, { id: product.id, sizes });
  }
}
