import type { ProductDetail as Product } from '@aperture-byline/contract/product/wire';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { lazy, useEffect } from 'react';
import { hydrateOnInput } from '#components/deferred/hydrate-on-input.tsx';
import { RenderNearViewport } from '#components/deferred/render-near-viewport.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { ShareMenu } from '#components/share/share-menu.tsx';
import { PrintHead } from '#entities/product/detail/print-head.tsx';
import { findPrinted } from '#entities/product/detail/print-picture.tsx';
import { paths } from '#lib/navigation/paths.ts';
import { CartActions } from './cart-actions.tsx';
import styles from './product-detail.module.css';
import { useSelection } from './use-selection.ts';

const AboutProduct = hydrateOnInput('about-product', () => import('./about-product.tsx'));
const OnAWall = lazy(() => import('#entities/product/detail/wall/on-a-wall.tsx'));
const RecentlyViewed = lazy(() => import('./viewed/recently-viewed.tsx'));

export function ProductDetail({ product }: { product: Product }) {
  const selection = useSelection(product);
  const { size, frame, item } = selection;
  const { slug, product_id } = product;
  const print = findPrinted(product);
  useEffect(() => {
    import('./viewed/view-product.ts')
      .then(({ viewProduct }) => viewProduct(slug, product_id))
      .catch((error: unknown) => console.error('The view could not be counted:', error));
  }, [slug, product_id]);
  const artist = fullName({
    firstName: product.creator_firstname,
    lastName: product.creator_lastname,
  });

  return (
    <Container className={styles.page}>
      <PageMeta title={`${product.title} by ${artist}`} />
      <PrintHead
        product={product}
        selection={selection}
        share={<ShareMenu title={product.title} path={paths.product(product.slug)} sites="all" />}
        wall={
          print &&
          size && (
            <div id="on-a-wall">
              <RenderNearViewport className={styles.wall}>
                <LazyBoundary fallback={<div className={styles.wall} />}>
                  <OnAWall picture={print.picture} size={size} frameType={frame?.frame_type} />
                </LazyBoundary>
              </RenderNearViewport>
            </div>
          )
        }
      >
        {item && (
          <CartActions
            item={item}
            selection={selection}
            isSoldOut={size?.sold_out === true}
            artist={artist}
            preparation={{ leadDays: frame?.lead_days, backOn: product.back_on }}
          />
        )}
      </PrintHead>
      <AboutProduct slug={product.slug} />
      <RenderNearViewport className={styles.later}>
        <LazyBoundary fallback={<div className={styles.later} />}>
          <RecentlyViewed slug={product.slug} className={styles.later} />
        </LazyBoundary>
      </RenderNearViewport>
    </Container>
  );
}
