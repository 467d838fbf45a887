import type { ProductDetail as Product } from '@aperture-byline/contract/product/wire';
import { fullName } from '@aperture-byline/contract/shared/content';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { lazy, useEffect } from 'react';
import { Link } from 'react-router';
import { Chips } from '#components/base/chips.tsx';
import { Near } from '#components/deferred/near.tsx';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { Tabs } from '#components/navigation/tabs.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { ShareMenu } from '#components/share/share-menu.tsx';
import { printPrice } from '#entities/product/print-price.ts';
import { paths } from '#lib/paths.ts';
import { ReturnPolicy, ShippingPolicy } from '../policies.tsx';
import { CartActions } from './cart-actions.tsx';
import { PrintOptions } from './print-options.tsx';
import styles from './product-detail.module.css';
import { ProductPictures } from './product-pictures.tsx';
import { itemOf, useSelection } from './use-selection.ts';
import { rememberViewed } from './viewed/viewed-products.ts';
import { fitsShape } from './wall/wall-scale.ts';

const OnAWall = lazy(() => import('./wall/on-a-wall.tsx'));
const RecentlyViewed = lazy(() => import('./viewed/recently-viewed.tsx'));

/** A print with its options, its price and the way into the cart. */
export function ProductDetail({ product }: { product: Product }) {
  const { size, frame, isInCart, choose, remove } = useSelection(product);
  const [print] = product.images;
  useEffect(() => rememberViewed(product.slug), [product.slug]);
  const artist = fullName({
    firstName: product.creator_firstname,
    lastName: product.creator_lastname,
  });

  return (
    <Container className={styles.page}>
      <PageMeta title={`${product.title} by ${artist}`} />
      <article className={styles.product}>
        <ProductPictures
          images={product.images}
          title={product.title}
          frameType={frame?.frame_type}
          printWidth={size?.size_width ?? 1}
        />
        <div className={styles.words}>
          <p className={styles.artist}>
            <Link to={paths.profile(product.owner_id)}>{artist}</Link>
          </p>
          <h1 className={styles.title}>{product.title}</h1>
          <p className={styles.place}>{product.place}</p>
          <Chips label="Categories" words={product.categories.map(({ category_name }) => category_name)} />
          <div className={styles.lead}>
            <p className={styles.introduction}>{product.introduction}</p>
            <ShareMenu title={product.title} path={paths.product(product.slug)} sites="all" />
          </div>
          {size && frame && (
            <p className={styles.price} aria-live="polite">
              <span className="visually-hidden">Price: </span>
              {formatPrice(printPrice(size, frame))}
            </p>
          )}
          <PrintOptions
            sizes={product.sizes}
            frames={product.frames}
            sizeId={size?.size_id}
            frameId={frame?.frame_id}
            onSize={(sizeId) => choose({ sizeId })}
            onFrame={(frameId) => choose({ frameId })}
          />
          {size && frame && (
            <CartActions
              item={itemOf(product, size, frame)}
              isInCart={isInCart}
              isSoldOut={size.sold_out}
              onRemove={remove}
            />
          )}
        </div>
      </article>
      {print && size && fitsShape(print.picture, { width: size.size_width, height: size.size_height }) && (
        <Near className={styles.wall}>
          <LazyBoundary fallback={<div className={styles.wall} />}>
            <OnAWall picture={print.picture} size={size} frameType={frame?.frame_type} />
          </LazyBoundary>
        </Near>
      )}
      <section className={styles.about}>
        <h2 className="visually-hidden">About this print</h2>
        <Tabs
          label="About this print"
          tabs={[
            { id: 'description', name: 'Description', panel: <Description html={product.description} /> },
            { id: 'shipping', name: 'Shipping', panel: <ShippingPolicy /> },
            { id: 'return', name: 'Return/Refund', panel: <ReturnPolicy /> },
          ]}
        />
      </section>
      <Near className={styles.later}>
        <LazyBoundary fallback={<div className={styles.later} />}>
          <RecentlyViewed slug={product.slug} />
        </LazyBoundary>
      </Near>
    </Container>
  );
}

function Description({ html }: { html: string }) {
  return <RichText className={styles.description} html={html} />;
}
