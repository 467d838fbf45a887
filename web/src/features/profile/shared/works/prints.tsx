import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { sizes } from '#components/base/sizes.ts';
import { Grid } from '#components/layout/layout.tsx';
import type { MatSizes } from '#components/media/square-mat.tsx';
import { PagedList } from '#components/pagination/paged-list.tsx';
import { useAnsweredPage, useRequestedPage } from '#components/pagination/use-paged-address.ts';
import { ProductCard, ProductCardSkeleton } from '#entities/product/product-card.tsx';
import { productsOfQuery } from '#entities/product/queries.ts';
import { WORK } from '../profile-frame.tsx';

/** The width of a mat: three, two or one in a row. */
const MAT: MatSizes = (inMat) =>
  sizes({ 0: inMat(91, 'vw'), 640: inMat(44, 'vw'), 1024: inMat(20, 'vw'), 1600: inMat(330, 'px') });

export default function Prints({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const requestedPage = useRequestedPage();
  const query = useQuery({
    ...productsOfQuery(userId, requestedPage),
    placeholderData: keepPreviousData,
  });
  const totalPages = query.data?.totalPages;
  const isAnswered = totalPages !== undefined && !query.isPlaceholderData;
  useAnsweredPage({
    requestedPage,
    answeredPage: isAnswered ? Math.max(1, Math.min(requestedPage, totalPages)) : undefined,
  });
  return (
    <>
      <h2 className="visually-hidden">Prints</h2>
      <PagedList
        query={query}
        page={requestedPage}
        totalPages={totalPages}
        label="Pages of prints"
        part={WORK}
        skeleton={<ProductCardSkeleton />}
        getItems={({ products }) => products}
        empty={productMessages.noProductsFound}
        onNextLikely={(page) => queryClient.prefetchQuery(productsOfQuery(userId, page))}
      >
        {(products) => (
          <Grid as="ul" gap={[5, 3]} sm={2} lg={3}>
            {products.map((product) => (
              <li key={product.slug}>
                <ProductCard product={product} matSizes={MAT} heading="h3" />
              </li>
            ))}
          </Grid>
        )}
      </PagedList>
    </>
  );
}
