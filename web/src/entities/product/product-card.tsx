import type { ProductListItem } from '@aperture-byline/contract/product/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { Link } from 'react-router';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { type MatSizes, SquareMat } from '#components/media/square-mat.tsx';
import { paths } from '#lib/navigation/paths.ts';
import styles from './product-card.module.css';

export type ProductCardData = Pick<
  ProductListItem,
  'slug' | 'title' | 'introduction' | 'firstname' | 'lastname' | 'min_price' | 'picture'
>;

/** The parts of its mat that the longer side of a print takes with its board, and the board alone. */
export const FRAMED = { opening: 0.9, board: 0.035 } as const;

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
  return (
    <article>
      <Link className={styles.card} to={paths.product(product.slug)}>
        <SquareMat
          className={styles.print}
          picture={product.picture}
          {...FRAMED}
          matSizes={matSizes}
          priority={priority}
        />
        <Stack gap={1} className="text-small">
          <Heading className={styles.title}>{product.title}</Heading>
          <p className={styles.artist}>by {fullName({ firstName: product.firstname, lastName: product.lastname })}</p>
          <p className={styles.introduction}>{product.introduction}</p>
          <p className="text-strong tabular-nums">From {formatPrice(product.min_price)}</p>
        </Stack>
      </Link>
    </article>
  );
}

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
