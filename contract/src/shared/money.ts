const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Whole rupees as people in India write them: `Rs. 1,00,000`. */
export function formatPrice(amount: number): string {
  return `Rs. ${rupees.format(amount)}`;
}

/** Formats whole rupees with a minus sign before what is below zero: `−Rs. 600`. */
export function formatBalance(amount: number): string {
  const text = formatPrice(Math.abs(amount));
  return amount < 0 ? `−${text}` : text;
}

const paise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats an amount in paise, a hundred to the rupee: `Rs. 1,779.66`. */
export function formatPaise(amount: number): string {
  return `Rs. ${paise.format(amount / 100)}`;
}

/** The least a product can cost: its cheapest size in its cheapest frame. */
export function minPrice(sizes: readonly { price: number }[], frames: readonly { charge: number }[]): number {
  if (sizes.length === 0 || frames.length === 0) throw new RangeError('A product has a size and a frame');
  return Math.min(...sizes.map(({ price }) => price)) + Math.min(...frames.map(({ charge }) => charge));
}
