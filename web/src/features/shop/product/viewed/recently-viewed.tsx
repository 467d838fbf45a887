import { productMessages } from '@aperture-byline/contract/product/product-messages';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { minPrice } from '@aperture-byline/contract/shared/money';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sizes } from '#components/base/sizes.ts';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat } from '#components/feedback/skeleton.tsx';
import { Row } from '#components/layout/layout.tsx';
import { Section } from '#components/layout/page.tsx';
import type { MatSizes } from '#components/media/square-mat.tsx';
import { Scroller, ScrollerItem } from '#components/navigation/scroller.tsx';
import { ProductCard, type ProductCardData, ProductCardSkeleton } from '#entities/product/product-card.tsx';
import { productQuery, productsQuery } from '#entities/product/queries.ts';
import styles from './recently-viewed.module.css';
import { readViewed } from './viewed-products.ts';

const SHOWN = 8;
const MAT: MatSizes = (inMat) => sizes({ 0: inMat(60, 'vw'), 640: inMat(280, 'px') });

function toCard(product: ProductDetail): ProductCardData | null {
  const [image] = product.images;
  if (!image || product.sizes.length === 0 || product.frames.length === 0) return null;
  return {
    slug: product.slug,
    title: product.title,
    introduction: product.introduction,
    firstname: product.creator_firstname,
    lastname: product.creator_lastname,
    min_price: minPrice(product.sizes, product.frames),
    picture: image.picture,
  };
}

/** Queries the viewed prints still on sale, with a title; the shop's first where none can be shown. */
function useProductsToShow(slug: string) {
  const [viewed] = useState(() => readViewed().filter((other) => other !== slug));
  const before = useQueries({ queries: viewed.slice(0, SHOWN).map(productQuery) });
  const isSettled = !before.some(({ isPending }) => isPending);
  const shown = before.flatMap(({ data }) => (data && toCard(data)) ?? []);
  const samples = useQuery({ ...productsQuery(1, SHOWN + 1), enabled: isSettled && shown.length === 0 });

  const { recentlyViewed, morePrints } = productMessages;
  if (!isSettled) return { title: recentlyViewed, query: { ...samples, data: undefined, error: null } };
  if (shown.length > 0) return { title: recentlyViewed, query: { ...samples, data: shown } };
  const others = samples.data?.products.filter((product) => product.slug !== slug).slice(0, SHOWN);
  return { title: morePrints, query: { ...samples, data: others } };
}

/** Shows viewed products, or more of the shop. Rendered by the browser only: they are in its storage. */
export default function RecentlyViewed({ slug, className }: { slug: string; className?: string | undefined }) {
  const { title, query } = useProductsToShow(slug);
  if (query.data?.length === 0) return null;
  return (
    <Section title={title} className={className}>
      <QueryState<readonly ProductCardData[]>
        query={query}
        loading={
          <Row align="stretch" nowrap className={styles.loading}>
            <Repeat count={4}>
              <ProductCardSkeleton />
            </Repeat>
          </Row>
        }
      >
        {(products) => (
          <Scroller label={title} className={styles.scroller}>
            {products.map((product) => (
              <ScrollerItem key={product.slug}>
                <ProductCard product={product} matSizes={MAT} heading="h3" />
              </ScrollerItem>
            ))}
          </Scroller>
        )}
      </QueryState>
    </Section>
  );
}
