import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { TextButton } from '#components/base/button.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import type { CartItem } from '#entities/cart/cart-item.ts';
import styles from './cart-actions.module.css';
import type { CartChange } from './use-selection.ts';

const describe = ({ selectedSize, selectedFrame, price }: CartItem): string =>
  `${selectedSize}, ${selectedFrame}, for ${formatPrice(price)}`;

/** Tells both prices of a choice that rewrote the cart, and offers to take it back or to have both. */
export function CartChangeNotice({
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
