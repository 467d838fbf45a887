import { productMessages } from '@aperture-byline/contract/product/product-messages';
import type { ProductListItem } from '@aperture-byline/contract/product/wire';
import { SHOP_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { sizes } from '#components/base/sizes.ts';
import { Repeat } from '#components/feedback/skeleton.tsx';
import { Grid } from '#components/layout/layout.tsx';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { PagedList } from '#components/pagination/paged-list.tsx';
import { useAnsweredPage, useRequestedPage } from '#components/pagination/use-paged-address.ts';
import { type MatSizes, ProductCard, ProductCardSkeleton } from '#entities/product/product-card.tsx';
import { productsQuery, shopIntroQuery } from '#entities/product/queries.ts';
import styles from './shop-page.module.css';

/** The width of a mat: four, two or one in a row. */
const MAT: MatSizes = (inMat) =>
  sizes({
    0: inMat(87, 'vw'),
    640: inMat(42.8, 'vw'),
    1024: inMat(20.7, 'vw'),
    1600: inMat(326, 'px'),
  });

/** Where no administrator wrote another one, and where theirs can't be read. */
const INTRO =
  'Every print is made to order by the artist who took the photograph, in the size and the frame you choose. What you pay is what stands here, in whole rupees, and you pay once the artist has accepted.';

export default function ShopPage() {
  const queryClient = useQueryClient();
  const requestedPage = useRequestedPage();
  const query = useQuery({
    ...productsQuery(requestedPage, SHOP_PAGE_SIZE),
    placeholderData: keepPreviousData,
  });
  const intro = useQuery(shopIntroQuery).data?.text;
  const totalPages = query.data?.totalPages;
  const isAnswered = totalPages !== undefined && !query.isPlaceholderData;
  useAnsweredPage({
    requestedPage,
    answeredPage: isAnswered ? Math.min(requestedPage, totalPages) : undefined,
  });

  return (
    <Container>
      <PageMeta title={requestedPage > 1 ? `Shop, page ${requestedPage}` : 'Shop'} />
      <PageHead title="Prints for your wall">
        <p>{intro || INTRO}</p>
      </PageHead>
      <PagedList
        query={query}
        page={requestedPage}
        totalPages={totalPages}
        label="Pages of the shop"
        skeleton={<ProductsSkeleton />}
        getItems={({ products }) => products}
        empty={productMessages.noProductsFound}
        onNextLikely={(page) => queryClient.prefetchQuery(productsQuery(page, SHOP_PAGE_SIZE))}
      >
        {(products) => <Products products={products} />}
      </PagedList>
    </Container>
  );
}

function ProductsSkeleton() {
  return (
    <Grid sm={2} lg={4} className={styles.grid}>
      <Repeat count={20}>
        <ProductCardSkeleton />
      </Repeat>
    </Grid>
  );
}

function Products({ products }: { products: readonly ProductListItem[] }) {
  return (
    <Grid as="ul" sm={2} lg={4} className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.slug}>
          <ProductCard product={product} matSizes={MAT} heading="h2" priority={index === 0} />
        </li>
      ))}
    </Grid>
  );
}
