import { cartMessages, newOrderMessages } from '@aperture-byline/contract/cart/cart-messages';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { TextButton } from '#components/base/button.tsx';
import { sizes } from '#components/base/sizes.ts';
import { SelectField } from '#components/forms/field.tsx';
import { Grid, Row, Stack } from '#components/layout/layout.tsx';
import { getQuantity } from '#entities/cart/cart-item.ts';
import { changeInCart } from '#entities/cart/cart-store.ts';
import { SmallFramedPrint } from '#entities/product/detail/frame/small-framed-print.tsx';
import { frameOption, sizeOption, toPlacement } from '#entities/product/print-price.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './cart-line.module.css';
import { type CartLine, type QuotedProduct, toCartItem } from './cart-lines.ts';
import { Quantity } from './quantity.tsx';

/** Returns why a print can't be ordered, and what to do about it; null where it can be. */
function findProblem(line: CartLine): string | null {
  switch (line.status) {
    case 'withdrawn':
      return newOrderMessages.printGone;
    case 'option_gone':
      return cartMessages.optionGone;
    case 'too_many':
      return newOrderMessages.tooManyCopies;
    case 'sold_out':
      return line.product.sizes.every(({ sold_out }) => sold_out)
        ? cartMessages.soldOutEntirely
        : productMessages.sizeSoldOut;
    default:
      return null;
  }
}

/** A print in the cart. `earlierPrice` is what it cost before its price changed in this visit. */
export function CartLineRow({
  line,
  earlierPrice,
  hasRoom,
  onRemove,
}: {
  line: CartLine;
  earlierPrice: number | null;
  hasRoom: boolean;
  onRemove: (event: MouseEvent) => void;
}) {
  const titleId = useId();
  const { item, product } = line;
  const price = 'price' in line ? line.price : item.price;
  const problem = findProblem(line);
  const isRepriced = 'price' in line && earlierPrice !== null && earlierPrice !== price;
  return (
    <article className={styles.line} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <LinePicture line={line} />
      </div>
      <div className={styles.words}>
        <h3 id={titleId} className={styles.title}>
          {line.status === 'withdrawn' ? (
            item.title
          ) : (
            <Link className="plain-link" to={paths.product(item.slug)}>
              {item.title}
            </Link>
          )}
        </h3>
        {product && (
          <p className="text-quiet text-small mt-4">
            by {fullName({ firstName: product.firstname, lastName: product.lastname })}
          </p>
        )}
      </div>
      <Grid gap={[1.5, 2]} columns="repeat(auto-fit, minmax(min(100%, 11rem), 1fr))" className={styles.options}>
        {product ? (
          <Options line={line} product={product} />
        ) : (
          <p className="text-quiet break-anywhere">
            {item.selectedSize}, {item.selectedFrame}
          </p>
        )}
      </Grid>
      <Stack gap={0.5} className={clsx(styles.notes, 'hide-empty')} aria-live="polite">
        {problem && <p className="text-error">{problem}</p>}
        {isRepriced && (
          <p>
            The price has changed from {formatPrice(earlierPrice)} to {formatPrice(price)}.
          </p>
        )}
      </Stack>
      <Row justify="space-between" className={styles.end}>
        {line.status === 'withdrawn' || line.status === 'option_gone' ? null : (
          <p className={clsx(styles.price, 'tabular-nums text-strong text-end')}>
            {formatPrice(price * getQuantity(item))}
            {getQuantity(item) > 1 && (
              <span className={clsx(styles.each, 'block text-quiet text-small')}>{formatPrice(price)} each</span>
            )}
          </p>
        )}
        {product && line.status !== 'option_gone' && line.status !== 'sold_out' && (
          <Quantity line={line} hasRoom={hasRoom} />
        )}
        <TextButton onClick={onRemove}>
          Remove<span className="visually-hidden"> {item.title}</span>
        </TextButton>
      </Row>
    </article>
  );
}

function LinePicture({ line: { item, product } }: { line: CartLine }): ReactNode {
  if (product?.picture) {
    const { picture } = product;
    const size = product.sizes.find(({ size_id }) => size_id === item.productSize);
    const width = Number.parseFloat(item.selectedSize);
    return (
      <SmallFramedPrint
        picture={picture}
        frameType={item.selectedFrame}
        // A size that is not offered any more is drawn in the photograph's shape.
        print={size ? toPlacement(size) : { width, height: (width * picture.height) / picture.width }}
        sizes={sizes({ 0: '88px', 640: '136px' })}
      />
    );
  }
  // Of another site it would be blocked, and such a cart is not ours.
  const isOwn = URL.parse(item.primaryImage, location.origin)?.origin === location.origin;
  if (product === null && item.primaryImage && isOwn) return <img src={item.primaryImage} alt="" />;
  return <span className={styles.noPicture} />;
}

/** The sizes and frames of a print. One that is not offered any more stands as an empty choice. */
function Options({ line: { item }, product }: { line: CartLine; product: QuotedProduct }) {
  const isSize = product.sizes.some(({ size_id }) => size_id === item.productSize);
  const chosenFrame = product.frames.find(({ frame_id }) => frame_id === item.productFrame);

  /** Keeps what is not offered any more until that is chosen again too. */
  function choose({ sizeId = item.productSize, frameId = item.productFrame }) {
    const size = product.sizes.find(({ size_id }) => size_id === sizeId);
    const frame = product.frames.find(({ frame_id }) => frame_id === frameId);
    if (size && frame) changeInCart(item, toCartItem(item, { product, size, frame }));
    else changeInCart(item, { ...item, productSize: sizeId, productFrame: frameId });
  }

  return (
    <>
      <Choice
        label="Size"
        blank={!isSize && 'Choose a size'}
        value={item.productSize}
        options={product.sizes.map((size) => [size.size_id, sizeOption(size, chosenFrame ?? { charge: 0 })])}
        onChoose={(sizeId) => choose({ sizeId })}
      />
      <Choice
        label="Frame"
        blank={!chosenFrame && 'Choose a frame'}
        value={item.productFrame}
        options={product.frames.map((frame) => [frame.frame_id, frameOption(frame)])}
        onChoose={(frameId) => choose({ frameId })}
      />
    </>
  );
}

function Choice({
  label,
  blank,
  value,
  options,
  onChoose,
}: {
  label: string;
  /** Stands for a value that is not offered. */
  blank: string | false;
  value: string;
  options: readonly (readonly [id: string, text: string])[];
  onChoose: (id: string) => void;
}) {
  return (
    <SelectField label={label} value={blank ? '' : value} onChange={({ target }) => onChoose(target.value)}>
      {blank && <option value="">{blank}</option>}
      {options.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
