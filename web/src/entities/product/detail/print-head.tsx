import { productMessages } from '@aperture-byline/contract/product/product-messages';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import clsx from 'clsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { Chips } from '#components/base/chips.tsx';
import { Grid, Row, Stack } from '#components/layout/layout.tsx';
import { paths, selectionPath } from '#lib/navigation/paths.ts';
import { frameOption, sizeOption } from '../print-price.ts';
import styles from './print-head.module.css';
import { findPrintedIndex } from './printed-picture.ts';
import { ProductPictures } from './product-pictures.tsx';

interface PrintSelection {
  size: ProductDetail['sizes'][number] | undefined;
  frame: ProductDetail['frames'][number] | undefined;
  /** Price of both together, in whole rupees; undefined where there is nothing to order. */
  item: { price: number } | undefined;
  choose: (change: { productSize?: string; productFrame?: string }) => void;
}

export function PrintHead({
  product,
  selection: { size, frame, item, choose },
  share,
  children,
}: {
  product: ProductDetail;
  selection: PrintSelection;
  share?: ReactNode;
  children?: ReactNode;
}) {
  const printed = findPrintedIndex(product);
  const [shown, setShown] = useState(printed);
  const actions = useRef<HTMLDivElement>(null);
  return (
    <Grid gap="clamp(24px, 4vw, 80px)" as="article" lg="minmax(0, 8fr) minmax(0, 5fr)" align="start">
      <ProductPictures
        images={product.images}
        printed={printed}
        selected={shown}
        onSelect={setShown}
        title={product.title}
        frameType={frame?.frame_type}
        printWidth={size?.size_width ?? 1}
      />
      <Stack gap={1.5} className={styles.words}>
        <p className="text-quiet">
          <Link to={paths.profile(product.owner_id)}>
            {fullName({ firstName: product.creator_firstname, lastName: product.creator_lastname })}
          </Link>
        </p>
        <h1 className={styles.title}>{product.title}</h1>
        <p className="text-quiet">{product.place}</p>
        <Chips
          label="Categories"
          words={product.categories.map(({ category_name }) => category_name)}
          buildPath={(category) => selectionPath(paths.shop, { category })}
        />
        <Row align="start" className="mt-12">
          <p className={styles.introduction}>{product.introduction}</p>
          {share}
        </Row>
        {item && (
          <p className={styles.price} aria-live="polite">
            <span className="visually-hidden">Price: </span>
            {formatPrice(item.price)}
          </p>
        )}
        <PrintOptions
          sizes={product.sizes}
          frames={product.frames}
          sizeId={size?.size_id}
          frameId={frame?.frame_id}
          onSize={(productSize) => choose({ productSize })}
          onFrame={(productFrame) => choose({ productFrame })}
        />
        <div ref={actions} tabIndex={-1} className={styles.actions}>
          {shown === printed ? (
            children
          ) : (
            // Nobody should order the print while looking at another photograph.
            <Stack gap={1.5} align="start">
              <p className="text-small">{productMessages.notPrinted}</p>
              <Button
                onClick={() => {
                  // The button goes with the other picture.
                  actions.current?.focus({ preventScroll: true });
                  setShown(printed);
                }}
              >
                {productMessages.showPrint}
              </Button>
            </Stack>
          )}
        </div>
      </Stack>
    </Grid>
  );
}

function PrintOptions({
  sizes,
  frames,
  sizeId,
  frameId,
  onSize,
  onFrame,
}: {
  sizes: ProductDetail['sizes'];
  frames: ProductDetail['frames'];
  sizeId: string | undefined;
  frameId: string | undefined;
  onSize: (sizeId: string) => void;
  onFrame: (frameId: string) => void;
}) {
  const id = useId();
  const description = frames.find(({ frame_id }) => frame_id === frameId)?.frame_description;
  return (
    <Stack>
      <Stack gap={0.5} className="text-small">
        <label className="text-quiet" htmlFor={`${id}-size`}>
          Size
        </label>
        <select
          id={`${id}-size`}
          className={styles.select}
          value={sizeId}
          onChange={(event) => onSize(event.target.value)}
        >
          {sizes.map((size) => (
            <option key={size.size_id} value={size.size_id}>
              {sizeOption(size)}
            </option>
          ))}
        </select>
      </Stack>
      <Stack gap={0.5} className="text-small">
        <label className="text-quiet" htmlFor={`${id}-frame`}>
          Frame
        </label>
        <select
          id={`${id}-frame`}
          className={styles.select}
          value={frameId}
          aria-describedby={`${id}-frame-description`}
          onChange={(event) => onFrame(event.target.value)}
        >
          {frames.map((frame) => (
            <option key={frame.frame_id} value={frame.frame_id}>
              {frameOption(frame)}
            </option>
          ))}
        </select>
      </Stack>
      {/* Has a fixed height: no layout shift when the frame changes. */}
      <p id={`${id}-frame-description`} className={clsx(styles.description, 'text-quiet text-small')}>
        {description}
      </p>
    </Stack>
  );
}
