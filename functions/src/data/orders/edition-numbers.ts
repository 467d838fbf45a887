import type { OrderLine, StoredSubOrder } from '@aperture-byline/contract/order/stored';
import type { PrintSize } from '@aperture-byline/contract/product/stored';
import type { Product } from '../works/products.ts';
import { newCertificateCode } from './certificates.ts';

const isPrintOf = (line: OrderLine, product: Product, size: PrintSize): boolean =>
  line.productId === product.id && line.sizeId === size.id;

/** The product without these lines: their prints can be ordered again, and their numbers are given again first. */
export function releaseLines(product: Product, lines: readonly OrderLine[]): Product {
  const sizes = product.sizes.map((size) => {
    const bought = lines.filter((line) => isPrintOf(line, product, size));
    if (bought.length === 0) return size;
    const numbers = bought.flatMap(({ editionNumber }) => editionNumber ?? []);
    const returned = [...size.returned, ...numbers].sort((a, b) => a - b);
    return { ...size, sold: Math.max(0, size.sold - bought.length), returned };
  });
  return { ...product, sizes };
}

/**
 * Gives each print of a limited edition its number, the lowest that is free: so that of an edition the numbers from 1
 * on are given, each once and without gaps. Null where an edition has no number left. Products without a change are the
 * same objects.
 */
export function numberSubOrders(
  products: readonly Product[],
  subOrders: readonly StoredSubOrder[],
): { products: Product[]; subOrders: StoredSubOrder[] } | null {
  const sizes = new Map(
    products.flatMap((product) => product.sizes.map((size) => [`${product.id} ${size.id}`, { ...size }])),
  );
  const numbered: StoredSubOrder[] = [];
  for (const subOrder of subOrders) {
    const lines: OrderLine[] = [];
    for (const line of subOrder.lines) {
      const size = sizes.get(`${line.productId} ${line.sizeId}`);
      const edition = size?.edition ?? null;
      if (!size || edition === null) {
        lines.push(line);
        continue;
      }
      const editionNumber = takeNumber(size, edition);
      if (editionNumber === null) return null;
      lines.push({ ...line, editionNumber, edition, certificate: newCertificateCode() });
    }
    numbered.push({ ...subOrder, lines });
  }
  return {
    products: products.map((product) => ({
      ...product,
      sizes: product.sizes.map((size) => sizes.get(`${product.id} ${size.id}`) ?? size),
    })),
    subOrders: numbered,
  };
}

/** Takes the lowest free number off the size. */
function takeNumber(size: PrintSize, edition: number): number | null {
  const [first, ...returned] = size.returned;
  if (first !== undefined && first <= edition) {
    size.returned = returned;
    return first;
  }
  const next = size.issued + 1;
  if (next > edition) return null;
  size.issued = next;
  return next;
}

const isSamePrint = (one: OrderLine, other: OrderLine): boolean =>
  one.productId === other.productId && one.sizeId === other.sizeId && one.frameId === other.frameId;

/** Copies numbers to the order's lines, each to an equal product, size and frame; unchanged objects stay the same. */
export function withNumbers(lines: OrderLine[], subOrders: readonly StoredSubOrder[]): OrderLine[] {
  const numbered = subOrders
    .flatMap((subOrder) => subOrder.lines)
    .filter(({ editionNumber }) => editionNumber !== undefined);
  if (numbered.length === 0) return lines;
  return lines.map((line) => {
    const index = numbered.findIndex((one) => isSamePrint(one, line));
    const [match] = index < 0 ? [] : numbered.splice(index, 1);
    if (!match) return line;
    const { editionNumber, edition, certificate } = match;
    return { ...line, editionNumber, edition, certificate };
  });
}
