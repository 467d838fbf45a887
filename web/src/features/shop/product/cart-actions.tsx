import type { QuotedShipping } from '@aperture-byline/contract/cart/wire';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import {
  estimateArrival,
  formatArrival,
  isAway,
  LEAD_DAYS,
  type Preparation,
} from '@aperture-byline/contract/shipping/arrival';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, TextButton } from '#components/base/button.tsx';
import { Grid, Row, Stack } from '#components/layout/layout.tsx';
import type { CartItem } from '#entities/cart/cart-item.ts';
import { putInCart } from '#entities/cart/cart-store.ts';
import { shippingQuery } from '#entities/product/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import { showToast } from '#lib/toast.ts';
import styles from './cart-actions.module.css';
import type { CartChange, useSelection } from './use-selection.ts';

/** Puts the chosen print into the cart, takes it out, or goes on to the cart with it. */
export function CartActions({
  item,
  selection: { isInCart, change, undo, addToo, remove },
  isSoldOut,
  artist,
  preparation,
}: {
  item: CartItem;
  selection: ReturnType<typeof useSelection>;
  isSoldOut: boolean;
  artist: string;
  preparation: Preparation;
}) {
  const { data: [shipping] = [], dataUpdatedAt } = useQuery(shippingQuery);
  const noteId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();

  /** Keeps the focus beside what goes away with the press. */
  function answerChange(answer: () => void): void {
    addButton.current?.focus();
    answer();
  }

  function add(): boolean {
    if (isSoldOut) return false;
    const hasRoom = putInCart(item);
    if (!hasRoom) showToast('warning', productMessages.cartFull);
    return hasRoom;
  }

  return (
    <Grid gap={1.5} columns="repeat(auto-fit, minmax(min(100%, 11rem), 1fr))" className={styles.actions}>
      {/* The same button in both states: a second tap in the same place takes nothing back. */}
      <Button
        ref={addButton}
        variant={isInCart ? 'secondary' : 'primary'}
        aria-disabled={isInCart || isSoldOut}
        aria-describedby={noteId}
        onClick={isInCart ? undefined : add}
      >
        {isInCart ? 'In your cart' : 'Add to cart'}
      </Button>
      <Button
        aria-disabled={isSoldOut}
        aria-describedby={noteId}
        onClick={() => {
          if (add()) navigate(paths.cart);
        }}
      >
        Buy now
      </Button>
      {shipping && (
        <Arrival shipping={shipping} now={new Date(dataUpdatedAt)} artist={artist} preparation={preparation} />
      )}
      <p id={noteId} className={clsx(styles.note, 'text-quiet text-small')} aria-live="polite">
        {isSoldOut && `${productMessages.sizeSoldOut} `}
        {productMessages.payLater}
      </p>
      <CartChangeNotice
        change={change}
        canAdd={!isSoldOut}
        onUndo={() => answerChange(undo)}
        onAddToo={() =>
          answerChange(() =>
            addToo()
              ? showToast('success', productMessages.bothInCart)
              : showToast('warning', productMessages.cartFull),
          )
        }
      />
      <Row gap={[0, 3]} className={styles.cart}>
        <p role="status" className="visually-hidden">
          {isInCart && productMessages.inCart}
        </p>
        {isInCart && (
          <>
            <Link to={paths.cart}>View cart</Link>
            <TextButton
              onClick={() => {
                // The button goes with what it removes.
                addButton.current?.focus();
                remove();
              }}
            >
              Remove from cart
            </TextButton>
          </>
        )}
      </Row>
    </Grid>
  );
}

/** When a print arrives, and what makes it take longer than usual. */
function Arrival({
  shipping: { from_days: fromDays, to_days: toDays },
  now,
  artist,
  preparation,
}: {
  shipping: QuotedShipping;
  /** When shipping was asked for: the same moment on the server and while the page hydrates. */
  now: Date;
  artist: string;
  preparation: Preparation;
}) {
  const { leadDays = LEAD_DAYS.usual, backOn } = preparation;
  return (
    <p className={styles.note}>
      <strong>Arrives {formatArrival(estimateArrival({ fromDays, toDays }, now, preparation))}</strong>{' '}
      <span className="text-quiet text-small">
        within India, ordered today and paid once it is accepted
        {leadDays > LEAD_DAYS.usual && `. This frame takes ${leadDays} days to prepare`}
        {backOn && isAway(preparation, now) && `. ${artist} is back on ${formatDay(backOn)}, and answers then`}
      </span>
    </p>
  );
}

const describe = ({ selectedSize, selectedFrame, price }: CartItem): string =>
  `${selectedSize}, ${selectedFrame}, for ${formatPrice(price)}`;

/** Tells both prices of a choice that rewrote the cart, and offers to take it back or to have both. */
function CartChangeNotice({
  change,
  canAdd,
  onUndo,
  onAddToo,
}: {
  change: CartChange | null;
  /** Whether a print of the new size can be ordered. */
  canAdd: boolean;
  onUndo: () => void;
  onAddToo: () => void;
}) {
  const isOtherSize = change !== null && change.before.productSize !== change.after.productSize;
  return (
    <Stack gap={0} className={styles.change}>
      {/* Stays while it is empty: a live region that comes with its words is not read. */}
      <p role="status" className="text-small">
        {change && `Your cart now has ${describe(change.after)}, in place of ${describe(change.before)}.`}
      </p>
      {change && (
        <Row gap={[0, 3]}>
          <TextButton onClick={onUndo}>{productMessages.undo}</TextButton>
          {canAdd && (
            <TextButton onClick={onAddToo}>
              {isOtherSize ? productMessages.addSizeToo : productMessages.addFrameToo}
            </TextButton>
          )}
        </Row>
      )}
    </Stack>
  );
}
