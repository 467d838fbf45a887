import type { ProductDetail as Product } from '@aperture-byline/contract/product/wire';
import { fullName } from '@aperture-byline/contract/shared/content';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { lazy, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Chips } from '#components/base/chips.tsx';
import { Near } from '#components/deferred/near.tsx';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { Tabs } from '#components/navigation/tabs.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { printPrice } from '#entities/product/print-price.ts';
import { paths } from '#lib/paths.ts';
import { ReturnPolicy, ShippingPolicy } from '../policies.tsx';
import { PrintOptions } from './print-options.tsx';
import styles from './product-detail.module.css';
import { ProductPictures } from './product-pictures.tsx';
import { rememberViewed } from './viewed/viewed-products.ts';
import { fitsShape } from './wall/wall-scale.ts';

const OnAWall = lazy(() => import('./wall/on-a-wall.tsx'));
const RecentlyViewed = lazy(() => import('./viewed/recently-viewed.tsx'));

/** A print with its options and price. The first size and frame are the default. */
export function ProductDetail({ product }: { product: Product }) {
  const [sizeId, setSizeId] = useState<string | undefined>(product.sizes[0]?.size_id);
  const [frameId, setFrameId] = useState<string | undefined>(product.frames[0]?.frame_id);
  const size = product.sizes.find(({ size_id }) => size_id === sizeId);
  const frame = product.frames.find(({ frame_id }) => frame_id === frameId);
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
          <p className={styles.introduction}>{product.introduction}</p>
          {size && frame && (
            <p className={styles.price} aria-live="polite">
              <span className="visually-hidden">Price: </span>
              {formatPrice(printPrice(size, frame))}
            </p>
          )}
          <PrintOptions
            sizes={product.sizes}
            frames={product.frames}
            sizeId={sizeId}
            frameId={frameId}
            onSize={setSizeId}
            onFrame={setFrameId}
          />
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
