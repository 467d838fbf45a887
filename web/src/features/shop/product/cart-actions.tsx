import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#components/base/button.tsx';
import type { CartItem } from '#entities/cart/cart-item.ts';
import { putInCart } from '#entities/cart/cart-store.ts';
import { paths } from '#lib/paths.ts';
import { showToast } from '#lib/toast.ts';
import styles from './cart-actions.module.css';

/** Puts the print in its chosen size and frame into the cart, takes it out, or goes on to the cart with it. */
export function CartActions({
  item,
  isInCart,
  isSoldOut,
  onRemove,
}: {
  item: CartItem;
  isInCart: boolean;
  isSoldOut: boolean;
  onRemove: () => void;
}) {
  const noteId = useId();
  const navigate = useNavigate();

  function add(): boolean {
    if (isSoldOut) return false;
    const hasRoom = putInCart(item);
    if (!hasRoom) showToast('warning', productMessages.cartFull);
    return hasRoom;
  }

  return (
    <div className={styles.actions}>
      {isInCart ? (
        <Button onClick={onRemove}>Remove from cart</Button>
      ) : (
        <Button look="main" aria-disabled={isSoldOut} aria-describedby={noteId} onClick={add}>
          Add to cart
        </Button>
      )}
      <Button
        aria-disabled={isSoldOut}
        aria-describedby={noteId}
        onClick={() => {
          if (add()) navigate(paths.cart);
        }}
      >
        Buy now
      </Button>
      <p id={noteId} className={styles.note} aria-live="polite">
        {isSoldOut && `${productMessages.sizeSoldOut} `}
        {productMessages.payLater}
      </p>
    </div>
  );
}
