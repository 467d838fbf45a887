import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Chips } from '#components/base/chips.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { paths, selectionPath } from '#lib/navigation/paths.ts';
import { toPlacement } from '../print-price.ts';
import styles from './print-head.module.css';
import { PrintOptions } from './print-options.tsx';
import { findPrinted, PrintPicture } from './print-picture.tsx';

interface PrintSelection {
  size: ProductDetail['sizes'][number] | undefined;
  frame: ProductDetail['frames'][number] | undefined;
  /** Price of both together, in whole rupees; undefined where there is nothing to order. */
  item: { price: number } | undefined;
  choose: (change: { productSize?: string; productFrame?: string }) => void;
}

/** A print as it is sold: the one framed picture, the choice beside it, and the wall on which the choice hangs. */
export function PrintHead({
  product,
  selection: { size, frame, item, choose },
  share,
  wall,
  children,
}: {
  product: ProductDetail;
  selection: PrintSelection;
  share?: ReactNode;
  /** Stands after the choice where there is one column, and beside it where there are two. */
  wall: ReactNode;
  /** Actions on the selection. */
  children?: ReactNode;
}) {
  const printed = findPrinted(product);
  return (
    <article className={styles.columns}>
      <div className={styles.picture}>
        {printed && (
          <PrintPicture
            picture={printed.picture}
            frameType={frame?.frame_type}
            print={size ? toPlacement(size) : printed.picture}
          />
        )}
      </div>
      <Stack gap={1.5} className={styles.words}>
        <p className="text-quiet">
          <Link to={paths.profile(product.owner_id)}>
            {fullName({ firstName: product.creator_firstname, lastName: product.creator_lastname })}
          </Link>
        </p>
        <h1 className={styles.title}>{product.title}</h1>
        {item && (
          <p className={styles.price} aria-live="polite">
            <span className="visually-hidden">Price: </span>
            {formatPrice(item.price)}
          </p>
        )}
        <Row align="start" className={styles.lead}>
          <p className={styles.introduction}>{product.introduction}</p>
          {share}
        </Row>
        <Row gap={[1, 2]}>
          <p className="text-quiet text-small">{[product.place, product.paper].filter(Boolean).join(' · ')}</p>
          <Chips
            label="Categories"
            words={product.categories.map(({ category_name }) => category_name)}
            buildPath={(category) => selectionPath(paths.shop, { category })}
          />
        </Row>
        <Stack gap={1.5} className={styles.choice}>
          <PrintOptions
            sizes={product.sizes}
            frames={product.frames}
            size={size}
            frame={frame}
            onSize={(productSize) => choose({ productSize })}
            onFrame={(productFrame) => choose({ productFrame })}
          />
          {children}
        </Stack>
      </Stack>
      <div className={styles.wall}>{wall}</div>
    </article>
  );
}
