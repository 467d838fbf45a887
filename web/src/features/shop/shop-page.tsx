import { SHOP_DEFAULT_TOTAL_PAGES, SHOP_PAGE_SIZE } from '@aperture-byline/contract/constants';
import { messages } from '@aperture-byline/contract/messages';
import { parsePage } from '@aperture-byline/contract/paging';
import type { ProductListItem } from '@aperture-byline/contract/product';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { EmptyNotice, ErrorNotice } from '#ui/notice.tsx';
import { Container, PageHead, PageMeta } from '#ui/page.tsx';
import { Pager } from '#ui/pager.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { productsQuery } from './get-products.ts';
import { type MatSlots, ProductCard, ProductCardSkeleton } from './product-card.tsx';
import styles from './shop-page.module.css';

/** The width of a mat: four, three or two in a row, or beside the words. */
const SLOTS: MatSlots = [
  ['(min-width: 1600px)', 326, 'px'],
  ['(min-width: 1100px)', 20.7, 'vw'],
  ['(min-width: 800px)', 28.2, 'vw'],
  ['(min-width: 600px)', 42.8, 'vw'],
  ['', 38.5, 'vw'],
];
const SKELETONS = Array.from({ length: 20 }, (_, index) => String(index));

/** The page the address asks for. One past the end gives its place in the address to the last. */
function useShopPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const asked = parsePage(search.get('page'));
  const query = useQuery({ ...productsQuery(asked, SHOP_PAGE_SIZE), placeholderData: keepPreviousData });
  const answer = query.isPlaceholderData ? undefined : query.data;

  useEffect(() => {
    if (answer === undefined || asked <= answer.totalPages) return;
    queryClient.setQueryData(productsQuery(answer.totalPages, SHOP_PAGE_SIZE).queryKey, answer);
    navigate({ search: `?page=${answer.totalPages}` }, { replace: true });
  }, [answer, asked, navigate, queryClient]);

  return { asked, query };
}

export default function ShopPage() {
  const { asked, query } = useShopPage();
  const queryClient = useQueryClient();
  const { data } = query;
  const totalPages = data?.totalPages ?? SHOP_DEFAULT_TOTAL_PAGES;

  return (
    <Container>
      <PageMeta
        title={asked > 1 ? `Shop, page ${asked}` : 'Shop'}
        description="Photographs by the artists of the house, printed to order and framed by hand."
      />
      <PageHead title="Prints for your wall">
        <p>
          Every print is made to order by the artist who took the photograph, in the size and the frame you
          choose. What you pay is what stands here, in whole rupees.
        </p>
      </PageHead>
      {data ? (
        <div
          className={clsx(styles.shown, query.isPlaceholderData && styles.leaving)}
          aria-busy={query.isPlaceholderData}
        >
          <Products products={data.products} />
        </div>
      ) : query.isError ? (
        <ErrorNotice onRetry={() => query.refetch()}>{messages.somethingWrongLater}</ErrorNotice>
      ) : (
        <Loading label={messages.loading}>
          <div className={styles.grid}>
            {SKELETONS.map((key) => (
              <ProductCardSkeleton key={key} />
            ))}
          </div>
        </Loading>
      )}
      {(data || query.isError) && (
        <Pager
          label="Pages of the shop"
          page={Math.min(asked, totalPages)}
          totalPages={totalPages}
          onNextLikely={(page) => queryClient.prefetchQuery(productsQuery(page, SHOP_PAGE_SIZE))}
        />
      )}
    </Container>
  );
}

function Products({ products }: { products: readonly ProductListItem[] }) {
  if (products.length === 0) return <EmptyNotice>{messages.noProductsFound}</EmptyNotice>;
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.slug}>
          <ProductCard product={product} slots={SLOTS} heading="h2" priority={index < 2} />
        </li>
      ))}
    </ul>
  );
}
