import { getQuantity } from '#entities/cart/cart-item.ts';
import { setQuantity } from '#entities/cart/cart-store.ts';
import type { CartLine } from './cart-lines.ts';
import styles from './quantity.module.css';

/** How many copies of a print: one fewer, one more, as far as the cart has room and the edition has prints. */
export function Quantity({ line, hasRoom }: { line: CartLine; hasRoom: boolean }) {
  const { item } = line;
  const quantity = getQuantity(item);
  const isLeft = !('size' in line) || line.size.left === null || line.ofSize < line.size.left;
  const canAdd = hasRoom && isLeft;
  const change = (by: number) => setQuantity(item, quantity + by);
  return (
    <fieldset className={styles.quantity}>
      <legend className="visually-hidden">Copies of {item.title}</legend>
      <button
        type="button"
        className={styles.step}
        aria-label="One fewer"
        aria-disabled={quantity === 1}
        onClick={() => quantity > 1 && change(-1)}
      >
        −
      </button>
      <output className={styles.number} aria-label={`${quantity} ${quantity === 1 ? 'copy' : 'copies'}`}>
        {quantity}
      </output>
      <button
        type="button"
        className={styles.step}
        aria-label="One more"
        aria-disabled={!canAdd}
        onClick={() => canAdd && change(1)}
      >
        +
      </button>
    </fieldset>
  );
}
