import type { ProductDetail as Product } from '@aperture-byline/contract/product/wire';
import { fullName } from '@aperture-byline/contract/shared/content';
import { messages } from '@aperture-byline/contract/shared/messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import clsx from 'clsx';
import { lazy, useEffect, useId } from 'react';
import { Link } from 'react-router';
import { Chips } from '#components/base/chips.tsx';
import { hydrateOnInput } from '#components/deferred/hydrate-on-input.tsx';
import { RenderNearViewport } from '#components/deferred/render-near-viewport.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Grid, Row, Stack } from '#components/layout/layout.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { Tabs } from '#components/navigation/tabs.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { ShareMenu } from '#components/share/share-menu.tsx';
import { fitsShape } from '#entities/product/detail/fits-shape.ts';
import { ProductPictures } from '#entities/product/detail/product-pictures.tsx';
import { frameOption, sizeOption } from '#entities/product/print-price.ts';
import { paths, selectionPath } from '#lib/paths.ts';
import { CartActions } from './cart-actions.tsx';
import styles from './product-detail.module.css';
import { useSelection } from './use-selection.ts';

const ProductWorks = hydrateOnInput('product-works', () => import('./product-works.tsx'));
const Policy = lazy(() => import('../policies.tsx'));
const OnAWall = lazy(() => import('#entities/product/detail/wall/on-a-wall.tsx'));
const RecentlyViewed = lazy(() => import('./viewed/recently-viewed.tsx'));

/** A print with its options, its price and the way into the cart. */
export function ProductDetail({ product }: { product: Product }) {
  const { size, wallSize, frame, item, isInCart, choose, remove } = useSelection(product);
  const [print] = product.images;
  useEffect(() => {
    import('./viewed/viewed-products.ts')
      .then(({ rememberViewed }) => rememberViewed(product.slug))
      .catch((error: unknown) => console.error('Not remembered:', error));
  }, [product.slug]);
  const artist = fullName({
    firstName: product.creator_firstname,
    lastName: product.creator_lastname,
  });

  return (
    <Container className={styles.page}>
      <PageMeta title={`${product.title} by ${artist}`} />
      <Grid as="article" lg="minmax(0, 8fr) minmax(0, 5fr)" align="start" className={styles.product}>
        <ProductPictures
          images={product.images}
          title={product.title}
          frameType={frame?.frame_type}
          printWidth={size?.size_width ?? 1}
        />
        <Stack gap={1.5} className={styles.words}>
          <p className="text-quiet">
            <Link to={paths.profile(product.owner_id)}>{artist}</Link>
          </p>
          <h1 className={styles.title}>{product.title}</h1>
          <p className="text-quiet">{product.place}</p>
          <Chips
            label="Categories"
            words={product.categories.map(({ category_name }) => category_name)}
            buildPath={(category) => selectionPath(paths.shop, { category })}
          />
          <Row align="start" className={styles.lead}>
            <p className={styles.introduction}>{product.introduction}</p>
            <ShareMenu title={product.title} path={paths.product(product.slug)} sites="all" />
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
          {item && (
            <CartActions
              item={item}
              isInCart={isInCart}
              isSoldOut={size?.sold_out === true}
              onRemove={remove}
            />
          )}
        </Stack>
      </Grid>
      {print &&
        wallSize &&
        fitsShape(print.picture, { width: wallSize.size_width, height: wallSize.size_height }) && (
          <RenderNearViewport className={styles.wall}>
            <LazyBoundary fallback={<div className={styles.wall} />}>
              <OnAWall picture={print.picture} size={wallSize} frameType={frame?.frame_type} />
            </LazyBoundary>
          </RenderNearViewport>
        )}
      <section className={styles.about}>
        <h2 className="visually-hidden">About this print</h2>
        <Tabs
          label="About this print"
          tabs={[
            {
              id: 'description',
              name: 'Description',
              panel: <RichText className="measure" html={product.description} />,
            },
            { id: 'shipping', name: 'Shipping', panel: <LazyPolicy of="shipping" /> },
            { id: 'return', name: 'Return/Refund', panel: <LazyPolicy of="return" /> },
          ]}
        />
      </section>
      <ProductWorks slug={product.slug} />
      <RenderNearViewport className={styles.later}>
        <LazyBoundary fallback={<div className={styles.later} />}>
          <RecentlyViewed slug={product.slug} className={styles.later} />
        </LazyBoundary>
      </RenderNearViewport>
    </Container>
  );
}

/** Behind a tab: its text is rendered by the server and no part of the first load. */
function LazyPolicy({ of }: { of: 'shipping' | 'return' }) {
  return (
    <LazyBoundary fallback={<p>{messages.loading}</p>}>
      <Policy of={of} />
    </LazyBoundary>
  );
}

/** Size and frame of a print, with the size's price and the frame's charge. */
export function PrintOptions({
  sizes,
  frames,
  sizeId,
  frameId,
  onSize,
  onFrame,
}: {
  sizes: Product['sizes'];
  frames: Product['frames'];
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
