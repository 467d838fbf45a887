import { productMessages } from '@aperture-byline/contract/product/product-messages';
import type { ProductListItem } from '@aperture-byline/contract/product/wire';
import type { PrintFacet } from '@aperture-byline/contract/search/facets';
import { SHOP_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { sizes } from '#components/base/sizes.ts';
import { Explorer } from '#components/explorer/explorer.tsx';
import { Repeat } from '#components/feedback/skeleton.tsx';
import { Grid } from '#components/layout/layout.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import type { MatSizes } from '#components/media/square-mat.tsx';
import { PagedList } from '#components/pagination/paged-list.tsx';
import { useAnsweredPage, useRequestedPage } from '#components/pagination/use-paged-address.ts';
import { ProductCard, ProductCardSkeleton } from '#entities/product/product-card.tsx';
import { productsQuery, shopIntroQuery } from '#entities/product/queries.ts';
import { explorePrintsQuery, hasFilters, readPrintFilters } from '#entities/search/queries.ts';
import { pluralize } from '#lib/format-count.ts';
import { paths } from '#lib/navigation/paths.ts';

const COLUMNS = { gap: 'clamp(40px, 5vw, 80px) var(--gap)', sm: 2, lg: 4 };

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

const FACETS: Readonly<Record<PrintFacet, string>> = {
  price: 'Price',
  size: 'Longer side',
  orientation: 'Format',
  category: 'Category',
  colour: 'Colour',
  artist: 'Artist',
};

export default function ShopPage() {
  const queryClient = useQueryClient();
  const requestedPage = useRequestedPage();
  const [search] = useSearchParams();
  const filters = readPrintFilters(search);
  const isFiltered = hasFilters(filters);
  const [isOpened, setOpened] = useState(false);
  const explored = useQuery({
    ...explorePrintsQuery(filters, isFiltered ? requestedPage : 1),
    enabled: isFiltered || isOpened,
  });
  const all = useQuery({
    ...productsQuery(requestedPage, SHOP_PAGE_SIZE),
    placeholderData: keepPreviousData,
    enabled: !isFiltered,
  });
  const query: UseQueryResult<{ products: ProductListItem[] }> = isFiltered ? explored : all;
  const intro = useQuery(shopIntroQuery).data?.text;
  const totalPages = isFiltered ? explored.data?.pagination.totalPages : all.data?.totalPages;
  const isAnswered = totalPages !== undefined && !query.isPlaceholderData;
  useAnsweredPage({
    requestedPage,
    answeredPage: isAnswered ? Math.min(requestedPage, totalPages) : undefined,
  });

  return (
    <Container>
      <PageMeta title={requestedPage > 1 ? `Shop, page ${requestedPage}` : 'Shop'} />
      <Explorer
        title="Prints for your wall"
        label="Filter prints"
        titles={FACETS}
        explored={explored.data}
        onOpen={() => setOpened(true)}
        total={
          isFiltered && explored.data?.pagination.total ? pluralize(explored.data.pagination.total, 'print') : null
        }
      />
      <PagedList
        query={query}
        page={requestedPage}
        totalPages={totalPages}
        label="Pages of the shop"
        skeleton={<ProductsSkeleton />}
        getItems={({ products }) => products}
        empty={
          isFiltered
            ? 'No print has all of this. Take something away above, or begin anew.'
            : productMessages.noProductsFound
        }
        emptyAction={isFiltered && <Link to={paths.shop}>All prints</Link>}
        onNextLikely={(page) =>
          isFiltered
            ? queryClient.prefetchQuery(explorePrintsQuery(filters, page))
            : queryClient.prefetchQuery(productsQuery(page, SHOP_PAGE_SIZE))
        }
      >
        {(products) => <Products products={products} />}
      </PagedList>
      <p className="text-quiet text-medium">{intro || INTRO}</p>
    </Container>
  );
}

function ProductsSkeleton() {
  return (
    <Grid {...COLUMNS}>
      <Repeat count={20}>
        <ProductCardSkeleton />
      </Repeat>
    </Grid>
  );
}

function Products({ products }: { products: readonly ProductListItem[] }) {
  return (
    <Grid as="ul" {...COLUMNS}>
      {products.map((product, index) => (
        <li key={product.slug}>
          <ProductCard product={product} matSizes={MAT} heading="h2" priority={index === 0} />
        </li>
      ))}
    </Grid>
  );
}
