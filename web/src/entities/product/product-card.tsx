import type { ProductListItem } from '@aperture-byline/contract/product/wire';
import { fullName } from '@aperture-byline/contract/shared/content';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import { paths } from '#lib/paths.ts';
import styles from './product-card.module.css';

/** What a card needs to know of a print. */
export type ProductCardData = Pick<
  ProductListItem,
  'slug' | 'title' | 'introduction' | 'firstname' | 'lastname' | 'min_price' | 'picture'
>;

/** The room inside the square mat, as a part of it: `product-card.module.css` keeps the margins. */
const OPENING = 0.8;

/** The `sizes` of a picture, from the widths of its mat: `inMat` gives the part of one that the picture takes. */
export type MatSizes = (inMat: (width: number, unit: 'px' | 'vw') => string) => string;

/** A print in a list, whole on a square mat. `heading` fits the outline of the page. */
export function ProductCard({
  product,
  matSizes,
  heading: Heading,
  priority = false,
}: {
  product: ProductCardData;
  matSizes: MatSizes;
  heading: 'h2' | 'h3';
  priority?: boolean;
}) {
  const { picture } = product;
  const share = Math.min(1, picture.width / picture.height);
  const inMat = (width: number, unit: string) => `${Number((width * OPENING * share).toFixed(1))}${unit}`;
  return (
    <article>
      <Link className={styles.card} to={paths.product(product.slug)}>
        <div className={styles.mat}>
          <div className={styles.print} style={{ '--share': share } as CSSProperties}>
            <Picture picture={picture} sizes={matSizes(inMat)} priority={priority} />
          </div>
        </div>
        <Stack className={styles.lines}>
          <Heading className={styles.title}>{product.title}</Heading>
          <p className={styles.artist}>
            by {fullName({ firstName: product.firstname, lastName: product.lastname })}
          </p>
          <p className={styles.introduction}>{product.introduction}</p>
          <p className="text-strong tabular-nums">From {formatPrice(product.min_price)}</p>
        </Stack>
      </Link>
    </article>
  );
}

/** Reserves the space of a card while the list loads. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton ratio={1} />
      <Stack gap={1.5}>
        <Skeleton />
        <Skeleton short />
        <Skeleton />
      </Stack>
    </div>
  );
}
